/**
 * True if a host belongs to the family. An entry is a host, with its port unless that is the default. An entry with a
 * leading dot, such as `.example.com`, matches every subdomain, but not `example.com` itself. Case and a trailing dot
 * are ignored.
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
    .replace(/\.(:\d*)?$/, "$1");
}
