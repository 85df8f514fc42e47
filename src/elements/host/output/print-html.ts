import { loadHtmlEngine } from "../../ui/load-html-engine.ts";
import { parseHtml } from "../../ui/parse-html.ts";
import { printedHtml } from "../../ui/print-profile.ts";
import { pageUrl } from "../history/page-url.ts";
import { focusedElement } from "../page/focused-element.ts";
import { hostMessages } from "../page/host.messages.ts";
import { checkAddresses, placePrinted } from "./place-printed.ts";
import { readPrinted } from "./read-printed.ts";

/** The frame is removed after this time, even while the print dialog is open (decisions N10). */
const maxOpenMs = 60_000;

/**
 * Sanitizes a document of the server and prints it in a hidden frame (decisions N10). The frame runs no scripts and
 * sends no referrer. It loads only pictures and sheets, from the page's origin and from that of the base.
 *
 * @param base - absolute; resolves the addresses of the document
 */
export async function printHtml(html: string, base = pageUrl()): Promise<void> {
  if (html.length > printedHtml.maxChars) throw new Error("The document is too long.");
  const engine = await loadHtmlEngine();
  if (engine === null) throw new Error("The page's policy does not allow HTML to be parsed.");
  const origins = [...new Set([pageUrl(), base].map((url) => new URL(url).origin))];
  const printed = parseHtml(html);
  const head = readPrinted(printed, base);
  engine.sanitizeDocument(printed, printedHtml);
  checkAddresses(printed.body, { base: head.base, origins });

  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-modals allow-same-origin");
  frame.setAttribute("referrerpolicy", "no-referrer");
  frame.setAttribute("aria-hidden", "true");
  frame.title = hostMessages.printing;
  frame.tabIndex = -1;
  // Out of sight but with a size: some browsers print a frame without one as a blank page.
  Object.assign(frame.style, { position: "fixed", inset: "auto 100% 100% auto", border: "0" });
  const drop = fillFrame(frame, emptyDocument(origins));
  const focused = focusedElement();
  /** Removes the frame. Restores the focus, which printing has moved into the frame. */
  const leave = () => {
    const hadFocus = document.activeElement === frame;
    drop();
    if (hadFocus) focused?.focus({ preventScroll: true });
  };
  try {
    const view = await whenLoaded(frame);
    await placePrinted(view, head, printed, origins);
    print(view, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

/**
 * An empty document in standards mode. It has a policy of its own, so that styles cannot load from other origins
 * either.
 */
function emptyDocument(origins: readonly string[]): string {
  const sources = ["data:", ...origins].join(" ");
  const policy = `default-src 'none'; img-src ${sources}; font-src ${sources}; style-src ${origins.join(" ")}`;
  return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

function print(view: Window & typeof globalThis, leave: () => void): void {
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    clearTimeout(timer);
    leave();
  };
  const timer = setTimeout(end, maxOpenMs);
  const until = { signal: ends.signal, capture: true };
  if (hearsEvents(view)) {
    view.addEventListener("afterprint", end, until);
    view.focus();
  } else {
    // The page gets input again once the dialog is closed, so input means that printing is over. The focus stays where
    // it is, and key presses go there.
    for (const act of ["keydown", "pointerdown"]) window.addEventListener(act, end, until);
  }
  view.print();
}

/**
 * Tests whether the frame's events fire: in WebKit, a frame without scripts fires none, not even to the page around it.
 */
function hearsEvents(view: Window & typeof globalThis): boolean {
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  view.addEventListener("scout-probe", hear, { once: true });
  view.dispatchEvent(new Event("scout-probe"));
  return isHeard;
}

/**
 * Sets the frame's content. If the page requires Trusted Types, `srcdoc` throws and a blob URL takes its place.
 */
function fillFrame(frame: HTMLIFrameElement, html: string): () => void {
  try {
    frame.srcdoc = html;
    return () => frame.remove();
  } catch {
    const href = URL.createObjectURL(new Blob([html], { type: "text/html" }));
    frame.src = href;
    return () => {
      URL.revokeObjectURL(href);
      frame.remove();
    };
  }
}

/** The frame's window, once its document is loaded. */
function whenLoaded(frame: HTMLIFrameElement): Promise<Window & typeof globalThis> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      const view = frame.contentDocument?.defaultView;
      if (view) resolve(view);
      else reject(new Error("The page's policy blocked the print frame."));
    };
    frame.addEventListener("load", settle, { once: true });
    document.body.append(frame);
  });
}
