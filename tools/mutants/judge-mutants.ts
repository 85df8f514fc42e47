import { relative } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";

/** The share of the mutants that tests must kill, in percent. Equivalents do not count. */
const minScore = 90;

/**
 * The share of the mutants with which the test runner may fail, as it does with one that uses all memory.
 */
const maxErrorShare = 0.01;

/** The members of Stryker's result that the verdict needs. */
export type TriedMutant = Pick<MutantResult, "fileName" | "location" | "replacement" | "status">;

interface MutatedCode {
  readonly file: string;
  /** The line of code in which the mutant begins. */
  readonly at: string;
  /** The mutated code, on one line. */
  readonly was: string;
  readonly becomes: string;
}

/** A mutant that no test can kill, because it changes nothing that a caller can notice. */
export interface Equivalent extends MutatedCode {
  readonly why: string;
}

export interface Verdict {
  /**
   * The report as text: the survivors and the entries of the list that need work, and the score.
   */
  readonly text: string;
  /**
   * True if the score is high enough, every listed equivalent survived, and the test runner failed with few mutants.
   */
  readonly isGood: boolean;
}

/**
 * Stryker's comments and ignorers would exclude every mutant of a line or node, also those that tests kill, and would
 * not notice an entry that a test kills. The list of equivalents is therefore compared with the survivors, mutant by
 * mutant.
 *
 * @param sourceOf - returns the text of a file, by its path in the repository.
 */
export function judgeMutants(
  mutants: readonly TriedMutant[],
  equivalents: readonly Equivalent[],
  sourceOf: (file: string) => string,
): Verdict {
  const withStatus = (...statuses: readonly TriedMutant["status"][]) =>
    mutants.filter(({ status }) => statuses.includes(status));
  const survivors = withStatus("Survived", "NoCoverage").map((mutant) => ({
    line: mutant.location.start.line,
    ...readCode(mutant, sourceOf),
  }));
  const unlisted = survivors.filter((mutant) => !equivalents.some((one) => isSame(mutant, one)));
  const stale = equivalents.filter((one) => !survivors.some((mutant) => isSame(mutant, one)));
  const killed = withStatus("Killed", "Timeout").length;
  const score = (100 * killed) / Math.max(1, killed + unlisted.length);
  const text = [
    ...unlisted.map((mutant) => `${mutant.file}:${mutant.line}\n${changeOf(mutant)}`),
    ...stale.map((one) => `Killed, or gone, though listed: ${one.file}\n${changeOf(one)}`),
    `${killed} killed, ${unlisted.length} survived: ${score.toFixed(1)} %\n`,
  ].join("");
  const isWhole = withStatus("RuntimeError").length <= maxErrorShare * mutants.length;
  return { text, isGood: score >= minScore && stale.length === 0 && isWhole };
}

function readCode(
  { fileName, location: { start, end }, replacement = "" }: TriedMutant,
  sourceOf: (file: string) => string,
): MutatedCode {
  const file = relative(process.cwd(), fileName).replaceAll("\\", "/");
  const lines = sourceOf(file).split("\n");
  const span = lines.slice(start.line - 1, end.line);
  const at = oneLine(span[0] ?? "");
  span.push((span.pop() ?? "").slice(0, end.column - 1));
  span[0] = (span[0] ?? "").slice(start.column - 1);
  return { file, at, was: oneLine(span.join(" ")), becomes: oneLine(replacement) };
}

function isSame(one: MutatedCode, other: MutatedCode): boolean {
  return (
    one.file === other.file &&
    one.at === other.at &&
    one.was === other.was &&
    one.becomes === other.becomes
  );
}

function changeOf({ was, becomes }: MutatedCode): string {
  return `  - ${was}\n  + ${becomes}\n`;
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, " ").trim();
}
