/** Addresses that open, or seem to open, another host or scheme from a page of `https://portal.test`. */
export const hostileAddresses: readonly string[] = [
  // Paths of the page's own host that would name another host without the origin.
  "/.//evil.test/x",
  "/x/..//evil.test",
  "/%2e//evil.test",
  "/%2E%2e//evil.test/x",
  "/x/%2e.//evil.test",
  "/.\\\\evil.test/x",
  "/.\\/evil.test/x",
  "/./\t/evil.test/x",
  "/.///evil.test/x",
  "./..//evil.test",
  "https://portal.test//evil.test/x",
  "https:/.//evil.test/x",
  // Hosts without a scheme.
  "//evil.test",
  "///evil.test/x",
  "\\\\evil.test",
  "/\\evil.test",
  "\\/evil.test",
  "\\evil.test",
  "/\t/evil.test/x",
  "/\n/evil.test/x",
  "\t//evil.test/x",
  " //evil.test/x",
  "\u0001//evil.test/x",
  // Hosts with a scheme.
  "https://evil.test/x",
  "https:evil.test",
  "http:evil.test",
  "https:\\\\evil.test",
  "HTTPS://EVIL.TEST/",
  "https://portal.test.evil.test/",
  "https://evilportal.test/",
  "https://portal.test:8443/",
  "https://p\u043ertal.test/",
  "https://portal\u3002evil.test/",
  "https://\uff45\uff56\uff49\uff4c.test/",
  // User names and passwords.
  "https://portal.test@evil.test/",
  "https://portal.test:secret@evil.test/",
  "https://user@portal.test/",
  "//user:secret@portal.test/",
  // Other schemes.
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript://portal.test/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://portal.test/1",
  "file:///etc/passwd",
];

/** Addresses that start with two slashes or a backslash, which are never navigated to. */
export const hostsWithoutScheme = hostileAddresses.filter((address) =>
  /^(?:\\|[\\/]{2})/.test(address.replace(/^[\0- ]+|[\t\n\r]/g, "")),
);
