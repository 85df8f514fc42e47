import { spawn } from "node:child_process";
import { once } from "node:events";
import type { TestCount } from "./test-count.ts";

/** Options for running a command. */
export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** True for parallel commands: the output of each is printed as a whole, below its name. */
  readonly isBuffered?: boolean;
}

/**
 * Runs `npm` with the given words, prints its output below its name, and returns its last line `N passed, N failed` with
 * the lines `failed: …` above it. A command without such a line counts as one test. A command that fails without naming a
 * failed test is one failed test.
 */
export async function runCommand(
  name: string,
  words: readonly string[],
  { env = {}, isBuffered = false }: CommandOptions = {},
): Promise<TestCount> {
  const heading = `\n--- ${name}\n`;
  const printed: Buffer[] = [];
  if (!isBuffered) process.stdout.write(heading);
  const child = spawn("npm", words, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      printed.push(chunk);
      if (!isBuffered) process.stdout.write(chunk);
    });
  }
  const [status] = await once(child, "close");
  const text = Buffer.concat(printed).toString();
  if (isBuffered) process.stdout.write(heading + text);
  return readCount(name, text, status === 0);
}

function readCount(name: string, text: string, isGood: boolean): TestCount {
  // Removes duplicates, because a command repeats the failures of its parts at its end.
  const failures = [
    ...new Set([...text.matchAll(/^failed: (.*)$/gm)].map(([, failure = ""]) => failure)),
  ];
  const line = [...text.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const passed = line ? Number(line[1]) : isGood ? 1 : 0;
  const failed = line ? Number(line[2]) : 0;
  if (isGood || failed > 0) return { passed, failed, failures };
  return { passed, failed: 1, failures: [...failures, name] };
}
