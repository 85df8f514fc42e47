/** Groups of calls, in the order of the document. */
export const tags = {
  Session: "Sign-in, tokens and the anti-forgery token.",
  Settings: "Site settings, branding and capabilities.",
  Statistics: "Page views and events.",
  Search: "Suggestions below the search boxes, and site search.",
  Lookup: "The lookup of one address.",
  Bulk: "Lookups of many addresses from a CSV file.",
  Pricing: "The pricing search and proposals.",
  Contracts: "Provider contracts made from proposals.",
  "Solutions finder": "Providers that fit answers and filters, and reports on them.",
  "Solutions index": "Terms that each provider covers.",
  Libraries: "Providers and resources.",
  Content: "Pages and files of the site.",
} as const;

export type Tag = keyof typeof tags;
