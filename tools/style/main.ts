/**
 * `npm run style`: reports the prose that breaks the style of `docs/contributing.md`. It is part of the lint.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { looseTextsIn } from "./loose-texts.ts";
import { proseIn } from "./prose-in.ts";
import { faultsOf, nameFaultsOf } from "./style-rules.ts";

/** True for words of the specification, and for files with samples of text that others wrote. */
const isSkipped = (path: string) =>
  /^docs\/decisions\/specification-|^test\/fixtures-apps\/apps|^tools\/style\/|^test\/architecture\/style\.test|^LICENSE/.test(
    path,
  );

/** True for code whose strings users may see. */
const isProduct = (path: string) => /^src\/(?:core|elements)\/.*\.tsx?$/.test(path);

const given = process.argv.slice(2);
const listed = execFileSync("git", ["ls-files", ...given], { encoding: "utf8", maxBuffer: 1e8 });
const paths = listed.split("\n").filter((path) => /\.(tsx?|mjs|css|md)$/.test(path));
let count = 0;
for (const path of paths.filter((each) => !isSkipped(each))) {
  const source = readFileSync(path, "utf8");
  const faults = proseIn(path, source).flatMap(({ line, text }) =>
    faultsOf(text).map((fault) => `${path}:${line} ${fault}`),
  );
  const names = source
    .split("\n")
    .flatMap((line, index) => nameFaultsOf(line).map((fault) => `${path}:${index + 1} ${fault}`));
  const loose = isProduct(path) ? looseTextsIn(path, source) : [];
  const misplaced = loose.map(
    ({ line, text }) => `${path}:${line} "${text}": move it to a messages file`,
  );
  for (const fault of path.endsWith(".md") ? faults : [...faults, ...names, ...misplaced]) {
    process.stdout.write(`${fault}\n`);
    count += 1;
  }
}
if (count > 0) {
  process.stdout.write(`${count} texts break the style of docs/contributing.md.\n`);
  process.exitCode = 1;
}
