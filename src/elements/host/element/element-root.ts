import baseCss from "../../../styles/base.css?inline";
import skeletonCss from "../../../styles/skeleton.css?inline";
import tokensCss from "../../../styles/tokens.css?inline";
import { keepLetters } from "../page/text-fields.ts";
import { type EarlyRoot, hostDisplaySheet } from "./early-root.ts";
import { type DrawingPlace, placeIn } from "./prerendered.ts";
import { dressRoot, leaveRoot, screenSheetsOf } from "./screen-sheet.ts";
import { sheetsOf } from "./sheets.ts";

/**
 * The place where an element draws: its shadow root, the element itself, or a box beside a prerendered first screen.
 */
export interface ElementRoot extends DrawingPlace {
  /**
   * An empty node that has a box whenever the element has one. Observers of size watch it, because drawing does not
   * change its size.
   */
  readonly ruler: Element;
  /** Called whenever the element enters a document. */
  enter(): void;
  /** Called after the element has left its document. */
  leave(): void;
  /** Called after the tree is mounted: hides the content between the tags. */
  hideFallback(): void;
}

/**
 * The sheets of every element, before those of pieces and screens. Sheets for print are loaded later.
 */
export function firstSheets(): readonly string[] {
  return [hostResetSheet(), tokensCss, baseCss, skeletonCss];
}

/** The place in the shadow root that was opened when the element was created. */
export function createShadowRoot(
  element: HTMLElement,
  { fallback }: EarlyRoot,
  sheets: readonly string[] = [],
): ElementRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  keepLetters(root);
  const ruler = document.createElement("span");
  ruler.className = "scout-ruler";
  const dress = () => {
    const texts = [hostDisplaySheet(), ...firstSheets(), ...screenSheetsOf(element.localName)];
    root.adoptedStyleSheets = sheetsOf([...texts, ...sheets], root.ownerDocument);
  };
  dress();
  return {
    ...placeIn(root),
    ruler,
    enter() {
      root.prepend(ruler);
      // A root loses its adopted sheets when it moves to another document and back.
      dressRoot(element.localName, dress);
    },
    leave: () => leaveRoot(dress),
    hideFallback() {
      fallback?.remove();
      // The Preact build removes what it finds in the root, so the ruler is added again.
      root.prepend(ruler);
    },
  };
}

/**
 * The properties of an element's box that the page decides (decisions W21): display, margins, the column that it stays
 * in, and its place in a grid or a row. Also the direction of text and the color scheme. All other properties belong to
 * the element.
 */
const ofPage =
  /^(?:--|color-scheme$|direction$|unicode-bidi$|display$|margin|max-(?:width|inline-size)$|flex-(?:grow|basis)$|order$|(?:align|justify)-self$|grid-(?:row|column))/;

let resetSheet: string | null = null;

/**
 * The rule that keeps the page from styling the element. It lists each property, because `all` cannot exclude some.
 */
export function hostResetSheet(): string {
  const own = () => [...getComputedStyle(document.documentElement)].filter(isOwn);
  resetSheet ??= `:host{${own()
    .map((name) => `${name}:initial!important;`)
    .join("")}}`;
  return resetSheet;
}

function isOwn(property: string): boolean {
  return !ofPage.test(property);
}
