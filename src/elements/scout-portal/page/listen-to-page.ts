import { isPlainClick } from "../../../core/links/plain-click.ts";
import { addressChanged } from "../../host/history/page-url.ts";
import type { NavigationDetail, PortalTarget } from "../scout-portal.model.ts";
import { navigationOfClick } from "./router-steps.ts";

/** What the portal does about events of the page. */
export interface PageHandlers {
  readonly isInMemory: boolean;
  /** Follows a link, unless the host page prevents it: false then. */
  follow(detail: NavigationDetail): boolean;
  targetOf(href: string): PortalTarget | null;
  isSibling(href: string): boolean;
  /** The link is to the present address: only its fragment differs, if anything. */
  isCurrent(href: string): boolean;
  /** The screen has failed, or a navigation was prevented, as by unsaved work (decisions C15). */
  onSpoilt(): void;
  /** A link to a route is about to be used. */
  prefetch(path: string): void;
  onPopState(event: Event): void;
  /** Another script changed the address. */
  onAddressChanged(): void;
  /** The page is hidden, or seen again. */
  onPageHidden(): void;
  onPageVisible(): void;
  /** The portal's own first content is shown. */
  onReady(): void;
  onSignedIn(redirectTo: string): void;
}

/** Listens to the page and to the portal. */
export function listenToPage(portal: HTMLElement, handlers: PageHandlers) {
  const ended = new AbortController();
  const { signal: abort } = ended;
  let isNotifying = false;

  /** A screen navigates: the page gets one event, from the portal itself. */
  function handleNavigated(event: CustomEvent<NavigationDetail>): void {
    // Unsaved work may have stopped it already (decisions T12).
    const [source] = event.composedPath();
    if (source === portal || event.defaultPrevented) return;
    event.stopPropagation();
    // A screen that is kept out of sight goes nowhere (decisions W20).
    const isKept = source instanceof Element && source.closest("[hidden]") !== null;
    if (isKept || !handlers.follow(event.detail)) event.preventDefault();
  }

  /** Runs after the screens, which prevent the default of links that they follow themselves. */
  function handleClick(event: MouseEvent): void {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const href = linkIn(event)?.getAttribute("href");
    if (href === null || href === undefined || href.startsWith("#")) return;
    const target = handlers.targetOf(href);
    const navigation = navigationOfClick(target, {
      isSibling: target !== null && handlers.isSibling(target.href),
      isCurrent: target !== null && handlers.isCurrent(target.href),
    });
    if (navigation === null) return;
    event.preventDefault();
    handlers.follow(navigation);
  }

  /**
   * A pointer or the focus is on a link. Screens know no base path: the link gets its full address, also
   * for another tab or the clipboard.
   */
  function prepareLink(event: Event): void {
    const link = linkIn(event);
    const target = link && handlers.targetOf(link.getAttribute("href") ?? "");
    if (target?.kind !== "route") return;
    if (link?.href !== target.href) link?.setAttribute("href", target.href);
    handlers.prefetch(target.path);
  }

  portal.addEventListener("scout-navigated", handleNavigated, { signal: abort, capture: true });
  portal.addEventListener("click", handleClick, { signal: abort });
  portal.addEventListener("pointerover", prepareLink, { signal: abort, passive: true });
  portal.addEventListener("focusin", prepareLink, { signal: abort });
  portal.addEventListener(
    "scout-ready",
    (event) => {
      if (event.composedPath()[0] === portal) handlers.onReady();
      // The page gets the portal's own event, and `scout-route-changed` for its screens.
      else event.stopPropagation();
    },
    { signal: abort, capture: true },
  );
  portal.addEventListener(
    "scout-signed-in",
    (event) => {
      // Later listeners may prevent the redirect.
      queueMicrotask(() => {
        if (!event.defaultPrevented) handlers.onSignedIn(event.detail.redirectTo);
      });
    },
    { signal: abort },
  );
  document.addEventListener(
    "visibilitychange",
    () => (document.hidden ? handlers.onPageHidden() : handlers.onPageVisible()),
    { signal: abort },
  );

  /** After everybody who may prevent it, as unsaved work does (decisions T12). */
  function handleLeft(event: CustomEvent<NavigationDetail>): void {
    if (event.defaultPrevented) handlers.onSpoilt();
  }

  /** Not of the header, nor of a screen that is kept. */
  function handleFailure({ target }: Event): void {
    if (target !== portal) handlers.onSpoilt();
  }

  window.addEventListener("scout-navigated", handleLeft, { signal: abort });
  for (const type of ["scout-failed", "scout-denied", "scout-lookup-failed"]) {
    portal.addEventListener(type, handleFailure, { signal: abort });
  }

  let savedRestoration: ScrollRestoration | null = null;
  if (!handlers.isInMemory) {
    // In the capture phase: a screen that goes away must not read an address that is not its own.
    window.addEventListener("popstate", handlers.onPopState, { signal: abort, capture: true });
    window.addEventListener(addressChanged, () => isNotifying || handlers.onAddressChanged(), {
      signal: abort,
    });
  }

  /** Gives the page its own scroll restoration back. */
  function giveScrollBack(): void {
    if (savedRestoration !== null) window.history.scrollRestoration = savedRestoration;
    savedRestoration = null;
  }

  return {
    /** The portal restores the scroll position of its entries itself. */
    takeScroll(): void {
      if (handlers.isInMemory) return;
      savedRestoration ??= window.history.scrollRestoration;
      window.history.scrollRestoration = "manual";
    },
    giveScrollBack,
    /** Tells the screen that stays that its query changed. */
    notifyScreen(): void {
      if (handlers.isInMemory) return;
      isNotifying = true;
      window.dispatchEvent(new Event(addressChanged));
      isNotifying = false;
    },
    stop(): void {
      ended.abort();
      giveScrollBack();
    },
  };
}

/**
 * The link that an event happened in, through open shadow roots; null when there is none to follow here.
 * A link with `rel="external"` leaves the portal, even when its address is below the portal's.
 */
function linkIn(event: Event): HTMLAnchorElement | null {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute("href")) return null;
  const isOfThisTab = link.target === "" || link.target === "_self";
  const isOurs = !link.hasAttribute("download") && !link.relList.contains("external");
  return isOfThisTab && isOurs ? link : null;
}
