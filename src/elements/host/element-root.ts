import baseCss from "../../styles/base.css?inline";
import skeletonCss from "../../styles/skeleton.css?inline";
import tokensCss from "../../styles/tokens.css?inline";
import { hostMessages } from "./host.messages.ts";
import { screenSheetOf } from "./screen-sheet.ts";
import { sheetsOf } from "./sheets.ts";

/** Where an element draws: its shadow root, or the element itself. */
export interface ElementRoot {
  /** Called whenever the element comes into a document. */
  enter(): void;
  /** The tree is mounted: the content between the tags is no longer shown. */
  hideFallback(): void;
  /** React cannot run here: the content between the tags stays; without any, a sentence is shown. */
  refuse(): void;
}

/** The sheets of every element, before those of its screen. */
export const firstSheets: readonly string[] = [tokensCss, baseCss, skeletonCss];

/** Shows the content between the tags until the tree is mounted. */
export function createShadowRoot(
  element: HTMLElement,
  sheets: readonly string[] = [],
): ElementRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const fallback = document.createElement("slot");
  root.adoptedStyleSheets = [
    ...sheetsOf(firstSheets),
    screenSheetOf(element.localName),
    ...sheetsOf(sheets),
  ];
  root.append(fallback);
  return {
    enter: () => {},
    hideFallback: () => fallback.remove(),
    refuse() {
      fallback.textContent = hostMessages.cannotStart;
    },
  };
}
