/**
 * The texts without arguments in a group, also in its parts.
 *
 * @param like - the same texts in another language, whose names count: a word may have more plural forms in one of them
 */
export function plainTextsIn(texts: unknown, like: unknown = texts): readonly string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts !== "object" || texts === null) return [];
  const members: Readonly<Record<string, unknown>> = { ...texts };
  return Object.entries(like ?? {}).flatMap(([name, part]) => plainTextsIn(members[name], part));
}
