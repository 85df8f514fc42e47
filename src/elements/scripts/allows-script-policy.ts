interface PolicyFactory {
  createPolicy(name: string, rules: object): unknown;
}

type Realm = typeof globalThis & { readonly trustedTypes?: PolicyFactory };

/**
 * True if the page's policy lets a library create its own Trusted Types policy. A policy can be created only once per
 * page, and the library needs it. The check therefore creates it in an empty frame, which has the same policy.
 *
 * @param name - the name of the library's policy
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
    // The page may list its policies without requiring Trusted Types.
    return !requiresTrustedTypes();
  } finally {
    frame.remove();
  }
}

/** True if the page refuses a script address that no policy created. */
function requiresTrustedTypes(): boolean {
  try {
    document.createElement("script").src = "about:blank";
    return false;
  } catch {
    return true;
  }
}
