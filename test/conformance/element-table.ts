import { page } from "vitest/browser";

/** The facts about an element that the conformance suite needs. */
export interface ElementUnderTest {
  readonly tag: string;
  readonly load: () => Promise<unknown>;
  /** A text attribute: one of its own if it has any; `absent` is its default, empty unless stated. */
  readonly attribute: {
    readonly name: string;
    readonly property: string;
    readonly value: string;
    readonly absent?: string;
  };
  /** Visible content of the open element. */
  readonly sign: () => ReturnType<typeof page.getByRole>;
  /** Attributes without which it redirects. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Attributes with which it has a pending request or timer immediately; null if there are none. */
  readonly busy: Readonly<Record<string, string>> | null;
  /** Every signed-in user may open it, without Scout access (2 §6). */
  readonly isForAll?: true;
  /** In a micro-site it has sign-in routes instead of replacing itself with the form (decisions C10). */
  readonly hasOwnGate?: true;
  /** It renders into itself (decisions U19), requests no settings and is open to all. */
  readonly isSignIn?: true;
}

/** Every element, one entry each. */
export const elementTable: readonly ElementUnderTest[] = [
  {
    tag: "scout-lookup",
    load: () => import("../../src/elements/scout-lookup/scout-lookup.ts"),
    attribute: { name: "address", property: "address", value: "12 Elm Street, Austin, TX" },
    sign: () => page.getByRole("combobox", { name: "Street address" }),
    busy: { address: "12 Elm Street, Austin, TX 78701" },
  },
  {
    tag: "scout-bulk",
    load: () => import("../../src/elements/scout-bulk/scout-bulk.ts"),
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: () => page.getByRole("heading", { name: "SCOUT Bulk" }),
    busy: {},
  },
  {
    tag: "scout-contracts",
    load: () => import("../../src/elements/scout-contracts/scout-contracts.ts"),
    attribute: {
      name: "product-name",
      property: "productName",
      value: "Acme",
      absent: "Scout",
    },
    sign: () => page.getByRole("heading", { name: "Contracts", exact: true }),
    busy: {},
  },
  {
    tag: "scout-pricing",
    load: () => import("../../src/elements/scout-pricing/scout-pricing.ts"),
    attribute: { name: "prepared-for", property: "preparedFor", value: "Acme Corp" },
    sign: () => page.getByRole("combobox", { name: "Service address" }),
    busy: { address: "60 Hudson Street, New York, NY 10013" },
  },
  {
    tag: "portal-dashboard",
    load: () => import("../../src/elements/portal-dashboard/portal-dashboard.ts"),
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: () => page.getByRole("img", { name: "Scout" }),
    isForAll: true,
    busy: null,
  },
  {
    tag: "site-search",
    load: () => import("../../src/elements/site-search/site-search.ts"),
    attribute: { name: "keys", property: "keys", value: "questions" },
    sign: () => page.getByRole("heading", { name: "Search Results" }),
    isForAll: true,
    busy: { keys: "questions" },
  },
  {
    tag: "content-page",
    load: () => import("../../src/elements/content-page/content-page.ts"),
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: () => page.getByRole("heading", { name: "The order team" }),
    needs: { path: "/pages/team" },
    isForAll: true,
    busy: { path: "/pages/team" },
  },
  {
    tag: "account-branding",
    load: () => import("../../src/elements/account-branding/account-branding.ts"),
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: () => page.getByRole("heading", { name: "Account", exact: true }),
    busy: null,
    isForAll: true,
  },
  {
    tag: "provider-library",
    load: () => import("../../src/elements/provider-library/provider-library.ts"),
    attribute: { name: "provider", property: "provider", value: "comcast" },
    sign: () => page.getByRole("combobox", { name: "Find a Provider" }),
    isForAll: true,
    busy: {},
  },
  {
    tag: "resource-library",
    load: () => import("../../src/elements/resource-library/resource-library.ts"),
    attribute: { name: "keyword", property: "keyword", value: "battle card" },
    sign: () => page.getByRole("combobox", { name: "Search Keywords" }),
    isForAll: true,
    busy: {},
  },
  {
    tag: "solutions-finder",
    load: () => import("../../src/elements/solutions-finder/solutions-finder.ts"),
    attribute: { name: "filters", property: "filters", value: "access_types:102" },
    sign: () => page.getByRole("tab", { name: "Across the Stack" }),
    isForAll: true,
    busy: { filters: "access_types:102" },
  },
  {
    tag: "solutions-index",
    load: () => import("../../src/elements/solutions-index/solutions-index.ts"),
    attribute: { name: "provider", property: "provider", value: "Comcast" },
    sign: () => page.getByRole("combobox", { name: "Provider" }),
    isForAll: true,
    busy: {},
  },
  {
    tag: "login-form",
    load: () => import("../../src/elements/login-form/login-form.ts"),
    attribute: { name: "destination", property: "destination", value: "/scout" },
    sign: () => page.getByRole("textbox", { name: "Username or email address" }),
    busy: null,
    isSignIn: true,
  },
  {
    tag: "portal-header",
    load: () => import("../../src/elements/portal-header/portal-header.ts"),
    attribute: { name: "path", property: "path", value: "/scout" },
    sign: () => page.getByRole("link", { name: "Solutions Finder" }),
    busy: null,
    isForAll: true,
  },
  {
    tag: "scout-portal",
    load: () => import("../../src/elements/scout-portal/scout-portal.ts"),
    attribute: { name: "base-path", property: "basePath", value: "/portal", absent: "/" },
    sign: () =>
      page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Solutions Finder" }),
    busy: null,
    isForAll: true,
    hasOwnGate: true,
  },
  {
    tag: "contract-wizard",
    load: () => import("../../src/elements/contract-wizard/contract-wizard.ts"),
    attribute: { name: "provider", property: "provider", value: "cox" },
    sign: () => page.getByRole("heading", { name: "SCOUT Pricing Contracts" }),
    needs: { contract: "c0ffee00-0000-4000-8000-000000000003" },
    busy: {},
  },
];
