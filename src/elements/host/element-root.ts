import baseCss from "../../styles/base.css?inline";
import skeletonCss from "../../styles/skeleton.css?inline";
import tokensCss from "../../styles/tokens.css?inline";
import { hostMessages } from "./host.messages.ts";
import { hostDisplaySheet, hostResetSheet } from "./host-box.ts";
import { screenSheetOf } from "./screen-sheet.ts";
import { sheetsOf } from "./sheets.ts";

/** Where an element draws: its shadow root, or the element itself. */
export interface ElementRoot {
  /** Has a box as long as the element has one, and no other size than that. */
  readonly ruler: Element;
  /** Called whenever the element comes into a document. */
  enter(): void;
  /** The tree is mounted: the content between the tags is no longer shown. */
  hideFallback(): void;
  /** React cannot run here: the content between the tags stays; without any, a sentence is shown. */
  refuse(): void;
}

/** The sheets of every element, before those of its screen. */
export function firstSheets(): readonly string[] {
  return [hostResetSheet(), tokensCss, baseCss, skeletonCss];
}

/** Shows the content between the tags until the tree is mounted. */
export function createShadowRoot(
  element: HTMLElement,
  sheets: readonly string[] = [],
): ElementRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const fallback = document.createElement("slot");
  const ruler = document.createElement("span");
  ruler.className = "scout-ruler";
  root.adoptedStyleSheets = [
    ...sheetsOf([hostDisplaySheet(), ...firstSheets()]),
    screenSheetOf(element.localName),
    ...sheetsOf(sheets),
  ];
  root.append(fallback);
  return {
    ruler,
    enter: () => root.prepend(ruler),
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
