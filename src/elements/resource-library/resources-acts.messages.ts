import { textGroup } from "../../core/texts/text-group.ts";

/** Names of commands that no button of the screen shows. */
export const resourceActTexts = textGroup("resource-acts", {
  sortUp: "Sort by name, A to Z",
  sortDown: "Sort by name, Z to A",
});
