/**
 * Fills in the placeholders of a path: `{name}` with a segment, `{+name}` with a whole path and its query. Segments are
 * encoded. A value that would climb out of its position is rejected (decisions V12).
 *
 * @throws RangeError that names the placeholder if its value is missing or contains `..`.
 */
export function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\+?)(\w+)\}/g, (_part, isWhole: string, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new RangeError(`The path's ${name} is missing.`);
    const [path = ""] = value.split(/[?#]/, 1);
    if (climbs(isWhole ? path : value))
      throw new RangeError(`The path's ${name} leaves its place.`);
    if (isWhole) return wholePathOf(path) + queryOf(value);
    if (value === "" || value === ".") throw new RangeError(`The path's ${name} is missing.`);
    return encode(value);
  });
}

/** Whether a server that decodes more than once, or splits at backslashes, could climb to a parent path. */
function climbs(path: string): boolean {
  return path.split(/[\\/]/).some((segment) => {
    const decoded = decode(segment);
    return decoded === segment ? segment === ".." : climbs(decoded);
  });
}

/** Joins segments with single slashes, each encoded once. */
function wholePathOf(path: string): string {
  const segments = path
    .split(/[\\/]/)
    .map(decode)
    .filter((segment) => segment !== "" && segment !== ".");
  const isFolder = segments.length > 0 && /[\\/]$/.test(path);
  return segments.map(encode).join("/") + (isFolder ? "/" : "");
}

function queryOf(value: string): string {
  return /^[^?#]*(\?[^#]+)/.exec(value)?.[1] ?? "";
}

function encode(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, "\ufffd"));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // A lone percent sign is text.
  }
}
