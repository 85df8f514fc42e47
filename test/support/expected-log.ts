/** Not those of a test. */
const { setTimeout: later } = globalThis;
const node = "process" in globalThis && typeof process.on === "function" ? process : null;

/** How long a test waits for the lines that it expects: a report may follow a call that explains it. */
const patienceMs = 20_000;

/** What each test process or page has on its console; the setup file and the tests may load this module twice. */
interface Log {
  lines: string[];
  expected: Set<string>;
}

declare global {
  var scoutTestLog: Log | undefined;
}

globalThis.scoutTestLog ??= startLog();
const log = globalThis.scoutTestLog;

function startLog(): Log {
  const started: Log = { lines: [], expected: new Set() };
  for (const level of ["warn", "error"] as const) {
    console[level] = (...words: readonly unknown[]) => {
      started.lines.push(words.map(String).join(" "));
    };
  }
  // Node's own listener prints.
  node?.removeAllListeners("warning").on("warning", (warning) => {
    started.lines.push(String(warning));
  });
  return started;
}

/** A warning of Node comes a tick after its cause. */
async function settleWarnings(): Promise<void> {
  if (node !== null) await new Promise<void>((resolve) => node.nextTick(resolve));
}

/** React prints an error that a boundary has caught, Preact does not. */
const caught = /^(?:\w*Error|Denied|Unauthorized): /;

/**
 * Names what the running test has on the console: texts that are part of at least one line each. Lines with none of them
 * fail the test, and so does a text that no line has, unless it is that of an error that a boundary has caught.
 */
export function expectLog(...texts: readonly string[]): void {
  for (const text of texts) log.expected.add(text);
}

/** The lines that nobody expected, and the expected texts that no line has. Empties the log. */
export async function takeLog(): Promise<{
  readonly unexpected: readonly string[];
  readonly missing: readonly string[];
}> {
  await settleWarnings();
  const { expected } = log;
  const missing = () =>
    [...expected].filter(
      (text) => !caught.test(text) && !log.lines.some((line) => line.includes(text)),
    );
  const lastMs = performance.now() + patienceMs;
  while (missing().length > 0 && performance.now() < lastMs)
    await new Promise((resolve) => later(resolve, 20));
  const result = {
    missing: missing(),
    unexpected: log.lines.filter((line) => ![...expected].some((text) => line.includes(text))),
  };
  log.lines = [];
  log.expected = new Set();
  return result;
}
