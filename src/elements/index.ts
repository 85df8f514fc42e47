/** The main entry of the package: configuration, lazy definition of elements, and their types. */
import { elementLoaders } from "./element-table.ts";

export {
  type CartPrice,
  type Config,
  configure,
  type Place,
  type SiteSettings,
  signOut,
  version,
} from "../core/index.ts";
export type { AccountBrandingElement } from "./account-branding/account-branding.ts";
export type { ContentPageElement } from "./content-page/content-page.ts";
export type { ContractWizardElement } from "./contract-wizard/contract-wizard.ts";
export type { LoginFormElement } from "./login-form/login-form.ts";
export type { PortalDashboardElement } from "./portal-dashboard/portal-dashboard.ts";
export type { PortalHeaderElement } from "./portal-header/portal-header.ts";
export type { ProviderLibraryElement } from "./provider-library/provider-library.ts";
export type { ResourceLibraryElement } from "./resource-library/resource-library.ts";
export type { ScoutBulkElement } from "./scout-bulk/scout-bulk.ts";
export type { ScoutContractsElement } from "./scout-contracts/scout-contracts.ts";
export type { ScoutLookupElement } from "./scout-lookup/scout-lookup.ts";
export type { ScoutPortalElement } from "./scout-portal/scout-portal.ts";
export type { ScoutPricingElement } from "./scout-pricing/scout-pricing.ts";
export type { SiteSearchElement } from "./site-search/site-search.ts";
export type { SolutionsFinderElement } from "./solutions-finder/solutions-finder.ts";
export type { SolutionsIndexElement } from "./solutions-index/solutions-index.ts";

/**
 * Loads and registers elements by tag, or all elements if no list is given. Rejects for unknown tags.
 */
export async function defineElements(
  tags: readonly string[] = Object.keys(elementLoaders),
): Promise<void> {
  await Promise.all(tags.map(loadElement));
}

async function loadElement(tag: string): Promise<unknown> {
  const load = Object.hasOwn(elementLoaders, tag) ? elementLoaders[tag] : undefined;
  if (load === undefined) throw new RangeError(`scout-elements has no element <${tag}>.`);
  return load();
}
