/**
 * `npm run mutants -- <area> [part of a path]`: breaks every line of `src/core/<area>/` in turn, and lists what no test
 * in Node notices. Ends with 1 below the goal.
 */
import { readdirSync, readFileSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { equivalents } from "./equivalents.ts";
import { mutantReportOf } from "./mutant-report.ts";

const areas = readdirSync("src/core", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const [area = "", part = ""] = process.argv.slice(2);

if (areas.includes(area)) {
  // Its options: values that a module reads once, when it is loaded, are left out, because each of them needs a new process;
  // no tsconfig is rewritten, for which this version of TypeScript has no API; and a mutant is endless only after a
  // minute, because a busy machine is not an endless loop.
  const results = await new Stryker({
    configFile: "build/mutants.json",
    mutate: [`src/core/${area}/**/*${part}*.ts`],
  }).runMutationTest();
  const { text, isGood } = mutantReportOf(
    `${area} ${part}`.trim(),
    results,
    equivalents.filter(({ file }) => file.startsWith(`src/core/${area}/`) && file.includes(part)),
    (file) => readFileSync(file, "utf8"),
  );
  process.stdout.write(text);
  process.exitCode = isGood ? 0 : 1;
} else {
  process.stderr.write(`Name an area of src/core: ${areas.join(", ")}.\n`);
  process.exitCode = 1;
}
