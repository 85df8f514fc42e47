import { type FormattingOptions, languageOf, localTexts } from "../../../core/internal.ts";
import { sheetsOf } from "../element/sheets.ts";
import { focusedElement } from "./focused-element.ts";
import { hostTexts } from "./host.messages.ts";
import { placeNear } from "./place-near.ts";
import toastCss from "./toast-region.css?inline";

export type NoticeKind = "success" | "warning";

const regionKey = Symbol.for("scout-elements.toasts.v1");
const page: typeof globalThis & { [regionKey]?: ToastRegion } = globalThis;

/** The notices of all elements on the page. */
export interface ToastRegion {
  /**
   * Shows a notice in the innermost dialog or popover around the element, or in the page.
   *
   * @param writing - the language of the text; without it English
   */
  show(
    kind: NoticeKind,
    text: string,
    element?: HTMLElement | null,
    writing?: FormattingOptions,
  ): void;
}

/** The page's single region, created for its first notice. */
export function pageToasts(): ToastRegion {
  page[regionKey] ??= createToastRegion();
  return page[regionKey];
}

/** The maximum number of notices; the oldest one is removed. */
const maxToasts = 3;
const lifeMs = { success: 5000, warning: 8000 } as const;

/**
 * The events of a press. A notice may be outside the box of the page's dialog, and a press outside its box would close
 * the dialog.
 */
const pressEvents = ["mousedown", "mouseup", "click"];

function createToastRegion(): ToastRegion {
  const host = document.createElement("div");
  host.dir = "ltr";
  host.setAttribute("popover", "manual");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = sheetsOf([toastCss]);
  const region = document.createElement("section");
  root.append(region);
  for (const type of pressEvents) host.addEventListener(type, (event) => event.stopPropagation());
  host.addEventListener("mousedown", (event) => event.preventDefault());
  let near: HTMLElement | null = null;
  let box: ReturnType<typeof placeNear> = document.body;
  // If the dialog around the notices closes, or the element is removed, move the notices, so that the user can still
  // read them.
  const watch = new ResizeObserver(() => requestAnimationFrame(look));

  function look(): void {
    if (box === document.body || host.checkVisibility()) return;
    if (region.childElementCount > 0) place();
    else {
      near = null;
      host.remove();
    }
  }

  function place(): void {
    box = placeNear(near);
    if (host.parentNode !== box) box.append(host);
    // Move to the top of the top layer, above every dialog that opened before.
    if (host.matches(":popover-open")) host.hidePopover();
    host.showPopover?.();
    watch.observe(host);
  }

  return {
    show(kind, text, element = null, writing) {
      near = element;
      const { notices, dismiss } = localTexts(writing?.translations, hostTexts);
      const lang = writing === undefined ? "en" : languageOf(writing.locale);
      host.lang = lang;
      region.setAttribute("aria-label", notices);
      place();
      const toast = createToast(kind, text, dismiss, focusedElement());
      // Earlier notices may have another language.
      toast.lang = lang;
      region.append(toast);
      while (region.childElementCount > maxToasts) region.firstElementChild?.remove();
    },
  };
}

/** @param before - the element that has the focus */
function createToast(
  kind: NoticeKind,
  text: string,
  dismiss: string,
  before: HTMLElement | null,
): HTMLElement {
  const toast = document.createElement("div");
  toast.className = `toast ${kind}`;
  toast.setAttribute("role", kind === "success" ? "status" : "alert");
  const sentence = document.createElement("p");
  sentence.textContent = text;
  const close = document.createElement("button");
  close.type = "button";
  close.setAttribute("aria-label", dismiss);
  close.textContent = "×";
  close.addEventListener("click", () => {
    const isFocused = close.matches(":focus");
    toast.remove();
    // A dialog of the page may close when it loses the focus.
    if (isFocused) before?.focus({ preventScroll: true });
  });
  toast.append(sentence, close);
  expireWhenLeftAlone(toast, lifeMs[kind]);
  return toast;
}

/** Removes the notice after its time, but not while the pointer or the focus is on it. */
function expireWhenLeftAlone(toast: HTMLElement, timeMs: number): void {
  let timer = setTimeout(leave, timeMs);
  const hold = () => clearTimeout(timer);
  const release = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, timeMs);
  };
  toast.addEventListener("pointerenter", hold);
  toast.addEventListener("focusin", hold);
  toast.addEventListener("pointerleave", release);
  toast.addEventListener("focusout", release);

  function leave(): void {
    const isMoving = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // If the page takes the region out of its document, animations never end.
    if (!isMoving || !toast.isConnected) {
      toast.remove();
      return;
    }
    toast.classList.add("leaving");
    toast.addEventListener("animationend", () => toast.remove());
  }
}
