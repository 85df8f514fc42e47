import { loadHtmlEngine } from "../../ui/load-html-engine.ts";
import { parseHtml } from "../../ui/parse-html.ts";
import { printedHtml } from "../../ui/print-profile.ts";
import { pageUrl } from "../history/page-url.ts";
import { focusedElement } from "../page/focused-element.ts";
import { hostMessages } from "../page/host.messages.ts";
import { checkAddresses, placePrinted } from "./place-printed.ts";
import { readPrinted } from "./read-printed.ts";

/** The frame is removed after this time, even while the print dialogue is open (decisions N10). */
const longestMs = 60_000;

/**
 * Prints a document of the server in a hidden frame, sanitised (decisions N10). The frame runs no script, sends no referrer,
 * and loads pictures and sheets alone, of the page's origin and of that of the base.
 *
 * @param base - absolute; resolves the addresses of the document (decisions B18).
 */
export async function printHtml(html: string, base = pageUrl()): Promise<void> {
  if (html.length > printedHtml.maxChars) throw new Error("The document is too long.");
  const engine = await loadHtmlEngine();
  if (engine === null) throw new Error("The page's policy lets no HTML be read.");
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
  // Out of sight, yet with a size: some browsers print a frame without one as nothing.
  Object.assign(frame.style, { position: "fixed", inset: "auto 100% 100% auto", border: "0" });
  const drop = fill(frame, emptyDocument(origins));
  const focused = focusedElement();
  /** Printing takes the focus into the frame; with the frame it would be lost. */
  const leave = () => {
    const hadFocus = document.activeElement === frame;
    drop();
    if (hadFocus) focused?.focus({ preventScroll: true });
  };
  try {
    const view = await loaded(frame);
    await placePrinted(view, head, printed, origins);
    print(view, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

/** A document in standards mode with a policy of its own: what styles name loads from nowhere else either. */
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
  const timer = setTimeout(end, longestMs);
  const until = { signal: ends.signal, capture: true };
  if (hearsEvents(view)) {
    view.addEventListener("afterprint", end, until);
    view.focus();
  } else {
    // Acts reach the page again once the dialogue is closed. The focus stays where it is, and the keys with it.
    for (const act of ["keydown", "pointerdown"]) window.addEventListener(act, end, until);
  }
  view.print();
}

/** In WebKit nobody hears events of a frame without scripts, not even the page around it. */
function hearsEvents(view: Window & typeof globalThis): boolean {
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  view.addEventListener("scout-probe", hear, { once: true });
  view.dispatchEvent(new Event("scout-probe"));
  return isHeard;
}

/** Puts the text in. Where the page demands Trusted Types, `srcdoc` throws and a file takes its place. */
function fill(frame: HTMLIFrameElement, html: string): () => void {
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

/** The window of the frame, once its document is there. */
function loaded(frame: HTMLIFrameElement): Promise<Window & typeof globalThis> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      const view = frame.contentDocument?.defaultView;
      if (view) resolve(view);
      else reject(new Error("The page's policy let nothing to print in."));
    };
    frame.addEventListener("load", settle, { once: true });
    document.body.append(frame);
  });
}
