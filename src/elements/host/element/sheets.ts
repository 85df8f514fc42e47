/** Nodes that can adopt style sheets. */
export type SheetRoot = Document | ShadowRoot;

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Returns constructable sheets, which all elements of a document share. A strict CSP allows them.
 */
export function sheetsOf(texts: readonly string[], owner = document): CSSStyleSheet[] {
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, known);
  return texts.map((text) => {
    const sheet = known.get(text) ?? createSheet(text, owner);
    known.set(text, sheet);
    return sheet;
  });
}

/** Only the document that made a sheet can adopt it, so a pop-up or a frame needs its own. */
export function createSheet(text: string, { defaultView }: Document): CSSStyleSheet {
  const Sheet = defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  return sheet;
}

export function documentOf(root: SheetRoot): Document {
  return "host" in root ? root.ownerDocument : root;
}
