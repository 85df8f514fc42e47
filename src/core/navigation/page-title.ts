import { withoutOneSlash, wizardPath } from "./portal-routes.ts";
import { titleMessages } from "./title-messages.ts";

const titles: ReadonlyMap<string, string> = new Map([
  ["/", titleMessages.dashboard],
  ["/search/site", titleMessages.siteSearch],
  ["/scout", titleMessages.lookup],
  ["/scout/bulk", titleMessages.bulk],
  ["/scout/pricing", titleMessages.pricing],
  ["/scout/contracts", titleMessages.contracts],
  ["/scout/pricing/contracts", titleMessages.contracts],
  ["/solutions-finder", titleMessages.finder],
  ["/solutions-index", titleMessages.index],
  ["/solutions-questionnaires", titleMessages.questionnaires],
  ["/solutions/questionnaires", titleMessages.questionnaires],
  ["/provider-library", titleMessages.providers],
  ["/resource-library", titleMessages.resources],
  ["/account", titleMessages.account],
]);

/** The title of a page. A path without a screen shows only the product name. */
export function titleAt(path: string, productName: string): string {
  const exact = withoutOneSlash(path);
  const title = titles.get(exact) ?? (wizardPath.test(exact) ? titleMessages.contract : undefined);
  return title === undefined ? productName : `${title} | ${productName}`;
}
