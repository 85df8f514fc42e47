/** The globals of the runner, by the names that the other suites use. */
declare const it: (name: string, act: () => void | Promise<void>) => void;
declare const afterEach: (act: () => void | Promise<void>) => void;

/** Registers a test. */
export const test = it;
/** Runs after each test of the file. */
export const cleanUp = afterEach;

/** Fails unless both are deeply equal. */
export function assertEqual(actual: unknown, expected: unknown, what = "value"): void {
  const [shown, wanted] = [textOf(actual), textOf(expected)];
  if (shown !== wanted) throw new Error(`${what} is\n${shown}\nand not\n${wanted}`);
}

export function assert(isGood: boolean, sentence: string): asserts isGood {
  if (!isGood) throw new Error(sentence);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, null, 1) ?? String(value);
}
