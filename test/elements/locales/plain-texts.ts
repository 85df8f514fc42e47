/** The texts without arguments in a group, also in its parts. */
export function plainTextsIn(texts: unknown): readonly string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts !== "object" || texts === null) return [];
  return Object.values(texts).flatMap(plainTextsIn);
}
