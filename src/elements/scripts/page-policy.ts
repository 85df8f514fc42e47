interface PagePolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const policyKey = Symbol.for("scout-elements.policy.v2");
const page: typeof globalThis & {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: PagePolicy): PagePolicy;
  };
  [policyKey]?: PagePolicy;
} = globalThis;

/**
 * The fallback without a policy. It returns plain strings, which a page that requires Trusted Types rejects.
 */
const rules: PagePolicy = { createHTML: (html) => html, createScriptURL: (url) => url };

/** The single Trusted Types policy of the elements, shared by all copies in the page. */
function policy(): PagePolicy {
  page[policyKey] ??= createPolicy();
  return page[policyKey];
}

function createPolicy(): PagePolicy {
  try {
    return page.trustedTypes?.createPolicy("scout-elements", rules) ?? rules;
  } catch {
    return rules; // The page does not allow our policy.
  }
}

/** The address of one of our scripts, as a `TrustedScriptURL` if the page requires it. */
export function scriptUrlOf(url: string): string {
  return policy().createScriptURL(url);
}

/** Returns HTML as `TrustedHTML`, if the page requires it. This does not make the HTML safe. */
export function trustedHtmlOf(html: string): string {
  return policy().createHTML(html);
}
