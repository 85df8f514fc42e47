/** A request, picture or script that the page's content security policy blocked. */
export interface PolicyViolation {
  readonly directive: string;
  /** An address without its query, or a keyword such as `inline`. */
  readonly blocked: string;
}

const maxViolations = 50;
const violations: PolicyViolation[] = [];
let isWatching = false;

/** Starts to record what the page's policy blocks. */
export function watchPolicy(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    const blocked = blockedURI.replace(/[?#].*/s, "");
    if (violations.length < maxViolations)
      violations.push({ directive: effectiveDirective, blocked });
  });
}

export function policyViolations(): readonly PolicyViolation[] {
  return violations;
}
