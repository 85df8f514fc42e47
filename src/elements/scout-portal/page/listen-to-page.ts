import { isPlainClick } from "../../../core/links/plain-click.ts";
import { addressChanged } from "../../host/history/page-url.ts";
import type { NavigationDetail, PortalTarget } from "../scout-portal.model.ts";
import { navigationOfClick } from "./router-steps.ts";

/** The portal's reactions to events of the page. */
export interface PageHandlers {
  readonly isInMemory: boolean;
  /** Follows a link. Returns false if the host page canceled it. */
  follow(detail: NavigationDetail): boolean;
  targetOf(href: string): PortalTarget | null;
  isSibling(href: string): boolean;
  /** True if the link leads to the current address, or only changes its fragment. */
  isCurrent(href: string): boolean;
  /** The screen failed, or a navigation was canceled, for example because of unsaved work. */
  onSpoilt(): void;
  /** The user is likely to follow a link to a route. */
  prefetch(path: string): void;
  onPopState(event: Event): void;
  /** Called when another script has changed the address. */
  onAddressChanged(): void;
  /** The page was hidden or shown again. */
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

  /** Handles a screen's navigation: the page gets one event, from the portal itself. */
  function handleNavigated(event: CustomEvent<NavigationDetail>): void {
    // A guard of unsaved work may have stopped it already.
    const [source] = event.composedPath();
    if (source === portal || event.defaultPrevented) return;
    event.stopPropagation();
    // A hidden screen must not navigate.
    const isKept = source instanceof Element && source.closest("[hidden]") !== null;
    if (isKept || !handlers.follow(event.detail)) event.preventDefault();
  }

  /**
   * Runs after the screens, which prevent the default action of links that they follow themselves.
   */
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
   * Runs when the pointer or the focus is on a link. Screens do not know the base path, so the link gets its full
   * address now. Other tabs and the clipboard then get it, too.
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
      // The page gets `scout-ready` only from the portal. For its screens, it gets `scout-route-changed`.
      else event.stopPropagation();
    },
    { signal: abort, capture: true },
  );
  portal.addEventListener(
    "scout-signed-in",
    (event) => {
      // Later listeners may still cancel the redirect.
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

  /** Runs after all listeners that may cancel the navigation, such as a guard of unsaved work. */
  function handleLeft(event: CustomEvent<NavigationDetail>): void {
    if (event.defaultPrevented) handlers.onSpoilt();
  }

  /** Ignores failures of the header and of hidden screens. */
  function handleFailure({ target }: Event): void {
    if (target !== portal) handlers.onSpoilt();
  }

  window.addEventListener("scout-navigated", handleLeft, { signal: abort });
  for (const type of ["scout-failed", "scout-denied", "scout-lookup-failed"]) {
    portal.addEventListener(type, handleFailure, { signal: abort });
  }

  let savedRestoration: ScrollRestoration | null = null;
  if (!handlers.isInMemory) {
    // Captured, so that a screen that is about to go does not read the address of another.
    window.addEventListener("popstate", handlers.onPopState, { signal: abort, capture: true });
    window.addEventListener(addressChanged, () => isNotifying || handlers.onAddressChanged(), {
      signal: abort,
    });
  }

  /** Restores the page's own scroll restoration. */
  function giveScrollBack(): void {
    if (savedRestoration !== null) window.history.scrollRestoration = savedRestoration;
    savedRestoration = null;
  }

  return {
    /** The portal restores the scroll positions of its entries itself. */
    takeScroll(): void {
      if (handlers.isInMemory) return;
      savedRestoration ??= window.history.scrollRestoration;
      window.history.scrollRestoration = "manual";
    },
    giveScrollBack,
    /** Notifies the remaining screen that its query changed. */
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
 * The link in which an event happened, across open shadow roots; null if there is no link to follow here. A link with
 * `rel="external"` leaves the portal, even if its address is below the portal's.
 */
function linkIn(event: Event): HTMLAnchorElement | null {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute("href")) return null;
  const isOfThisTab = link.target === "" || link.target === "_self";
  const isOurs = !link.hasAttribute("download") && !link.relList.contains("external");
  return isOfThisTab && isOurs ? link : null;
}
