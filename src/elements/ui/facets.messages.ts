import type { Formatting } from "../../core/formatting/formatting.ts";

/** Texts of facets. */
export const facetMessages = {
  /** Follows the number of chosen terms. */
  selected: " selected",
  deeperLevels: (count: number, format: Formatting) =>
    `Shows ${format.count(count, { one: "deeper term", other: "deeper terms" })} in one list`,
} as const;
