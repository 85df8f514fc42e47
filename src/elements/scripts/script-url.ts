interface ScriptPolicy {
  createScriptURL(url: string): string;
}

const key = Symbol.for("scout-elements.script-policy.v1");
const page: typeof globalThis & {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
  };
  [key]?: ScriptPolicy;
} = globalThis;

/**
 * The address of one of our scripts as a `TrustedScriptURL`, if the page requires it. If the page does not allow our
 * policy, the address stays a string, and the page rejects it.
 */
export function scriptUrlOf(url: string): string {
  try {
    const policy =
      page[key] ?? page.trustedTypes?.createPolicy("scout-elements", { createScriptURL });
    if (policy === undefined) return url;
    page[key] = policy;
    return policy.createScriptURL(url);
  } catch {
    return url; // The page's policy does not allow ours.
  }
}

function createScriptURL(own: string): string {
  return own;
}
