const sheets = new Map<string, CSSStyleSheet>();
const styles = new Map<string, Set<string>>();
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

/**
 * Gives an element the styles that only its open screen needs, or a part of the screen that comes later. Their modules
 * call it.
 */
export function styleScreen(tag: string, texts: readonly string[]): void {
  if (typeof CSSStyleSheet === "undefined") return;
  const all = styles.get(tag) ?? new Set();
  styles.set(tag, all);
  for (const text of texts) all.add(text);
  const style = [...all].join("\n");
  screenSheetOf(tag).replaceSync(scopes.get(tag)?.(style) ?? style);
}
