/** The plain texts of a group or of a part of it, with their paths. Functions are no plain texts. */
export function stringsOf(texts: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof texts === "string") return [[path, texts]];
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts).flatMap(([name, text]) =>
    stringsOf(text, path === "" ? name : `${path}.${name}`),
  );
}
