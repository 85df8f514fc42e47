import baseCss from "../../../styles/base.css?inline";
import skeletonCss from "../../../styles/skeleton.css?inline";
import tokensCss from "../../../styles/tokens.css?inline";
import { hostMessages } from "../page/host.messages.ts";
import { keepLetters } from "../page/text-fields.ts";
import { type DrawingPlace, placeIn } from "./prerendered.ts";
import { dressRoot, leaveRoot, screenSheetsOf } from "./screen-sheet.ts";
import { sheetsOf } from "./sheets.ts";

/** Where an element draws: its shadow root, or the element itself, or a box there beside a prerendered first screen. */
export interface ElementRoot extends DrawingPlace {
  /** Has a box as long as the element has one, and no other size than that. */
  readonly ruler: Element;
  /** Called whenever the element comes into a document. */
  enter(): void;
  /** Called when the element has left its document. */
  leave(): void;
  /** The tree is mounted: the content between the tags is no longer shown. */
  hideFallback(): void;
  /** React cannot run here: what stands in the element stays; without anything, a sentence is shown. */
  refuse(): void;
}

/** The sheets of every element, before those of pieces and screens. What only paper needs comes later. */
export function firstSheets(): readonly string[] {
  return [hostResetSheet(), tokensCss, baseCss, skeletonCss];
}

/**
 * Shows the content between the tags until the tree is mounted. So long the element stays as high as it was before it was
 * defined, with the room that `preload.css` reserves (decisions W15).
 */
export function createShadowRoot(
  element: HTMLElement,
  sheets: readonly string[] = [],
): ElementRoot {
  const heldPx = element.isConnected ? element.offsetHeight : 0;
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const place = placeIn(root);
  keepLetters(root);
  const fallback = document.createElement("slot");
  if (heldPx > 0) Object.assign(fallback.style, { display: "block", minBlockSize: `${heldPx}px` });
  const ruler = document.createElement("span");
  ruler.className = "scout-ruler";
  const dress = () => {
    const texts = [hostDisplaySheet(), ...firstSheets(), ...screenSheetsOf(element.localName)];
    root.adoptedStyleSheets = sheetsOf([...texts, ...sheets], root.ownerDocument);
  };
  dress();
  if (place.container === root) root.append(fallback);
  return {
    ...place,
    ruler,
    enter() {
      root.prepend(ruler);
      // A root that comes into another document, or back, has lost its sheets.
      dressRoot(element.localName, dress);
    },
    leave: () => leaveRoot(dress),
    hideFallback() {
      fallback.remove();
      // The lighter flavour removes what it finds in the root.
      root.prepend(ruler);
    },
    refuse() {
      fallback.textContent = hostMessages.cannotStart;
    },
  };
}

/**
 * What a page says of an element's box (decisions W21): whether it is displayed, its margins, the column that it stays
 * in, and its place in a grid or a row. The direction of text and the color scheme are the page's, too. All other
 * properties are the element's own.
 */
const ofPage =
  /^(?:--|color-scheme$|direction$|unicode-bidi$|display$|margin|max-(?:width|inline-size)$|flex-(?:grow|basis)$|order$|(?:align|justify)-self$|grid-(?:row|column))/;

let reset: string | null = null;

/** The rule that keeps the page from styling the element. `all` has no exceptions, so it names each property. */
export function hostResetSheet(): string {
  const own = () => [...getComputedStyle(document.documentElement)].filter(isOwn);
  reset ??= `:host{${own()
    .map((name) => `${name}:initial!important;`)
    .join("")}}`;
  return reset;
}

/** The rule by which an element is a box until the page says otherwise. */
export function hostDisplaySheet(selector = ":host"): string {
  return `${selector}{display:flow-root}`;
}

function isOwn(property: string): boolean {
  return !ofPage.test(property);
}
