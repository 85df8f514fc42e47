interface PagePolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const key = Symbol.for("scout-elements.policy.v2");
const page: typeof globalThis & {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: PagePolicy): PagePolicy;
  };
  [key]?: PagePolicy;
} = globalThis;

/** Without a policy, texts stay texts, and a page that requires Trusted Types rejects them. */
const rules: PagePolicy = { createHTML: (html) => html, createScriptURL: (url) => url };

/** The one Trusted Types policy of the elements, which all copies in the page share. */
function policy(): PagePolicy {
  page[key] ??= createPolicy();
  return page[key];
}

function createPolicy(): PagePolicy {
  try {
    return page.trustedTypes?.createPolicy("scout-elements", rules) ?? rules;
  } catch {
    return rules; // The page does not allow our policy.
  }
}

/** The address of one of our scripts as a `TrustedScriptURL`, if the page requires it. */
export function scriptUrlOf(url: string): string {
  return policy().createScriptURL(url);
}

/** HTML as `TrustedHTML`, if the page requires it. It is as unsafe as what was given. */
export function trustedHtmlOf(html: string): string {
  return policy().createHTML(html);
}
