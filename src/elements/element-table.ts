/** Every element by its tag, loaded when it is asked for. */
export const elementLoaders: Readonly<Record<string, () => Promise<unknown>>> = {
  "scout-lookup": () => import("./scout-lookup/scout-lookup.ts"),
  "scout-bulk": () => import("./scout-bulk/scout-bulk.ts"),
  "scout-pricing": () => import("./scout-pricing/scout-pricing.ts"),
  "scout-contracts": () => import("./scout-contracts/scout-contracts.ts"),
  "portal-header": () => import("./portal-header/portal-header.ts"),
  "scout-portal": () => import("./scout-portal/scout-portal.ts"),
  "account-branding": () => import("./account-branding/account-branding.ts"),
  "login-form": () => import("./login-form/login-form.ts"),
  "contract-wizard": () => import("./contract-wizard/contract-wizard.ts"),
};
