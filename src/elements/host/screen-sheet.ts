const sheets = new Map<string, CSSStyleSheet>();
const scopes = new Map<string, (text: string) => string>();

/** The sheet of an element's open screen, one for all elements of the tag. It is empty until the screen is loaded. */
export function screenSheetOf(tag: string): CSSStyleSheet {
  const sheet = sheets.get(tag) ?? new CSSStyleSheet();
  sheets.set(tag, sheet);
  return sheet;
}

/** The same for an element without a shadow root: `scope` keeps its styles to itself. */
export function scopedScreenSheetOf(tag: string, scope: (text: string) => string): CSSStyleSheet {
  scopes.set(tag, scope);
  return screenSheetOf(tag);
}

/** Gives an element the styles that only its open screen needs. The module of that screen calls it. */
export function styleScreen(tag: string, texts: readonly string[]): void {
  if (typeof CSSStyleSheet === "undefined") return;
  const text = texts.join("\n");
  screenSheetOf(tag).replaceSync(scopes.get(tag)?.(text) ?? text);
}
