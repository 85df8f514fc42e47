/** The package's main door: configuration and lazy definition of elements. */
import { elementLoaders } from "./element-table.ts";

export { type Config, configure, type SiteSettings, signOut, version } from "../core/index.ts";
export type { ContractWizardElement } from "./contract-wizard/contract-wizard.ts";
export type { LoginFormElement } from "./login-form/login-form.ts";
export type { PortalHeaderElement } from "./portal-header/portal-header.ts";
export type { ScoutContractsElement } from "./scout-contracts/scout-contracts.ts";
export type { ScoutLookupElement } from "./scout-lookup/scout-lookup.ts";
export type { ScoutPortalElement } from "./scout-portal/scout-portal.ts";

/** Loads and registers elements by tag; all of them without a list. Unknown tags reject. */
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
