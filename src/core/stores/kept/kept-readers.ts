/** Reads a stored string; returns null for a value that another script wrote. */
export function readKeptText(raw: unknown): string | null {
  return typeof raw === "string" ? raw : null;
}

/** Reads a stored list of strings; returns an empty list for a value that another script wrote. */
export function readKeptTexts(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter((one) => typeof one === "string") : [];
}
