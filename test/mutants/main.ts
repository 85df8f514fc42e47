/**
 * `npm run mutants -- <area> [part of a path]`: breaks every line of `src/core/<area>/` in turn, and lists what no test
 * in Node notices. Ends with 1 below the goal.
 */
import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { equivalents } from "./equivalents.ts";
import { judgeMutants, type Mutant, type Outcome } from "./judge-mutants.ts";

/** Share of the mutants of an area that tests kill, in percent; those that change nothing are left out. */
const goal = 90;

const areas = readdirSync("src/core", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const [area = "", part = ""] = process.argv.slice(2);

if (areas.includes(area)) await run();
else {
  process.stderr.write(`Name an area of src/core: ${areas.join(", ")}.\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  // Its options: values that a module reads once, when it is loaded, are left out, because each of them needs a new process;
  // no tsconfig is rewritten, for which this version of TypeScript has no API; and a mutant is endless only after a
  // minute, because a busy machine is not an endless loop.
  const results = await new Stryker({
    configFile: "build/mutants.json",
    mutate: [`src/core/${area}/**/*${part}*.ts`],
  }).runMutationTest();
  const mutants = results.map(readMutant);
  const { killed, survivors, stale } = judgeMutants(
    mutants,
    equivalents.filter(({ file }) => file.startsWith(`src/core/${area}/`) && file.includes(part)),
  );
  for (const mutant of survivors) process.stdout.write(textOf(mutant));
  for (const outcome of ["endless", "untried"] as const)
    for (const mutant of mutants.filter((one) => one.outcome === outcome))
      process.stdout.write(`${outcome}: ${textOf(mutant)}`);
  const statics = mutants.filter(({ outcome }) => outcome === "static");
  if (statics.length > 0) {
    const places = new Set(statics.map(({ file, line }) => `${file}:${line}`));
    process.stdout.write(`Not tried, read when the module is loaded: ${[...places].join(", ")}\n`);
  }
  for (const { file, was, becomes } of stale)
    process.stdout.write(`Killed, or gone, though listed: ${file}: ${was} → ${becomes}\n`);
  const score = (100 * killed) / Math.max(1, killed + survivors.length);
  process.stdout.write(
    `\n${area}: ${killed} killed, ${survivors.length} survived: ${score.toFixed(1)} % (${statics.length} not tried)\n`,
  );
  process.exitCode = score >= goal && stale.length === 0 ? 0 : 1;
}

const outcomes: Readonly<Record<MutantResult["status"], Outcome>> = {
  Killed: "killed",
  Timeout: "endless",
  Survived: "survived",
  NoCoverage: "survived",
  Ignored: "static",
  CompileError: "untried",
  RuntimeError: "untried",
  Pending: "untried",
};

function readMutant({ fileName, location, replacement = "", status }: MutantResult): Mutant {
  const file = relative(process.cwd(), fileName).replaceAll("\\", "/");
  const lines = readFileSync(file, "utf8").split("\n");
  const { start, end } = location;
  const span = lines.slice(start.line - 1, end.line);
  const at = oneLine(span[0] ?? "");
  span.push((span.pop() ?? "").slice(0, end.column - 1));
  span[0] = (span[0] ?? "").slice(start.column - 1);
  return {
    file,
    line: start.line,
    at,
    was: oneLine(span.join(" ")),
    becomes: oneLine(replacement),
    outcome: outcomes[status],
  };
}

function textOf({ file, line, was, becomes }: Mutant): string {
  return `${file}:${line}\n  - ${was}\n  + ${becomes}\n`;
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, " ").trim();
}
