import { wordsOf } from "../store/collection.ts";
import type { SitePage } from "./site-page.ts";

/** Screens of the portal, which the search of the site finds, too. */
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

/** Pages that have a word beginning with each of the text's words, titles first. */
export function searchPages(pages: readonly SitePage[], text: string): readonly FoundPage[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  const isIn = (words: readonly string[]) =>
    wanted.every((one) => words.some((word) => word.startsWith(one)));
  const found = [...screens, ...pages].filter(({ title, description, keywords = "" }) =>
    isIn(wordsOf(`${title} ${description} ${keywords}`)),
  );
  const isTitled = ({ title }: FoundPage) => isIn(wordsOf(title));
  return [...found.filter(isTitled), ...found.filter((page) => !isTitled(page))];
}
