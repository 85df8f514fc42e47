/**
 * Fills in the placeholders of a path: `{name}` with a segment, `{+name}` with a whole path and its query. Encodes
 * segments. Rejects a value that would leave its position in the path.
 *
 * @throws RangeError that names the placeholder if its value is missing or contains `..`.
 */
export function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\+?)(\w+)\}/g, (_part, isWhole: string, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new RangeError(`The path's ${name} is missing.`);
    const [path = ""] = value.split(/[?#]/, 1);
    if (leavesPath(isWhole ? path : value))
      throw new RangeError(`The path's ${name} leaves its place.`);
    if (isWhole) return wholePathOf(path) + queryOf(value);
    if (value === "" || value === ".") throw new RangeError(`The path's ${name} is missing.`);
    return encode(value);
  });
}

/** True if a path could reach a parent path on a server that decodes several times or splits at backslashes. */
function leavesPath(path: string): boolean {
  return path.split(/[\\/]/).some((segment) => {
    const decoded = decode(segment);
    return decoded === segment ? segment === ".." : leavesPath(decoded);
  });
}

/** Joins segments with single slashes and encodes each of them once. */
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
    return segment; // The percent sign does not begin an escape, so use the text as it is.
  }
}
