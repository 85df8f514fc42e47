/**
 * Fills the parts of a call's path: `{name}` with one segment, `{+name}` with a whole path and its
 * query. Segments are encoded; a value that would leave its place is refused (decisions V12).
 *
 * @throws RangeError that names the part, when its value is missing or climbs with `..`.
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

/** Whether a server that decodes more than once, or splits at backslashes, could be led upwards. */
function climbs(path: string): boolean {
  return path.split(/[\\/]/).some((segment) => {
    const decoded = decode(segment);
    return decoded === segment ? segment === ".." : climbs(decoded);
  });
}

/** Segments between single slashes, each encoded once. */
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
    return segment; // a lone percent sign is text
  }
}
