import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** What is read of a report of Vitest. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Writes a line `failed: …` for each failed test of a report, so that the end of a long log names them. */
export function writeFailed(file: string): void {
  for (const name of namesOfFailed(file)) process.stdout.write(`failed: ${name}\n`);
}

function namesOfFailed(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const { testResults }: Report = JSON.parse(readFileSync(file, "utf8"));
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const path = relative(process.cwd(), name);
    if (failed.length === 0) return status === "failed" ? [`${path}: ${firstLineOf(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages: [why = ""] }) => `${path}: ${fullName}: ${firstLineOf(why)}`,
    );
  });
}

function firstLineOf(text: string): string {
  return text.split("\n")[0] ?? "";
}
