import { textOf } from "./wire/read-wire.ts";
import type { ServiceRow } from "./wire/service-row.ts";

/** What a number of boxes is called: the row's own words, or 'box' and 'boxes' (decisions L12). */
export function boxTitleOf(
  row: Pick<ServiceRow, "addon_item_label" | "addon_item_label_plural">,
  count: number,
): string {
  return count === 1
    ? textOf(row.addon_item_label) || "box"
    : textOf(row.addon_item_label_plural) || "boxes";
}
