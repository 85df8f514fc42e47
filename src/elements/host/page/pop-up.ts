import tokensCss from "../../../styles/tokens.css?inline";
import { popUpMark } from "../element/pop-up-mark.ts";
import { sheetsOf } from "../element/sheets.ts";
import { createNode } from "./create-node.ts";
import { focusedElement } from "./focused-element.ts";
import { followPageScheme } from "./page-scheme.ts";
import popUpCss from "./pop-up.css?inline";
import { popUpMessages as messages } from "./pop-up.messages.ts";
import scrollLockCss from "./scroll-lock.css?inline";
import { startMessages } from "./start.messages.ts";

export interface PopUpRequest {
  readonly tag: string;
  /** The button or link that was pressed; null if a script opens the pop-up. */
  readonly opener: HTMLElement | null;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Loads and creates the element. */
  readonly createElement: () => Promise<HTMLElement>;
}

interface PopUp {
  readonly host: HTMLElement;
  readonly element: Promise<HTMLElement>;
}

/** A longer name is the text of a whole card, which does not name a dialog. */
const maxNameLength = 80;

let current: PopUp | null = null;

/**
 * Shows an element in a modal dialog. The user closes it with Escape or its button, and a script by removing the
 * element. The focus returns to the opener, or to where it was.
 *
 * There is one pop-up at a time: if one is open, its element is returned.
 */
export function openPopUp(request: PopUpRequest): Promise<HTMLElement> {
  // A page that changes its content may have removed the pop-up.
  if (current?.host.isConnected) return current.element;
  const { tag, opener, attributes } = request;
  const before = opener ?? focusedElement();
  const host = document.createElement("div");
  host.setAttribute(popUpMark, lockOfPage());
  const closing = new AbortController();
  const showScheme = (scheme: string | null) => {
    if (scheme === null) host.removeAttribute("color-scheme");
    else host.setAttribute("color-scheme", scheme);
  };
  const scheme = new Map(attributes).get("color-scheme") ?? null;
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = sheetsOf([tokensCss, popUpCss]);
  const dialog = createNode("dialog");
  dialog.tabIndex = -1;
  const bar = createNode("div", "bar");
  const heading = createNode("h2", "", nameOf(opener) ?? nameOfTag(tag));
  heading.id = "heading";
  dialog.setAttribute("aria-labelledby", heading.id);
  const close = createNode("button", "", "×");
  close.type = "button";
  close.lang = "en";
  close.setAttribute("aria-label", messages.close);
  close.addEventListener("click", () => dialog.close());
  bar.append(heading, close);
  const content = createNode("div", "content");
  const loading = createNode("p", "loading", messages.loading);
  loading.lang = "en";
  loading.setAttribute("role", "status");
  const slot = createNode("slot");
  content.append(loading, slot);
  dialog.append(bar, content);
  root.append(dialog);
  document.body.append(host);
  if (scheme === "host") followPageScheme(host, showScheme, closing.signal);
  else showScheme(scheme);
  const [lock] = sheetsOf([scrollLockCss]);
  const others = () => document.adoptedStyleSheets.filter((sheet) => sheet !== lock);
  if (lock !== undefined) document.adoptedStyleSheets = [...others(), lock];
  dialog.showModal();
  dialog.focus();
  // Its height does not say that the element is drawn: `preload.css` reserves it before.
  const watch = new ResizeObserver(([entry]) => {
    if (entry !== undefined && entry.contentRect.height > 0) loading.remove();
  });
  slot.addEventListener("slotchange", () => {
    if (host.childElementCount === 0) dialog.close();
  });
  dialog.addEventListener("close", () => {
    watch.disconnect();
    closing.abort();
    host.remove();
    document.adoptedStyleSheets = others();
    before?.focus({ preventScroll: true });
  });
  const element = showElement(request, host);
  element.then(
    (shown) => watch.observe(shown),
    () => loading.remove(),
  );
  current = { host, element };
  return element;
}

/** Rejects if the code cannot be loaded. The dialog then says so, with the link that was pressed. */
async function showElement(request: PopUpRequest, host: HTMLElement): Promise<HTMLElement> {
  try {
    const element = await request.createElement();
    // The page's own parameters are not meant for the element, and a reload does not open the pop-up again.
    if (!element.hasAttribute("routing")) element.setAttribute("routing", "none");
    // The bar has the heading.
    if (!element.hasAttribute("heading-level")) element.setAttribute("heading-level", "none");
    if (host.isConnected) host.append(element);
    return element;
  } catch (cause) {
    const message = startMessages.cannotStart;
    const failed = createNode("div", "scout-pop-up-failed");
    const sentence = createNode("p", "", message);
    sentence.lang = "en";
    failed.append(sentence);
    if (request.opener instanceof HTMLAnchorElement && request.opener.href !== "") {
      const link = createNode("a", "", nameOf(request.opener) ?? request.opener.href);
      link.href = request.opener.href;
      failed.append(link);
    }
    if (host.isConnected) host.append(failed);
    const detail = { message, cause };
    host.dispatchEvent(new CustomEvent("scout-failed", { bubbles: true, composed: true, detail }));
    throw cause;
  }
}

/** Returns the words by which `scroll-lock.css` keeps the page from scrolling. */
function lockOfPage(): string {
  const { documentElement } = document;
  const isOfRoot = getComputedStyle(documentElement).overflow !== "visible";
  const hasScrollbar = window.innerWidth > documentElement.clientWidth;
  return `${isOfRoot ? "root" : "body"}${hasScrollbar ? " gutter" : ""}`;
}

function nameOf(opener: HTMLElement | null): string | null {
  const text = opener?.getAttribute("aria-label") || opener?.textContent || opener?.title || "";
  const name = text.replaceAll(/\s+/g, " ").trim();
  return name === "" || name.length > maxNameLength ? null : name;
}

/** `scout-lookup` becomes "Scout lookup". */
function nameOfTag(tag: string): string {
  const words = tag.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
