/** An object, not a list, whose members are not known yet. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an object without members. */
export function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}

/** The object in a JSON text. It has no members if the text is null or of another script. */
export function parseRecord(text: string | null): UnknownRecord {
  try {
    return recordOf(JSON.parse(text ?? "null"));
  } catch {
    return {};
  }
}
