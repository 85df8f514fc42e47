/** `npm run baseline`: writes the tables of `docs/browsers.md` from the code and the compatibility data. */
import { readFileSync, writeFileSync } from "node:fs";
import { usedFeatures } from "./used-features.ts";
import { tablePattern, writeTables } from "./write-table.ts";

const file = "docs/browsers.md";
const text = readFileSync(file, "utf8");
writeFileSync(
  file,
  text.replace(tablePattern, () => writeTables(usedFeatures())),
);
