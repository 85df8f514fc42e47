import { renameAttribute } from "../../core/internal.ts";
import { focusedElement } from "./focused-element.ts";
import { hostMessages } from "./host.messages.ts";

/** The frame is removed after this time, even while the print dialogue is open (decisions N10). */
const longestMs = 60_000;

/** The styles of an element, which a page's policy refuses in `style`; Firefox then even empties the attribute. */
const inlineStyle = "data-scout-style";

/**
 * Prints a document of the server in a hidden frame where no script runs (decisions N10). Its styles
 * are set anew as sheets, since a page's policy may refuse them inline.
 */
export async function printHtml(html: string): Promise<void> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-modals allow-same-origin");
  frame.setAttribute("referrerpolicy", "no-referrer");
  frame.setAttribute("aria-hidden", "true");
  frame.title = hostMessages.printing;
  frame.tabIndex = -1;
  // Out of sight, yet with a size: some browsers print a frame without one as nothing.
  Object.assign(frame.style, { position: "fixed", inset: "auto 100% 100% auto", border: "0" });
  const drop = fill(frame, renameAttribute(html, "style", inlineStyle));
  const focused = focusedElement();
  /** Printing takes the focus into the frame; with the frame it would be lost. */
  const leave = () => {
    const hadFocus = document.activeElement === frame;
    drop();
    if (hadFocus) focused?.focus({ preventScroll: true });
  };
  try {
    print(await loaded(frame), leave);
  } catch (error) {
    leave();
    throw error;
  }
}

function print(view: Window & typeof globalThis, leave: () => void): void {
  restyle(view);
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

function restyle({
  document: inner,
  CSSStyleSheet: Sheet,
  CSSStyleRule: StyleRule,
}: Window & typeof globalThis): void {
  for (const style of inner.querySelectorAll("style")) {
    const sheet = new Sheet();
    sheet.replaceSync(style.textContent);
    inner.adoptedStyleSheets.push(sheet);
  }
  const sheet = new Sheet();
  const texts = [...inner.querySelectorAll(`[${inlineStyle}]`)].map(
    (styled) => styled.getAttribute(inlineStyle) ?? "",
  );
  for (const text of new Set(texts)) {
    // Stronger than the document's own rules, as `style` is.
    const at = sheet.insertRule(`[${inlineStyle}="${CSS.escape(text)}"]:not(#\\0#\\0#\\0) {}`);
    const rule = sheet.cssRules[at];
    if (rule instanceof StyleRule) rule.style.cssText = text;
  }
  inner.adoptedStyleSheets.push(sheet);
}
