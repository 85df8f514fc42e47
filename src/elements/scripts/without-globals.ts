/**
 * Runs a library's code that leaves values on `globalThis`, and puts the page's own back (decisions ZA18).
 * The values are there until what `run` promises is done.
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
