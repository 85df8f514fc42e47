/** The origins of a page's policy. */
export interface PolicyOrigins {
  /** The origin of the elements' files. */
  readonly files: string;
  /** The origin of the backend. */
  readonly backend: string;
}

/** A use of an element beside its own scripts and calls, as the guide to security policies lists it. */
interface PolicyUse {
  readonly name: string;
  readonly purpose: string;
  readonly needs: ReadonlyMap<string, readonly string[]>;
  readonly otherwise: string;
}

/** The needs of every page with elements. `'self'` is for the page's own files. */
const always = (origins: PolicyOrigins): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", origins.files]],
    ["connect-src", ["'self'", origins.backend, origins.files]],
    ["style-src", ["'self'", origins.files]],
    ["img-src", ["'self'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'self'"]],
  ]);

/**
 * Writes the Content-Security-Policy of a page with these elements, and a line for each use that the page's owner may
 * leave out or complete.
 *
 * @param guide - the guide to security policies, whose tables say what each element uses
 */
export function policyOf(tags: readonly string[], origins: PolicyOrigins, guide: string): string {
  const { uses, usedBy } = readGuide(guide);
  const names = new Set(tags.flatMap((tag) => usedBy.get(tag) ?? []));
  const needed = uses.filter(({ name }) => names.has(name));
  const policy = new Map(always(origins));
  const open: string[] = [];
  for (const { name, needs } of needed) {
    for (const [directive, sources] of needs) {
      const known = sources.flatMap((source) => sourceOf(source, origins) ?? []);
      if (known.length > 0) {
        policy.set(directive, [...(policy.get(directive) ?? []), ...known]);
      }
      const unknown = sources.filter((source) => sourceOf(source, origins) === null);
      if (unknown.length > 0) {
        const words = unknown.map((one) => one.replace(/^or /, "")).join(", ");
        open.push(`- ${name}: add ${words} to ${directive}`);
      }
    }
  }
  if (policy.has("trusted-types")) policy.set("require-trusted-types-for", ["'script'"]);
  const lines = [...policy].map(
    ([directive, sources]) => `  ${directive} ${[...new Set(sources)].join(" ")}`,
  );
  const optional = needed.map(
    ({ name, purpose, otherwise }) => `- ${name} (${purpose}); without it ${otherwise}`,
  );
  return [
    `Content-Security-Policy:\n${lines.join(";\n")}`,
    "A header is one line. The guide docs/guides/security-policy.md has the details.",
    ...(optional.length > 0 ? ["Included, each optional:", ...optional] : []),
    ...(open.length > 0 ? ["Only you know these origins:", ...open] : []),
  ].join("\n");
}

/** The source in a policy for the words of the guide; null for an origin that only the page's owner knows. */
function sourceOf(words: string, { files, backend }: PolicyOrigins): string | null {
  if (words === "the origin of the backend") return backend;
  if (words === "the origin of the files") return files;
  return /^`([^`]+)`$/.exec(words)?.[1] ?? null;
}

function readGuide(guide: string) {
  const usedBy = new Map<string, readonly string[]>();
  const uses: PolicyUse[] = [];
  for (const line of guide.split("\n")) {
    const cells = line.split("|").map((cell) => cell.trim());
    const [, first = "", ...rest] = cells;
    const [, tag] = /^`([a-z]+(?:-[a-z]+)+)`$/.exec(first) ?? [];
    if (tag !== undefined) {
      const names = rest.flatMap((cell) => cell.split(", ")).filter((name) => name !== "");
      usedBy.set(tag, [...new Set(names)]);
    } else if (cells.length === 6 && rest[1]?.startsWith("`")) {
      const [purpose = "", allow = "", otherwise = ""] = rest;
      uses.push({ name: first, purpose, needs: needsIn(allow), otherwise });
    }
  }
  return { usedBy, uses };
}

/** Reads such as "`img-src`: the origin of the backend, `data:`; `trusted-types`: `scout-elements`". */
function needsIn(allow: string): ReadonlyMap<string, readonly string[]> {
  const needs = new Map<string, readonly string[]>();
  for (const part of allow.split("; ")) {
    const [, directives = "", sources = ""] = /^((?:`[a-z-]+`(?:, )?)+): (.*)$/.exec(part) ?? [];
    for (const [, directive = ""] of directives.matchAll(/`([a-z-]+)`/g)) {
      needs.set(directive, sources.split(", "));
    }
  }
  return needs;
}
