/** An object (not an array) with unknown members. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an empty object. */
export function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}

/** Parses an object from a JSON text. Returns an empty object if the text is null or belongs to another script. */
export function parseRecord(text: string | null): UnknownRecord {
  try {
    return recordOf(JSON.parse(text ?? "null"));
  } catch {
    return {};
  }
}
