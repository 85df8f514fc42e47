/** An item of the navigation bar: a portal path and its label. */
export interface NavigationItem {
  readonly path: string;
  readonly label: string;
}

interface Listed extends NavigationItem {
  /** The capability that the item requires. */
  readonly needs?: string;
}

/** The items in order (1 §2 Header and navigation, 2 §2 Account; decisions D1, D13). */
const items: readonly Listed[] = [
  { path: "/", label: "Dashboard" },
  { path: "/scout", label: "Scout", needs: "scout:access" },
  { path: "/solutions-finder", label: "Solutions Finder" },
  { path: "/solutions/questionnaires", label: "Solutions Questionnaires" },
  { path: "/provider-library", label: "Provider Library" },
  { path: "/resource-library", label: "Resource Library" },
];

/** The items for a user with these capabilities. Unknown capabilities are ignored. */
export function navigationItemsFor(
  has: (capability: string) => boolean,
): readonly NavigationItem[] {
  return items.filter(({ needs }) => needs === undefined || has(needs));
}

/** The item that a page belongs to: the longest item path that is a prefix of the page's path (decisions D1). */
export function activePathOf(path: string, itemPaths: readonly string[]): string | null {
  const fitting = itemPaths
    // Every path starts with the dashboard's: only an exact match counts for it.
    .filter((own) => path === own || (own !== "/" && path.startsWith(`${own}/`)));
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
