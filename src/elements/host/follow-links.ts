import { isPlainClick, type PageAddress, safeHref } from "../../core/internal.ts";
import type { Routing } from "./page-address.ts";
import { pageUrl } from "./page-url.ts";

/**
 * Follows the links of an element that its views leave to the browser, so that the page hears of them first (decisions
 * W9). Without routing a link leaves the page nowhere. A portal follows the links of its screens itself.
 *
 * @returns a function that ends it.
 */
export function followLinks(
  element: HTMLElement,
  routing: Routing,
  navigate: PageAddress["navigate"],
): () => void {
  function handleClick(event: MouseEvent): void {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = ownLinkIn(event, element);
    const target = link && safeHref(link.href, pageUrl());
    if (!target || (routing !== "none" && !isOfPage(link, target.sameOrigin))) return;
    event.preventDefault();
    navigate(target.href);
  }
  // The sign-in, which has no shadow root, follows each of its links itself.
  if (routing !== "portal" && element.shadowRoot !== null) {
    element.addEventListener("click", handleClick);
  }
  return () => element.removeEventListener("click", handleClick);
}

/** A sign-in page and another site are left to the browser. */
function isOfPage(link: HTMLAnchorElement, isSameOrigin: boolean): boolean {
  return isSameOrigin && !link.relList.contains("external");
}

/**
 * The link to another page in this tab that an element drew and that was clicked. What the page put between the tags
 * belongs to the page.
 */
function ownLinkIn(event: Event, element: HTMLElement): HTMLAnchorElement | null {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement)) return null;
  const isOwn = link.getRootNode() === element.shadowRoot;
  const isOfThisTab = link.target === "" || link.target === "_self";
  const isPage =
    !/^(?:#|$)/.test(link.getAttribute("href") ?? "") && !link.hasAttribute("download");
  return isOwn && isOfThisTab && isPage ? link : null;
}
