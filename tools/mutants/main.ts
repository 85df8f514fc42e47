/**
 * `npm run mutants -- <area or element> [part of a path]`: breaks every line of `src/core/<area>/`, or of the models in
 * `src/elements/<element>/`, in turn, and prints the mutants that no test in Node kills. Ends with 1 if the verdict is bad.
 * Stryker's own report of every mutant is `tmp/mutants.html`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { equivalents } from "./equivalents.ts";
import { judgeMutants } from "./judge-mutants.ts";

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const areas = foldersIn("src/core");
const elements = foldersIn("src/elements").filter((name) =>
  readdirSync(`src/elements/${name}`).some((file) => file.endsWith(".model.ts")),
);
const [area = "", part = ""] = process.argv.slice(2);
const isElement = elements.includes(area);

if (isElement || areas.includes(area)) {
  const folder = isElement ? `src/elements/${area}/` : `src/core/${area}/`;
  // `ignoreStatic` skips values that a module computes once, when it loads, because each would need a new process.
  // Stryker cannot rewrite the tsconfig, because this version of TypeScript has no API for it. A mutant counts as endless
  // only after a minute, because tests are slow on a busy machine.
  const results = await new Stryker({
    configFile: "build/mutants.json",
    mutate: [`${folder}**/*${part}*${isElement ? ".model.ts" : ".ts"}`],
  }).runMutationTest();
  const { text, isGood } = judgeMutants(
    results,
    equivalents.filter(({ file }) => file.startsWith(folder) && file.includes(part)),
    (file) => readFileSync(file, "utf8"),
  );
  process.stdout.write(`\n${text}`);
  process.exitCode = isGood ? 0 : 1;
} else {
  process.stderr.write(
    `Name an area of src/core: ${areas.join(", ")}; or an element: ${elements.join(", ")}.\n`,
  );
  process.exitCode = 1;
}
