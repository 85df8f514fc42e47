/** A call, picture or script that the page's policy stopped. */
export interface PolicyViolation {
  readonly directive: string;
  /** Without query: an address, or a word such as `inline`. */
  readonly blocked: string;
}

const most = 50;
const seen: PolicyViolation[] = [];
let isWatching = false;

/** Remembers what the page's policy stops from now on. */
export function watchPolicy(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    const blocked = blockedURI.replace(/[?#].*/s, "");
    if (seen.length < most) seen.push({ directive: effectiveDirective, blocked });
  });
}

export function policyViolations(): readonly PolicyViolation[] {
  return seen;
}
