import { maxCriteria } from "../../core/finder/criterion.ts";
import { finderMessages } from "../../core/finder/finder-messages.ts";
import { maxSelected } from "../../core/finder/finder-state.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";
import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of the finder. Texts that the specification quotes come from the core. */
export const finderTexts = textGroup("solutions-finder", {
  ...finderMessages,
  introduction: "Find providers by name or need, then add up to 8 to a proposal.",
  tryAgain: "Try again",
  categories: "Solution categories",
  childCategories: (category: string) => `Types of ${category}`,
  filters: "Filters",
  questions: "Questions",
  /** Closes the terms of a facet. */
  done: "Done",
  search: "Search",
  skip: "Skip to the results",
  skipToProposal: "Skip to the selected providers",
  /** Reasons why a text of the search box or of the URL is not applied. */
  filterProblem: {
    unknown: "No matching filter or provider. Try a shorter word, or open a filter below.",
    ambiguous: "Several filters have that name. Choose one.",
  },
  answerProblem: {
    unknown: "No matching answer or provider. Try a shorter word, or choose an answer below.",
    ambiguous: "Several answers have that name. Choose one.",
  },
  /** Suggestions that lead to a category or to a group of the panel. They look like those of answers. */
  categoryPlace: (label: string, above: string | null) =>
    above === null ? `${label} (Category)` : `${label} (Category: ${above})`,
  facetPlace: (title: string) => `${title} (Filters)`,
  questionPlace: (question: string) => `${question} (Question)`,
  /** Shown at a filter that cannot be chosen. */
  filtersFull: `You can select up to ${maxCriteria} filters.`,
  applied: "Applied filters",
  remove: "Remove",
  /** Shown after a change of the category, and after "Remove all". */
  cleared: (filters: number, providers: number, { count, list }: Formatting) =>
    `Cleared ${list([
      ...(filters > 0 ? [count(filters, { one: "filter", other: "filters" })] : []),
      ...(providers > 0
        ? [count(providers, { one: "selected provider", other: "selected providers" })]
        : []),
    ])}.`,
  undo: "Undo",
  dismiss: "Dismiss",
  notices: "Notices",
  results: "Providers",
  noProviders: "No providers in this category.",
  chooseOther: "Select another category above.",
  noMatches: "No provider matches all filters. Closest matches are below.",
  /** Follows the number of providers that match an option. */
  unit: (count: number) => (count === 1 ? " provider" : " providers"),
  /** Shown at a provider: the filters and answers that it meets. */
  meets: (labels: string) => `Meets: ${labels}`,
  select: (name: string) => `Select ${name}`,
  proposal: "Proposal",
  proposalHint: "Drag to reorder.",
  noneSelected: "Select up to 8 providers in the list for a proposal.",
  noneAvailable: "All providers are selected.",
  customerName: "Customer name",
  report: "Create Report",
  matrix: "Create Matrix",
  selectFirst: "Select a provider first.",
  openReport: { report: "Open the report", matrix: "Open the matrix" },
  blocked: "Your browser blocked the new window.",
  selectionFull: `You can select up to ${maxSelected} providers.`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  unselect: (name: string) => `Remove ${name}`,
  unselectAll: "Remove all",
  isSelected: (name: string, count: number) => `${name} selected, ${count} of ${maxSelected}`,
  isUnselected: (name: string) => `${name} removed from the selection`,
  isMoved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
  selectedOf: (count: number) => `${count} of ${maxSelected}`,
  /** The button that goes to the proposal. */
  review: (selected: string) => `Review selection (${selected})`,
});
