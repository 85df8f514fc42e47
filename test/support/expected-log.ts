/** The real timers, which tests cannot replace. */
const { setTimeout: later } = globalThis;
const node = "process" in globalThis && typeof process.on === "function" ? process : null;

/** The time to wait for expected lines, because a report may follow a call that finds its cause. */
const timeoutMs = 20_000;

/** The console lines of a test process or page. It is global, because setup file and tests may load this module twice. */
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
  // Removes Node's own listener, which prints.
  node?.removeAllListeners("warning").on("warning", (warning) => {
    started.lines.push(String(warning));
  });
  return started;
}

/** Waits, because Node emits a warning one tick after its cause. */
async function settleWarnings(): Promise<void> {
  if (node !== null) await new Promise<void>((resolve) => node.nextTick(resolve));
}

/** Errors that a boundary has caught. React prints them, Preact does not. */
const caught = /^(?:\w*Error|Denied|Unauthorized): /;

/**
 * Expects console lines in the running test: each text must be part of a line. Other lines fail the test, and so does a text
 * without a line, unless it is an error that a boundary has caught.
 */
export function expectLog(...texts: readonly string[]): void {
  for (const text of texts) log.expected.add(text);
}

/** Returns the unexpected lines and the expected texts without a line, and empties the log. */
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
  const lastMs = performance.now() + timeoutMs;
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
