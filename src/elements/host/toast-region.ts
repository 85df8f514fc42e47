import { hostMessages } from "./host.messages.ts";
import { sheetsOf } from "./sheets.ts";
import toastCss from "./toast-region.css?inline";

export type NoticeKind = "success" | "warning";

const mark = Symbol.for("scout-elements.toasts.v1");
const page: typeof globalThis & { [mark]?: ToastRegion } = globalThis;

/** The notices of the whole page, whatever element they come from. */
export interface ToastRegion {
  show(kind: NoticeKind, text: string): void;
}

/** One region for the page; made when the first notice comes. */
export function pageToasts(): ToastRegion {
  page[mark] ??= createToastRegion();
  return page[mark];
}

/** At most this many at once; the oldest leaves (decisions W3). */
const limit = 3;
const lifeMs = { success: 5000, warning: 8000 } as const;

function createToastRegion(): ToastRegion {
  const host = document.createElement("div");
  host.lang = "en";
  host.dir = "ltr";
  host.setAttribute("popover", "manual");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = sheetsOf([toastCss]);
  // Live regions speak only of what changes inside them, so both stand ready from the start.
  const region = document.createElement("section");
  region.setAttribute("aria-label", hostMessages.notices);
  root.append(region);

  return {
    show(kind, text) {
      if (!host.isConnected) document.body.append(host);
      // In the top layer, above every dialog that opened before.
      if (host.matches(":popover-open")) host.hidePopover();
      host.showPopover?.();
      region.append(createToast(kind, text));
      while (region.childElementCount > limit) region.firstElementChild?.remove();
    },
  };
}

function createToast(kind: NoticeKind, text: string): HTMLElement {
  const toast = document.createElement("div");
  toast.className = `toast ${kind}`;
  toast.setAttribute("role", kind === "success" ? "status" : "alert");
  const sentence = document.createElement("p");
  sentence.textContent = text;
  const close = document.createElement("button");
  close.type = "button";
  close.setAttribute("aria-label", hostMessages.dismiss);
  close.textContent = "×";
  close.addEventListener("click", () => toast.remove());
  toast.append(sentence, close);
  expireWhenLeftAlone(toast, lifeMs[kind]);
  return toast;
}

/** Leaves after its time; waits while a pointer or the focus is on it. */
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
    // A page that takes the region out of its document ends no animation.
    if (!isMoving || !toast.isConnected) {
      toast.remove();
      return;
    }
    toast.classList.add("leaving");
    toast.addEventListener("animationend", () => toast.remove());
  }
}
