/**
 * Whether a host is one of the family (decisions D6, U6). An entry is a host, with its port unless that is
 * the usual one; one that begins with a dot, such as `.example.com`, is every host below it, and not
 * `example.com` itself. Case and a dot at the end of a name are spelling.
 */
export function isOfFamily(host: string, siteFamily: readonly string[]): boolean {
  const own = plainHostOf(host);
  return siteFamily.map(plainHostOf).some((entry) => {
    const isSuffix = entry.startsWith(".");
    return isSuffix ? own.endsWith(entry) && own !== entry : own === entry && own !== "";
  });
}

function plainHostOf(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/\.(?=(?::\d*)?$)/, "");
}
