import type { IndexTerm } from "./solutions-index.ts";

/** The link of a term: the finder with the filter `{label}:{value}`. */
export function termHrefOf({ label, value }: Pick<IndexTerm, "label" | "value">): string {
  return `/solutions-finder?filters=${encodeURIComponent(`${label}:${value}`)}`;
}
