import { addressChanged } from "../../host/page-address.ts";
import type { NavigationDetail, PortalTarget } from "../scout-portal.model.ts";
import { isPlainClick, linkIn } from "./link-in.ts";

/** What the portal does about what happens in the page. */
export interface PageHandlers {
  readonly isInMemory: boolean;
  /** Follows a link, unless the host page prevents it: false then. */
  follow(detail: NavigationDetail): boolean;
  targetOf(href: string): PortalTarget | null;
  isSibling(href: string): boolean;
  /** The link leads to the address at hand: only its fragment differs, if anything. */
  isAtHand(href: string): boolean;
  /** A link to a route is about to be used. */
  prefetch(path: string): void;
  /** Back or forward. */
  onStep(event: Event): void;
  /** Another script changed the address. */
  onElsewhere(): void;
  onHidden(): void;
  onSeen(): void;
  /** The portal's own first content is shown. */
  onReady(): void;
  onSignedIn(redirectTo: string): void;
}

/** Listens to the page and to the portal. */
export function listenToPage(portal: HTMLElement, handlers: PageHandlers) {
  const ended = new AbortController();
  const { signal } = ended;
  let isTelling = false;

  /** A screen navigates: the page hears of it once, from the portal itself. */
  function handleNavigated(event: CustomEvent<NavigationDetail>): void {
    // What is unsaved may have stopped it already (decisions T12).
    if (event.composedPath()[0] === portal || event.defaultPrevented) return;
    event.stopPropagation();
    if (!handlers.follow(event.detail)) event.preventDefault();
  }

  /** After the screens: what they follow themselves is prevented already. */
  function handleClick(event: MouseEvent): void {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const href = linkIn(event)?.getAttribute("href");
    if (href === null || href === undefined || href.startsWith("#")) return;
    const target = handlers.targetOf(href);
    if (target === null) return;
    const isOurs = target.kind === "route" || handlers.isSibling(target.href);
    if (!isOurs || (handlers.isAtHand(target.href) && target.href.includes("#"))) return;
    event.preventDefault();
    handlers.follow({ href: target.href, replace: handlers.isAtHand(target.href), state: {} });
  }

  /** A screen knows no base path: whatever a link is used for, it leads below it from now on. */
  function handleTouch(event: Event): void {
    const link = linkIn(event);
    const target = link && handlers.targetOf(link.getAttribute("href") ?? "");
    if (target?.kind !== "route") return;
    if (link?.href !== target.href) link?.setAttribute("href", target.href);
    handlers.prefetch(target.path);
  }

  portal.addEventListener("scout-navigated", handleNavigated, { signal, capture: true });
  portal.addEventListener("click", handleClick, { signal });
  portal.addEventListener("pointerover", handleTouch, { signal, passive: true });
  portal.addEventListener("focusin", handleTouch, { signal });
  portal.addEventListener(
    "scout-ready",
    (event) => {
      if (event.composedPath()[0] === portal) handlers.onReady();
      // The page hears of the portal; of its screens there is `scout-route-changed`.
      else event.stopPropagation();
    },
    { signal, capture: true },
  );
  portal.addEventListener(
    "scout-signed-in",
    (event) => {
      // Whoever hears it after us may prevent the redirect.
      queueMicrotask(() => {
        if (!event.defaultPrevented) handlers.onSignedIn(event.detail.redirectTo);
      });
    },
    { signal },
  );
  document.addEventListener(
    "visibilitychange",
    () => (document.hidden ? handlers.onHidden() : handlers.onSeen()),
    { signal },
  );
  window.addEventListener("pagehide", handlers.onHidden, { signal });
  window.addEventListener("pageshow", handlers.onSeen, { signal });

  const kept = window.history.scrollRestoration;
  if (!handlers.isInMemory) {
    // First of all: a screen that goes away must not hear of an address that is not its own.
    window.addEventListener("popstate", handlers.onStep, { signal, capture: true });
    window.addEventListener(addressChanged, () => isTelling || handlers.onElsewhere(), { signal });
    window.history.scrollRestoration = "manual";
  }

  return {
    /** Tells the screen that stays that its query changed. */
    tellScreens(): void {
      if (handlers.isInMemory) return;
      isTelling = true;
      window.dispatchEvent(new Event(addressChanged));
      isTelling = false;
    },
    stop(): void {
      ended.abort();
      if (!handlers.isInMemory) window.history.scrollRestoration = kept;
    },
  };
}
