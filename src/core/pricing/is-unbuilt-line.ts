/** Colours of lines that are not built. */
const unbuiltColors: ReadonlySet<string> = new Set(["yellow", "orange", "red"]);

const unbuiltWords =
  /\b(?:near|off)[ -]?net\b|\bconstruction (?:is )?required\b|\bnot (?:serviceable|available|built)\b/i;

/** True if the colour or the words of an entry mean that its line is not built. */
export function isUnbuiltLine(color: string, ...words: readonly string[]): boolean {
  return (
    unbuiltColors.has(color.trim().toLowerCase()) || words.some((text) => unbuiltWords.test(text))
  );
}
