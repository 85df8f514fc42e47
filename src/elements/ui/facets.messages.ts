import type { Formatting } from "../../core/formatting/formatting.ts";

/** Texts of facets. */
export const facetMessages = {
  /** Follows the number of chosen terms. */
  selected: " selected",
  deeperLevels: (count: number, format: Formatting) =>
    `Shows ${format.count(count, { one: "more specific term", other: "more specific terms" })} in one list`,
} as const;
