import { closestName } from "../../../core/internal.ts";
import { log } from "../page/log.ts";

const warned = new Set<string>();

function warnOnce(code: string, detail: string): void {
  const text = `${code}: ${detail}`;
  if (!warned.has(text)) log("warn", code, detail);
  warned.add(text);
}

/**
 * Warns about names that look like a misspelled known name. Other unknown names may belong to the page, but not those
 * of `data-scout-open`.
 */
export function warnOfNames(
  code: "attribute-unknown" | "tag-unknown" | "opener-unknown",
  names: readonly string[],
  known: readonly string[],
  write: (name: string) => string = (name) => name,
): void {
  for (const name of names) {
    const meant = closestName(name, known);
    if (meant !== null) warnOnce(code, `${write(name)}; did you mean ${write(meant)}?`);
    else if (code === "opener-unknown") warnOnce(code, write(name));
  }
}

/** Warns about every ignored key, because a configuration has no keys of the page. */
export function warnOfKeys(keys: readonly string[], known: readonly string[]): void {
  for (const key of keys) {
    const meant = closestName(key, known);
    warnOnce("config-ignored", meant === null ? key : `${key}; did you mean ${meant}?`);
  }
}

export function warnOfValue(attribute: string, value: string, options: readonly string[]): void {
  warnOnce(
    "value-unknown",
    `${attribute}="${value.slice(0, 40)}"; known are ${options.join(", ")}`,
  );
}
