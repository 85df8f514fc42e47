import baseCss from "../../styles/base.css?inline";
import tokensCss from "../../styles/tokens.css?inline";
import { hostMessages } from "./host.messages.ts";
import { scopedReset, scopedSheetOf } from "./scoped-sheet.ts";
import { sheetsOf } from "./sheets.ts";

/** Where an element draws: its shadow root, or the element itself. */
export interface ElementRoot {
  /** Called whenever the element comes into a document. */
  enter(): void;
  /** The tree is in place: what stood between the tags is no longer shown. */
  hideFallback(): void;
  /** React cannot run here: what stands between the tags stays, and this sentence where nothing does. */
  refuse(): void;
}

/** What stands between the tags shows until the tree is mounted. */
export function createShadow(root: ShadowRoot, sheets: readonly string[]): ElementRoot {
  const fallback = document.createElement("slot");
  root.adoptedStyleSheets = sheetsOf([tokensCss, baseCss, ...sheets]);
  root.append(fallback);
  return {
    enter: () => {},
    hideFallback: () => fallback.remove(),
    refuse() {
      fallback.textContent = hostMessages.cannotStart;
    },
  };
}

/** Without a shadow root the sheets go to the document, or the root around; React clears the tags. */
export function createLight(element: HTMLElement, sheets: readonly string[]): ElementRoot {
  return {
    enter() {
      const root = element.getRootNode();
      if (!(root instanceof Document || root instanceof ShadowRoot)) return;
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
  const texts = [scopedReset, tokensCss, baseCss, ...sheets];
  const made = sheetsOf(texts.map((css) => scopedSheetOf(css, tag)));
  scoped.set(tag, made);
  return made;
}
