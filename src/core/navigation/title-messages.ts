import { textGroup } from "../texts/text-group.ts";

/** The titles of the portal's pages. */
export const titleTexts = textGroup("titles", {
  dashboard: "Dashboard",
  siteSearch: "Search Results",
  lookup: "SCOUT Lookup",
  bulk: "SCOUT Bulk",
  pricing: "SCOUT Pricing",
  contracts: "Contracts",
  contract: "SCOUT Pricing Contracts",
  finder: "Solutions Finder",
  index: "Solutions Index",
  questionnaires: "Solutions Questionnaires",
  providers: "Provider Library",
  resources: "Resource Library",
  account: "Account",
});
