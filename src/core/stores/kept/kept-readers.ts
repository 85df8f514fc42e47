/** A kept text; null for a value of another script. */
export function readKeptText(raw: unknown): string | null {
  return typeof raw === "string" ? raw : null;
}

/** A kept list of texts; empty for a value of another script. */
export function readKeptTexts(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter((one) => typeof one === "string") : [];
}
