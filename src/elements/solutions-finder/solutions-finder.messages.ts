import { maxCriteria } from "../../core/finder/criterion.ts";
import { finderMessages } from "../../core/finder/finder-messages.ts";
import { maxSelected } from "../../core/finder/finder-state.ts";

/** Texts of the finder. Texts that the specification quotes come from the core. */
export const messages = {
  ...finderMessages,
  introduction: "Filter the providers by the customer’s needs, then add up to 8 to a proposal.",
  tryAgain: "Try again",
  categories: "Solution categories",
  childCategories: (category: string) => `Kinds of ${category}`,
  filters: "Filters",
  questions: "Questions",
  /** Closes the terms of a facet. */
  done: "Done",
  search: "Search",
  skip: "Skip to the results",
  skipToProposal: "Skip to the selected providers",
  /** Reasons why filters of the URL are not applied. */
  filterProblem: {
    unknown: "No filter of that name.",
    ambiguous: "Several filters have that name. Choose one.",
  },
  answerProblem: {
    unknown: "No answer of that name.",
    ambiguous: "Several answers have that name. Choose one.",
  },
  /** Shown at a filter that cannot be chosen. */
  filtersFull: `You can choose up to ${maxCriteria} filters.`,
  applied: "Applied filters",
  remove: "Remove",
  dismiss: "Dismiss",
  notices: "Notices",
  results: "Providers",
  noProviders: "There are no providers here.",
  chooseOther: "Choose another category above.",
  noMatches: "No provider matches all filters. The closest ones follow.",
  /** Follows the number of providers that match an option. */
  unit: (count: number) => (count === 1 ? " provider" : " providers"),
  /** Shown at a provider: the filters and answers that it meets. */
  meets: (labels: string) => `Meets: ${labels}`,
  select: (name: string) => `Select ${name}`,
  proposal: "Proposal",
  proposalHint: `Up to ${maxSelected}, in the order of the report. Drag, or use the buttons.`,
  noneSelected: "Select providers in the list to compare them.",
  noneAvailable: "All providers are selected.",
  customerName: "Customer name",
  report: "Create Report",
  matrix: "Create Matrix",
  selectFirst: "Select a provider first.",
  openReport: { report: "Open the report", matrix: "Open the matrix" },
  blocked: "The browser blocked the new window.",
  selectionFull: `You can select up to ${maxSelected} providers.`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  unselect: (name: string) => `Remove ${name}`,
  isSelected: (name: string, count: number) => `${name} selected, ${count} of ${maxSelected}`,
  isUnselected: (name: string) => `${name} removed from the selection`,
  isMoved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
  selectedOf: (count: number) => `${count} of ${maxSelected}`,
} as const;
