/** `npm run sequences`: writes the calls of each screen into the guide of the backend. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withSequences } from "../src/openapi/backend-sequences.ts";

const path = join(import.meta.dirname, "../docs/backend.md");
await writeFile(path, withSequences(await readFile(path, "utf8")));
