import { libraryMessages } from "../../core/libraries/library-messages.ts";
import { textGroup } from "../../core/texts/text-group.ts";

const { providerHeading, findProvider, allCategories, clear, providersFound, failed } =
  libraryMessages;

/** Texts of the provider library. Texts that the specification quotes come from the core. */
export const providerLibraryTexts = textGroup("provider-library", {
  ...{ findProvider, allCategories, clear, providersFound, failed },
  heading: providerHeading,
  introduction: "Select a provider to open its page.",
  search: "Search",
  clearSearch: "Clear search",
  categories: "Categories",
  providers: "Providers",
  none: "No providers yet.",
  noneMatches: "No matching providers.",
  searchOther: "Try another name or category.",
  showAll: "Show all providers",
  loading: "Loading providers",
  tryAgain: "Try again",
  newTab: " (opens in a new tab)",
});
