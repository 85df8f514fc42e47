import type { TextsOf } from "../texts/text-group.ts";
import type { navigationTexts } from "./navigation-messages.ts";

/** An item of the navigation bar: a portal path and its label. */
export interface NavigationItem {
  readonly path: string;
  readonly label: string;
}

type Texts = TextsOf<typeof navigationTexts>;

interface Listed extends Pick<NavigationItem, "path"> {
  readonly label: keyof Texts["items"];
  /** The capability that the item requires. */
  readonly needs?: string;
}

const items: readonly Listed[] = [
  { path: "/", label: "dashboard" },
  { path: "/scout", label: "scout", needs: "scout:access" },
  { path: "/solutions-finder", label: "finder" },
  { path: "/solutions/questionnaires", label: "questionnaires" },
  { path: "/provider-library", label: "providers" },
  { path: "/resource-library", label: "resources" },
];

/** The items for a user with these capabilities. Unknown capabilities are ignored. */
export function navigationItemsFor(
  has: (capability: string) => boolean,
  texts: Texts,
): readonly NavigationItem[] {
  return items
    .filter(({ needs }) => needs === undefined || has(needs))
    .map(({ path, label }) => ({ path, label: texts.items[label] }));
}

/** The active item of a page: the longest item path that is a prefix of the page's path. */
export function activePathOf(path: string, itemPaths: readonly string[]): string | null {
  const fitting = itemPaths
    // The dashboard's path is a prefix of every path, so it requires an exact match.
    .filter((own) => path === own || (own !== "/" && path.startsWith(`${own}/`)));
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
