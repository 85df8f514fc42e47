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
 * An address of a script of ours, as a page that demands Trusted Types wants it. Where such a page
 * does not name our policy, the address stays text, and the page refuses it.
 */
export function scriptUrlOf(url: string): string {
  try {
    const policy =
      page[key] ?? page.trustedTypes?.createPolicy("scout-elements", { createScriptURL });
    if (policy === undefined) return url;
    page[key] = policy;
    return policy.createScriptURL(url);
  } catch {
    return url; // the page's policy does not name ours
  }
}

function createScriptURL(own: string): string {
  return own;
}
