/** The doors of the screens, each loaded when its route is first shown or its link touched. */
export const screenLoaders: Readonly<Record<string, () => Promise<unknown>>> = {
  "account-branding": () => import("../../account-branding/account-branding.ts"),
  "content-page": () => import("../../content-page/content-page.ts"),
  "contract-wizard": () => import("../../contract-wizard/contract-wizard.ts"),
  "login-form": () => import("../../login-form/login-form.ts"),
  "portal-dashboard": () => import("../../portal-dashboard/portal-dashboard.ts"),
  "portal-header": () => import("../../portal-header/portal-header.ts"),
  "provider-library": () => import("../../provider-library/provider-library.ts"),
  "resource-library": () => import("../../resource-library/resource-library.ts"),
  "scout-bulk": () => import("../../scout-bulk/scout-bulk.ts"),
  "scout-contracts": () => import("../../scout-contracts/scout-contracts.ts"),
  "scout-lookup": () => import("../../scout-lookup/scout-lookup.ts"),
  "scout-pricing": () => import("../../scout-pricing/scout-pricing.ts"),
  "site-search": () => import("../../site-search/site-search.ts"),
  "solutions-finder": () => import("../../solutions-finder/solutions-finder.ts"),
  "solutions-index": () => import("../../solutions-index/solutions-index.ts"),
};
