import { relative } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";
import { type Equivalent, judgeMutants, type Mutant, type Outcome } from "./judge-mutants.ts";

/** Minimum share of an area's mutants that tests must kill, in percent, without the equivalents. */
const goal = 90;

/** Maximum share of the mutants with which the test runner may fail, for example because a mutant uses all memory. */
const maxFailedShare = 0.01;

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

/** The members of Stryker's result that the report uses. */
export type TriedMutant = Pick<MutantResult, "fileName" | "location" | "replacement" | "status">;

export interface MutantReport {
  readonly text: string;
  /** True if the goal is reached, no equivalent is stale, and the test runner failed with few mutants. */
  readonly isGood: boolean;
}

/**
 * @param name - the tested area, and the part of it.
 * @param sourceOf - the text of a file, by its path in the repository.
 */
export function mutantReportOf(
  name: string,
  tried: readonly TriedMutant[],
  equivalents: readonly Equivalent[],
  sourceOf: (file: string) => string,
): MutantReport {
  const mutants = tried.map((one) => readMutant(one, sourceOf));
  const { killed, survivors, stale } = judgeMutants(mutants, equivalents);
  const statics = mutants.filter(({ outcome }) => outcome === "static");
  const places = new Set(statics.map(({ file, line }) => `${file}:${line}`));
  const score = (100 * killed) / Math.max(1, killed + survivors.length);
  const text = [
    ...survivors.map(textOf),
    ...(["endless", "untried"] as const).flatMap((outcome) =>
      mutants
        .filter((one) => one.outcome === outcome)
        .map((mutant) => `${outcome}: ${textOf(mutant)}`),
    ),
    ...(places.size > 0
      ? [`Not tried, read when the module is loaded: ${[...places].join(", ")}\n`]
      : []),
    ...stale.map(
      ({ file, was, becomes }) => `Killed, or gone, though listed: ${file}: ${was} → ${becomes}\n`,
    ),
    `\n${name}: ${killed} killed, ${survivors.length} survived: ${score.toFixed(1)} % (${statics.length} not tried)\n`,
  ].join("");
  const failed = tried.filter(({ status }) => status === "RuntimeError").length;
  const isWhole = failed <= maxFailedShare * tried.length;
  return { text, isGood: score >= goal && stale.length === 0 && isWhole };
}

function readMutant(
  { fileName, location, replacement = "", status }: TriedMutant,
  sourceOf: (file: string) => string,
): Mutant {
  const file = relative(process.cwd(), fileName).replaceAll("\\", "/");
  const lines = sourceOf(file).split("\n");
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
