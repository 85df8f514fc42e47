/** The text direction and the language that a document declares. */
export interface DocumentFacts {
  /** The text direction; null if the document declares none. */
  readonly direction: "ltr" | "rtl" | null;
  readonly language: string | undefined;
}

/** Reads the direction and the language of a document. The body takes precedence over the root. */
export function documentFactsOf({ documentElement, body }: Document): DocumentFacts {
  const nodes = [body, documentElement];
  const dirs = nodes.map((node) => node.dir);
  return {
    direction: dirs.find((dir) => dir === "ltr" || dir === "rtl") ?? null,
    language: nodes.map(({ lang }) => lang.trim()).find((lang) => /^[a-z\d-]{2,35}$/i.test(lang)),
  };
}

const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Nkoo}\p{sc=Syrc}\p{sc=Thaa}]/u;

/** The direction of the first letter that has one, in the text of the document. */
export function directionOf(texts: Iterable<string>): "ltr" | "rtl" {
  for (const text of texts) {
    const letter = /\p{L}/u.exec(text)?.[0];
    if (letter !== undefined) return rightToLeft.test(letter) ? "rtl" : "ltr";
  }
  return "ltr";
}
