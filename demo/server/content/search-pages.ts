import { wordsOf } from "../store/collection.ts";
import type { SitePage } from "./site-page.ts";

/** Screens of the portal, which the site search also finds. */
const screens: readonly Omit<SitePage, "body">[] = [
  { path: "scout", title: "SCOUT Lookup", description: "Which providers can serve an address." },
  {
    path: "scout/bulk",
    title: "SCOUT Bulk",
    description: "Many addresses at once, from a file.",
  },
  { path: "scout/pricing", title: "SCOUT Pricing", description: "Proposals for an address." },
  {
    path: "provider-library",
    title: "Provider Library",
    description: "Every provider with its logo.",
  },
  { path: "resource-library", title: "Resource Library", description: "Collateral to download." },
];

export type FoundPage = Pick<SitePage, "path" | "title" | "description">;

/** Pages with words that start with the words of the text; matches in titles come first, then the providers. */
export function searchPages(
  pages: readonly SitePage[],
  providers: readonly FoundPage[],
  text: string,
): readonly FoundPage[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  const isIn = (words: readonly string[]) =>
    wanted.every((one) => words.some((word) => word.startsWith(one)));
  const found = [...screens, ...pages].filter(({ title, description, keywords = "" }) =>
    isIn(wordsOf(`${title} ${description} ${keywords}`)),
  );
  const isTitled = ({ title }: FoundPage) => isIn(wordsOf(title));
  return [...found.filter(isTitled), ...providers, ...found.filter((page) => !isTitled(page))];
}
