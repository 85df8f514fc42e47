import { textGroup } from "../../core/texts/text-group.ts";

export const tableTexts = textGroup("table", {
  /** Above the buttons that sort a list of cards. */
  sortBy: "Sort by",
});
