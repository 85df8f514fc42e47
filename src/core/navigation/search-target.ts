/**
 * The screens that the dashboard's search boxes open, and the query parameter that gets the text.
 */
const searchTargets = {
  address: { path: "/scout", parameter: "address" },
  solutions: { path: "/solutions-finder", parameter: "filters" },
  providers: { path: "/provider-library", parameter: "provider" },
} as const;

export type SearchTarget = keyof typeof searchTargets;

/** The address of a search for a text. */
export function searchHrefOf(target: SearchTarget, text: string): string {
  const { path, parameter } = searchTargets[target];
  return `${path}?${new URLSearchParams({ [parameter]: text })}`;
}
