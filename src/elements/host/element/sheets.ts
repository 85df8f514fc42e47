/** Where sheets apply. */
export type SheetRoot = Document | ShadowRoot;

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Constructable sheets, one per text for all elements of a document. Allowed under a strict CSP. */
export function sheetsOf(texts: readonly string[], owner = document): CSSStyleSheet[] {
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, known);
  return texts.map((text) => {
    const sheet = known.get(text) ?? createSheet(text, owner);
    known.set(text, sheet);
    return sheet;
  });
}

/** A sheet belongs to the document that made it: no other one, as that of a pop-up or a frame, takes it. */
export function createSheet(text: string, { defaultView }: Document): CSSStyleSheet {
  const Sheet = defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  return sheet;
}

export function documentOf(root: SheetRoot): Document {
  return "host" in root ? root.ownerDocument : root;
}
