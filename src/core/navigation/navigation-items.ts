import { navigationMessages } from "./navigation-messages.ts";

/** An item of the navigation bar: a portal path and its label. */
export interface NavigationItem {
  readonly path: string;
  readonly label: string;
}

interface Listed extends NavigationItem {
  /** The capability that the item requires. */
  readonly needs?: string;
}

const labels = navigationMessages.items;

const items: readonly Listed[] = [
  { path: "/", label: labels.dashboard },
  { path: "/scout", label: labels.scout, needs: "scout:access" },
  { path: "/solutions-finder", label: labels.finder },
  { path: "/solutions/questionnaires", label: labels.questionnaires },
  { path: "/provider-library", label: labels.providers },
  { path: "/resource-library", label: labels.resources },
];

/** The items for a user with these capabilities. Unknown capabilities are ignored. */
export function navigationItemsFor(
  has: (capability: string) => boolean,
): readonly NavigationItem[] {
  return items.filter(({ needs }) => needs === undefined || has(needs));
}

/** The active item of a page: the longest item path that is a prefix of the page's path. */
export function activePathOf(path: string, itemPaths: readonly string[]): string | null {
  const fitting = itemPaths
    // The dashboard's path is a prefix of every path, so it requires an exact match.
    .filter((own) => path === own || (own !== "/" && path.startsWith(`${own}/`)));
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
