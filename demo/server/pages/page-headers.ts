export interface PagePolicy {
  /** Trusted Types policies that the page may create. */
  readonly trustedTypes: readonly string[];
  /** Other origins that it may frame. */
  readonly frameOrigins: readonly string[];
}

/** The headers of every HTML page of the demo: only its own resources may run or load, and the contracts' forms. */
export function pageHeadersOf(given: PagePolicy): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicyOf(given),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  };
}

function contentSecurityPolicyOf({ trustedTypes, frameOrigins }: PagePolicy): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    ["frame-src 'self' blob:", ...frameOrigins].join(" "),
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length > 0 ? trustedTypes.join(" ") : "'none'"}`,
  ].join("; ");
}
