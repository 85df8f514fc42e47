/**
 * The link that an event happened in, through open shadow roots; null when there is none to follow here.
 * A link with `rel="external"` leaves the portal, even when its address is below the portal's.
 */
export function linkIn(event: Event): HTMLAnchorElement | null {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute("href")) return null;
  const isOfThisTab = link.target === "" || link.target === "_self";
  const isOurs = !link.hasAttribute("download") && !link.relList.contains("external");
  return isOfThisTab && isOurs ? link : null;
}
