import type { IndexTerm } from "./solutions-index.ts";

/** Where a term leads: to the finder with it as a filter, `{label}:{value}` (2 §2; decisions R11). */
export function termHrefOf({ label, value }: Pick<IndexTerm, "label" | "value">): string {
  return `/solutions-finder?filters=${encodeURIComponent(`${label}:${value}`)}`;
}
