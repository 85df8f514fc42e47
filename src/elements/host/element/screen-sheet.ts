import { createSheet, documentOf, type SheetRoot } from "./sheets.ts";

/** What the open screens of a tag draw with. */
interface ScreenStyle {
  readonly texts: Set<string>;
  /** The elements in a document, each by its follower, with the roots that they draw with. */
  readonly roots: Map<SheetFollower, SheetRoot>;
  /** The current sheets, and those before them. */
  readonly sheets: WeakSet<CSSStyleSheet>;
  /** The current sheet of each document. */
  current: WeakMap<Document, CSSStyleSheet>;
  scope: (text: string) => string;
}

const styles = new Map<string, ScreenStyle>();

function styleOf(tag: string): ScreenStyle {
  const known = styles.get(tag);
  if (known !== undefined) return known;
  const style: ScreenStyle = {
    texts: new Set(),
    roots: new Map(),
    sheets: new WeakSet(),
    current: new WeakMap(),
    scope: (text) => text,
  };
  styles.set(tag, style);
  return style;
}

/** The sheet of an element's open screen, one for all elements of the tag in a document. It is empty until the screen is loaded. */
export function screenSheetOf(tag: string, owner: Document): CSSStyleSheet {
  const { current, sheets } = styleOf(tag);
  const sheet = current.get(owner) ?? createSheet(screenTextOf(tag), owner);
  current.set(owner, sheet);
  sheets.add(sheet);
  return sheet;
}

/** The text of that sheet. */
export function screenTextOf(tag: string): string {
  const { scope, texts } = styleOf(tag);
  return scope([...texts].join("\n"));
}

/** For an element without a shadow root: `scope` keeps the styles of its screen to itself. */
export function scopeScreen(tag: string, scope: (text: string) => string): void {
  styleOf(tag).scope = scope;
}

/** Keeps the sheet of its screen in the root of an element, as long as the element is in a document. */
export interface SheetFollower {
  enter(root: SheetRoot): void;
  leave(): void;
}

export function createSheetFollower(tag: string): SheetFollower {
  const follower: SheetFollower = {
    enter(root) {
      const style = styleOf(tag);
      style.roots.set(follower, root);
      renew(root, tag);
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
  const style = styleOf(tag);
  for (const text of texts) style.texts.add(text);
  style.current = new WeakMap();
  for (const root of style.roots.values()) renew(root, tag);
}

/** Puts the current sheet in the place of an earlier one. */
function renew(root: SheetRoot, tag: string): void {
  const { sheets } = styleOf(tag);
  const sheet = screenSheetOf(tag, documentOf(root));
  const adopted = root.adoptedStyleSheets;
  if (adopted.includes(sheet)) return;
  root.adoptedStyleSheets = adopted.map((one) => (sheets.has(one) ? sheet : one));
}
