/** The licenses under which the product may contain or import a library. */
const allowed: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
]);

/** True if one alternative of an SPDX expression is on the list. Expressions with AND are refused. */
export function isAllowedLicense(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((license) => allowed.has(license));
}

interface Component {
  readonly name: string;
  readonly version?: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

/** The components of a CycloneDX document whose licenses are not allowed. */
export function refusedLicensesIn(partsList: string): string[] {
  const { components = [] }: { components?: readonly Component[] } = JSON.parse(partsList);
  return components.flatMap(({ name, version, licenses = [] }) => {
    const named = licenses.map(
      ({ license, expression }) => expression ?? license?.id ?? license?.name ?? "",
    );
    const isAllowed = named.length > 0 && named.every(isAllowedLicense);
    return isAllowed ? [] : [`${name} ${version}: ${named.join(", ") || "no license"}`];
  });
}
