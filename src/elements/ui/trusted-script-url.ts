interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): object };
}

/** Null where the page's policy lets nobody make one; undefined where there are no Trusted Types. */
const policy = createPolicy();

function createPolicy() {
  const factory: unknown = Reflect.get(globalThis, "trustedTypes");
  if (!isFactory(factory)) return undefined;
  try {
    return factory.createPolicy("scout-elements", { createScriptURL: (url) => url });
  } catch {
    return null;
  }
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === "object" && value !== null && "createPolicy" in value;
}

/**
 * An address of code that the caller answers for, as the page's Trusted Types want it; null where
 * they let none through. Only for addresses that the host page chose: its own files, or what it allowed.
 */
export function trustedScriptUrl(url: string): string | null {
  if (policy === undefined) return url;
  // The browser takes the object where the types of the language know a text alone.
  return policy === null ? null : (policy.createScriptURL(url) as unknown as string);
}
