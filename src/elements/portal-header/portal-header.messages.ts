/** Every sentence of the header; the labels of its links come from the core. */
export const messages = {
  home: (product: string) => `${product} home`,
  navigation: "Main",
  secondary: "Secondary",
  openMenu: "Menu",
  account: "Account menu",
  accountLinks: "Account",
  search: "Search the site",
  searchLabel: "Search the site",
  searchPlaceholder: "Keyword or page title",
  submit: "Search",
  clearSearch: "Clear search",
  loading: "Loading the search",
} as const;
