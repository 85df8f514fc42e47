/** Every element with the attributes that it needs to show something alone in a page. */
export const elementsAlone: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "scout-lookup": {},
  "scout-bulk": {},
  "scout-pricing": { address: "1200 Main Street, Houston, TX 77002" },
  "scout-contracts": {},
  "solutions-finder": {},
  "provider-library": {},
  "resource-library": {},
  "solutions-index": {},
  "contract-wizard": {},
  "account-branding": {},
  "login-form": {},
  "portal-dashboard": {},
  "site-search": { keys: "fiber" },
  "content-page": { path: "/pages/partner-services" },
  "portal-header": {},
  "scout-portal": { "base-path": "/isolation" },
};
