/** The globals of the runner, renamed as in the other suites. */
declare const it: (name: string, act: () => void | Promise<void>) => void;
declare const afterEach: (act: () => void | Promise<void>) => void;

/** Registers a test. */
export function test(name: string, act: () => void | Promise<void>): void {
  it(name, async () => {
    try {
      await act();
    } catch (error) {
      throw reportable(error);
    }
  });
}

/** Runs after each test of the file. */
export const cleanUp = afterEach;

/**
 * The runner clones what an assertion compared. It cannot clone nodes, and would never end the file, so this names them.
 */
function reportable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const member of ["actual", "expected"] as const) {
    const value: unknown = Reflect.get(error, member);
    if (!isCloneable(value)) Reflect.set(error, member, String(value));
  }
  return error;
}

function isCloneable(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}
