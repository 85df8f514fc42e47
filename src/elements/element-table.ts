/** Every element by its tag, loaded when it is asked for. */
export const elementLoaders: Readonly<Record<string, () => Promise<unknown>>> = {
  "scout-lookup": () => import("./scout-lookup/scout-lookup.ts"),
  "scout-bulk": () => import("./scout-bulk/scout-bulk.ts"),
  "scout-pricing": () => import("./scout-pricing/scout-pricing.ts"),
  "scout-contracts": () => import("./scout-contracts/scout-contracts.ts"),
  "portal-dashboard": () => import("./portal-dashboard/portal-dashboard.ts"),
  "site-search": () => import("./site-search/site-search.ts"),
  "content-page": () => import("./content-page/content-page.ts"),
  "account-branding": () => import("./account-branding/account-branding.ts"),
  "provider-library": () => import("./provider-library/provider-library.ts"),
  "resource-library": () => import("./resource-library/resource-library.ts"),
  "solutions-finder": () => import("./solutions-finder/solutions-finder.ts"),
  "solutions-index": () => import("./solutions-index/solutions-index.ts"),
  "login-form": () => import("./login-form/login-form.ts"),
  "contract-wizard": () => import("./contract-wizard/contract-wizard.ts"),
};
