import type { Formatting } from "../../core/formatting/formatting.ts";
import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of facets. */
export const facetTexts = textGroup("facets", {
  /** Follows the number of chosen terms. */
  selected: " selected",
  deeperLevels: (count: number, format: Formatting) =>
    `Shows ${format.count(count, { one: "more specific term", other: "more specific terms" })} in one list`,
});
