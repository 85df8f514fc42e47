interface PolicyFactory {
  createPolicy(name: string, rules: object): unknown;
}

type Realm = typeof globalThis & { readonly trustedTypes?: PolicyFactory };

/**
 * Whether a library may start its scripts by a Trusted Types policy of its own, as far as the page's policy says. A policy
 * can be created once in a page, and the library needs it: an empty frame, to which the same policy applies, tries it.
 *
 * @param name - the name of the library's policy.
 */
export function allowsScriptPolicy(name: string): boolean {
  const page: Realm = globalThis;
  if (page.trustedTypes === undefined) return true;
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.documentElement.append(frame);
  try {
    const realm = frame.contentWindow as Realm | null;
    realm?.trustedTypes?.createPolicy(name, {});
    return true;
  } catch {
    // The page may name its policies and require none.
    return !requiresTrustedTypes();
  } finally {
    frame.remove();
  }
}

/** Whether the page refuses the address of a script that no policy has made. */
function requiresTrustedTypes(): boolean {
  try {
    document.createElement("script").src = "about:blank";
    return false;
  } catch {
    return true;
  }
}
