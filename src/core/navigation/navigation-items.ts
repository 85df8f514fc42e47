/** An item of the navigation bar: a path of the portal and its label. */
export interface NavigationItem {
  readonly path: string;
  readonly label: string;
}

interface Listed extends NavigationItem {
  /** Capability without which the item is not there. */
  readonly needs?: string;
}

/** The bar in its order (1 §2 Header and navigation, 2 §2 Account; decisions D1, D13). */
const items: readonly Listed[] = [
  { path: "/", label: "Dashboard" },
  { path: "/scout", label: "Scout", needs: "scout:access" },
  { path: "/solutions-finder", label: "Solutions Finder" },
  { path: "/solutions/questionnaires", label: "Solutions Questionnaires" },
  { path: "/provider-library", label: "Provider Library" },
  { path: "/resource-library", label: "Resource Library" },
];

/** The items for somebody with these capabilities; unknown capabilities are none. */
export function navigationItemsFor(
  has: (capability: string) => boolean,
): readonly NavigationItem[] {
  return items.filter(({ needs }) => needs === undefined || has(needs));
}

/** The item's path that a page belongs to: the longest that the page's path begins with (decisions D1). */
export function activePathOf(path: string, itemPaths: readonly string[]): string | null {
  const fitting = itemPaths
    // Everything begins with the dashboard's path: only the dashboard itself belongs to it.
    .filter((own) => path === own || (own !== "/" && path.startsWith(`${own}/`)));
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
