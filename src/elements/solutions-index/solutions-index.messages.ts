import type { Formatting } from "../../core/formatting/formatting.ts";
import { indexMessages } from "../../core/solutions-index/index-messages.ts";
import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of the solutions index. Texts that the specification quotes come from the core. */
export const solutionsIndexTexts = textGroup("solutions-index", {
  ...indexMessages,
  introduction: "See what each provider covers, category by category.",
  provider: "Provider",
  clearProvider: "Clear provider",
  searchCapabilities: "Search capabilities",
  found: (count: number, total: number, format: Formatting) =>
    `${format.number(count)} of ${format.count(total, { one: "capability", other: "capabilities" })}`,
  total: (total: number, format: Formatting) =>
    format.count(total, { one: "capability", other: "capabilities" }),
  noneFound: "No matching capabilities.",
  searchOther: "Try fewer or different words.",
  showAll: "Show all capabilities",
  categories: "Categories",
  covered: " (covered)",
  /** Shown at a term that the server sent without an id or a field. */
  notSavable: "Can't be changed. The server sent no ID for this term.",
  none: "There are no categories.",
  loading: "Loading the solutions index",
  tryAgain: "Try again",
  editing: (provider: string) => `Editing ${provider}. Check everything this provider offers.`,
  changes: (count: number, format: Formatting) =>
    count === 0 ? "No changes yet" : format.count(count, { one: "change", other: "changes" }),
  discardHeading: "Discard your edits?",
  discardText: (provider: string) => `Your edits to ${provider} haven't been submitted.`,
  discard: "Discard edits",
  keep: "Keep editing",
});
