/** The result of `npm audit signatures --json`. */
export type SignatureVerdict =
  | { readonly kind: "verified" }
  | { readonly kind: "refused"; readonly packages: readonly string[] }
  | { readonly kind: "unchecked"; readonly reason: string };

interface Finding {
  readonly name: string;
  readonly version: string;
}

interface Report {
  readonly invalid?: readonly Finding[];
  readonly missing?: readonly Finding[];
  readonly error?: { readonly summary?: string };
}

/** A missing signature counts as invalid, because npm reports it only for registries that sign. */
export function signatureVerdictOf(output: string): SignatureVerdict {
  const { invalid, missing, error } = reportIn(output);
  if (invalid === undefined || missing === undefined) {
    return { kind: "unchecked", reason: error?.summary ?? "npm gave no report." };
  }
  const packages = [
    ...invalid.map(({ name, version }) => `${name} ${version}: invalid signature`),
    ...missing.map(({ name, version }) => `${name} ${version}: no signature`),
  ];
  return packages.length === 0 ? { kind: "verified" } : { kind: "refused", packages };
}

function reportIn(output: string): Report {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
