/** The globals of the runner, renamed as in the other suites. */
declare const it: (name: string, act: () => void | Promise<void>) => void;
declare const afterEach: (act: () => void | Promise<void>) => void;

/** Registers a test. */
export const test = it;
/** Runs after each test of the file. */
export const cleanUp = afterEach;
