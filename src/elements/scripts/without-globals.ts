/**
 * Runs library code that sets values on `globalThis`, and restores the page's values when the promise of `run` settles.
 */
export async function withoutGlobals<Result>(
  names: readonly string[],
  run: () => Promise<Result>,
): Promise<Result> {
  const before = names.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  try {
    return await run();
  } finally {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}
