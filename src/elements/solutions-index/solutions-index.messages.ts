import type { Formatting } from "../../core/formatting/formatting.ts";
import { indexMessages } from "../../core/solutions-index/index-messages.ts";

/** Texts of the solutions index. Texts that the specification quotes come from the core. */
export const messages = {
  ...indexMessages,
  introduction: "See what each provider covers, category by category.",
  provider: "Provider",
  clearProvider: "Clear provider",
  searchCapabilities: "Search capabilities",
  found: (count: number, total: number, format: Formatting) =>
    `${format.number(count)} of ${format.count(total, { one: "capability", other: "capabilities" })}`,
  total: (total: number, format: Formatting) =>
    format.count(total, { one: "capability", other: "capabilities" }),
  noneFound: "No capability has all of these words.",
  searchOther: "Try fewer or other words.",
  showAll: "Show all capabilities",
  categories: "Categories",
  covered: " (covered)",
  /** Shown at a term that the server sent without an id or a field. */
  notSavable: "Cannot be changed: the server sent no id for this term.",
  none: "There are no categories.",
  loading: "Loading the solutions index",
  tryAgain: "Try again",
  editing: (provider: string) => `Editing ${provider}: tick what it covers.`,
  discardHeading: "Discard your edits?",
  discardText: (provider: string) => `Your edits of ${provider} have not been submitted.`,
  discard: "Discard edits",
  keep: "Keep editing",
} as const;
