import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of a combobox and its list. */
export const comboboxTexts = textGroup("combobox", {
  clear: "Clear search",
  remove: "Remove",
  none: "No suggestions",
  count: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
  recent: (count: number) => `Recent: ${count}. Press Delete to remove one.`,
});
