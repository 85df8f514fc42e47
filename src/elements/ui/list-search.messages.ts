import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of the search of a long list. */
export const listSearchTexts = textGroup("list-search", {
  label: "Search this list",
  all: (total: string) => `${total} in this list`,
  found: (count: string, total: string) => `${count} of ${total} in this list`,
});
