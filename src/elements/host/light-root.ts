import { type ElementRoot, firstSheets } from "./element-root.ts";
import { hostMessages } from "./host.messages.ts";
import { hostDisplaySheet } from "./host-box.ts";
import { scopedReset, scopedSheetOf } from "./scoped-sheet.ts";
import { scopedScreenSheetOf } from "./screen-sheet.ts";
import { sheetsOf } from "./sheets.ts";

/** Without a shadow root the sheets go to the document, or the root around; React clears the tags. */
export function createLightRoot(element: HTMLElement, sheets: readonly string[] = []): ElementRoot {
  return {
    ruler: element,
    enter() {
      const root = element.getRootNode();
      if (!(root instanceof Document || root instanceof ShadowRoot)) return;
      // A browser that lacks them is refused, and told why, once the element starts (decisions ZB27).
      if (!("adoptedStyleSheets" in root)) return;
      const own = scopedSheetsOf(element.localName, sheets);
      const missing = own.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
    },
    hideFallback: () => {},
    refuse() {
      if (!element.hasChildNodes()) element.textContent = hostMessages.cannotStart;
    },
  };
}

const scoped = new Map<string, readonly CSSStyleSheet[]>();

function scopedSheetsOf(tag: string, sheets: readonly string[]): readonly CSSStyleSheet[] {
  const known = scoped.get(tag);
  if (known !== undefined) return known;
  const texts = [scopedReset, ...firstSheets(), ...sheets];
  const scope = (css: string) => scopedSheetOf(css, tag);
  const made = [
    // Weighs less than any rule of the page.
    ...sheetsOf([hostDisplaySheet(`:where(${tag})`), ...texts.map(scope)]),
    scopedScreenSheetOf(tag, scope),
  ];
  scoped.set(tag, made);
  return made;
}
