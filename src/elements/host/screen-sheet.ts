/** What the open screens of a tag draw with. */
interface ScreenStyle {
  readonly texts: Set<string>;
  /** The elements in the document, each by its follower, with the roots that they draw with. */
  readonly roots: Map<SheetFollower, DocumentOrShadowRoot>;
  /** The present sheet, and those before it. */
  readonly sheets: Set<CSSStyleSheet>;
  sheet: CSSStyleSheet;
  scope: (text: string) => string;
}

const styles = new Map<string, ScreenStyle>();

function styleOf(tag: string): ScreenStyle {
  const known = styles.get(tag);
  if (known !== undefined) return known;
  const sheet = new CSSStyleSheet();
  const style: ScreenStyle = {
    texts: new Set(),
    roots: new Map(),
    sheets: new Set([sheet]),
    sheet,
    scope: (text) => text,
  };
  styles.set(tag, style);
  return style;
}

/** The sheet of an element's open screen, one for all elements of the tag. It is empty until the screen is loaded. */
export function screenSheetOf(tag: string): CSSStyleSheet {
  return styleOf(tag).sheet;
}

/** For an element without a shadow root: `scope` keeps the styles of its screen to itself. */
export function scopeScreen(tag: string, scope: (text: string) => string): void {
  styleOf(tag).scope = scope;
}

/** Keeps the sheet of its screen in the root of an element, as long as the element is in a document. */
export interface SheetFollower {
  enter(root: DocumentOrShadowRoot): void;
  leave(): void;
}

export function createSheetFollower(tag: string): SheetFollower {
  const follower: SheetFollower = {
    enter(root) {
      const style = styleOf(tag);
      style.roots.set(follower, root);
      renew(root, style);
    },
    leave: () => void styles.get(tag)?.roots.delete(follower),
  };
  return follower;
}

/**
 * Gives an element the styles that only its open screen needs, or a part of the screen that comes later. Their modules
 * call it.
 *
 * The roots get a new sheet. A change of the one that they have would reach the roots of elements that were removed, too:
 * WebKit (2.50) ends the page's process where one of them waits for the garbage collector longer than its element.
 */
export function styleScreen(tag: string, texts: readonly string[]): void {
  if (typeof CSSStyleSheet === "undefined") return;
  const style = styleOf(tag);
  for (const text of texts) style.texts.add(text);
  style.sheet = new CSSStyleSheet();
  style.sheet.replaceSync(style.scope([...style.texts].join("\n")));
  style.sheets.add(style.sheet);
  for (const root of style.roots.values()) renew(root, style);
}

/** Puts the present sheet in the place of an earlier one. */
function renew(root: DocumentOrShadowRoot, { sheets, sheet }: ScreenStyle): void {
  const adopted = root.adoptedStyleSheets;
  if (adopted.includes(sheet)) return;
  root.adoptedStyleSheets = adopted.map((one) => (sheets.has(one) ? sheet : one));
}
