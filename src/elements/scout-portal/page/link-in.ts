/**
 * The link that an event happened in, through open shadow roots; null when there is none to follow here.
 * One of `rel="external"` leaves the portal, also where its address lies below the portal's.
 */
export function linkIn(event: Event): HTMLAnchorElement | null {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute("href")) return null;
  const isOfThisTab = link.target === "" || link.target === "_self";
  const isOurs = !link.hasAttribute("download") && !link.relList.contains("external");
  return isOfThisTab && isOurs ? link : null;
}

/** The main button without a key that asks for another tab or window (decisions D6). */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
