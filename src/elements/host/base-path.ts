/** Path under which the routes of the portal lie that placed a screen; `/` for any other element. */
export function basePathOf(screen: Element): string {
  return screen.parentElement?.closest("scout-portal")?.getAttribute("base-path") || "/";
}
