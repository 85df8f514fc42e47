const sheets = new Map<string, CSSStyleSheet>();

/** Constructable sheets, one per text for all elements of the page. Allowed under a strict CSP. */
export function sheetsOf(texts: readonly string[]): CSSStyleSheet[] {
  return texts.map((text) => {
    const sheet = sheets.get(text) ?? new CSSStyleSheet();
    if (!sheets.has(text)) sheet.replaceSync(text);
    sheets.set(text, sheet);
    return sheet;
  });
}
