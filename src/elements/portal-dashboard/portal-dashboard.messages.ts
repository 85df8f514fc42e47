import { type TextsOf, textGroup } from "../../core/texts/text-group.ts";

/** Texts of the dashboard (1 §2 Dashboard). */
export const dashboardTexts = textGroup("portal-dashboard", {
  heading: "Dashboard",
  loading: "Loading",
  search: "Search",
  clearSearch: "Clear search",
  scout: "Scout",
  solutions: "Solutions",
  libraries: "Libraries",
  address: "Street address",
  addressPlaceholder: "Start typing a street address",
  searchAddress: "Search for the address",
  /** For a text that is too short to search. */
  tooShort: "Enter a full street address.",
  keywords: "Search Keywords",
  keywordsPlaceholder: "Service or feature",
  searchKeywords: "Search for solutions",
  provider: "Find a Provider",
  providerPlaceholder: "Provider name",
  searchProvider: "Search for the provider",
  lookup: "Lookup",
  bulk: "Bulk",
  pricing: "Pricing",
  contracts: "Contracts",
  finder: "Solutions Finder",
  index: "Solutions Index",
  questionnaires: "Solutions Questionnaires",
  providerLibrary: "Provider Library",
  resourceLibrary: "Resource Library",
});

export type DashboardTexts = TextsOf<typeof dashboardTexts>;
