import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of the header. The core has the labels of its links. */
export const headerTexts = textGroup("portal-header", {
  home: (site: string) => `${site} home`,
  navigation: "Main",
  secondary: "Secondary",
  /** Precedes the current entry of a collapsed navigation. */
  section: "Section:",
  sections: "Sections",
  openMenu: "Menu",
  account: "Account menu",
  accountLinks: "Account",
  signedInAs: (name: string) => `Signed in as ${name}`,
  rowSpacing: "Row spacing",
  compact: "Compact",
  comfortable: "Comfortable",
  search: "Search the site",
  searchFor: (text: string) => `Search the site for "${text}"`,
  searchLabel: "Search the site",
  searchPlaceholder: "Keyword or page title",
  submit: "Search",
  clearSearch: "Clear search",
  loading: "Loading search",
});
