import { startMessages } from "../page/start.messages.ts";
import { documentOf, type SheetRoot, sheetsOf } from "./sheets.ts";

/** The box of an element until its tree is drawn: the content between its tags, at the height that it had before. */
export interface EarlyRoot {
  /** The node that shows the content between the tags; null without a shadow root. */
  readonly fallback: HTMLSlotElement | null;
  /** Called when the element enters a document, unless its runtime is loaded. */
  enter(): void;
  /** Ends what only the time before the tree needs. */
  end(): void;
  /**
   * Called if the element cannot start. Keeps the content between the tags, or shows a sentence if there is no content.
   */
  refuse(): void;
}

/**
 * Opens the shadow root of an element, which shows the content between the tags. Until the tree is drawn, the element
 * keeps the height that it had before it was defined, such as the one that `preload.css` reserves.
 */
export function openShadowRoot(element: HTMLElement): EarlyRoot {
  const heldPx = heldHeightPx(element);
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const fallback = document.createElement("slot");
  if (heldPx > 0) Object.assign(fallback.style, { display: "block", minBlockSize: `${heldPx}px` });
  // An unsupported browser lacks adopted sheets. It is refused later, when the element starts.
  if (hasSheets(root))
    root.adoptedStyleSheets = sheetsOf([hostDisplaySheet(), boxSheet(":host")], root.ownerDocument);
  if (prerenderedIn(root) === null) root.append(fallback);
  return {
    fallback,
    enter: () => {},
    end: () => {},
    refuse() {
      removeDrawn(root);
      // A prerendered form stays instead, because it works without the code.
      if (prerenderedIn(root) === null) root.append(fallback);
      fallback.textContent = startMessages.cannotStart;
    },
  };
}

/** Does the same for an element without a shadow root, by a sheet in the document or in the root around it. */
export function openLightRoot(element: HTMLElement): EarlyRoot {
  const heldPx = heldHeightPx(element);
  const tag = element.localName;
  const held = heldPx > 0 ? `:where(${tag}){min-block-size:${heldPx}px}` : "";
  const text = hostDisplaySheet(`:where(${tag})`) + boxSheet(`:where(${tag})`) + held;
  let end = () => {};
  return {
    fallback: null,
    enter() {
      const root = element.getRootNode();
      if (!hasSheets(root)) return;
      const [sheet] = sheetsOf([text], documentOf(root));
      const others = () => root.adoptedStyleSheets.filter((one) => one !== sheet);
      if (sheet) root.adoptedStyleSheets = [...others(), sheet];
      end = () => {
        root.adoptedStyleSheets = others();
      };
    },
    end: () => end(),
    refuse() {
      removeDrawn(element);
      if (!element.hasChildNodes()) element.textContent = startMessages.cannotStart;
    },
  };
}

/** Marks the box of a first screen that the element has drawn itself. */
export const drawnMark = "data-drawn";

/** A first screen that the element drew cannot be used without its code. A prerendered one can. */
function removeDrawn(root: ParentNode): void {
  root.querySelector(`.scout-prerendered[${drawnMark}]`)?.remove();
}

/** The rule that makes an element a block unless the page says otherwise. */
export function hostDisplaySheet(selector = ":host"): string {
  return `${selector}{display:flow-root}`;
}

/** The prerendered first screen of an element, or the host of its shadow root. */
export function prerenderedIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>(".scout-prerendered");
}

/** No `instanceof`: a pop-up or a frame has classes of its own. */
export function hasSheets(root: Node): root is SheetRoot {
  return "adoptedStyleSheets" in root;
}

/** The rules for the box that the element has later, as `base.css` describes it: as wide as the parent can be. */
function boxSheet(selector: string): string {
  return (
    `${selector}{box-sizing:border-box;min-inline-size:min(100%,320px);flex-shrink:9999;writing-mode:horizontal-tb}` +
    `${selector}::after{content:". .";display:block;min-inline-size:min(320px,50vw);block-size:0;overflow:hidden;visibility:hidden;font-size:1px;word-spacing:100vw}`
  );
}

function heldHeightPx(element: HTMLElement): number {
  return element.isConnected ? element.offsetHeight : 0;
}
