/** An object (not an array) with unknown members. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an empty object. */
export function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}

/**
 * Parses an object from a JSON string. Returns an empty object if the string is null, or if another script has written
 * something else.
 */
export function parseRecord(text: string | null): UnknownRecord {
  try {
    return recordOf(JSON.parse(text ?? "null"));
  } catch {
    return {};
  }
}
