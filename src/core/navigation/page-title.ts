import type { TextsOf } from "../texts/text-group.ts";
import { withoutOneSlash, wizardPath } from "./portal-routes.ts";
import type { titleTexts } from "./title-messages.ts";

type Titles = TextsOf<typeof titleTexts>;

const titles: ReadonlyMap<string, keyof Titles> = new Map([
  ["/", "dashboard"],
  ["/search/site", "siteSearch"],
  ["/scout", "lookup"],
  ["/scout/bulk", "bulk"],
  ["/scout/pricing", "pricing"],
  ["/scout/contracts", "contracts"],
  ["/scout/pricing/contracts", "contracts"],
  ["/solutions-finder", "finder"],
  ["/solutions-index", "index"],
  ["/solutions-questionnaires", "questionnaires"],
  ["/solutions/questionnaires", "questionnaires"],
  ["/provider-library", "providers"],
  ["/resource-library", "resources"],
  ["/account", "account"],
]);

/** The title of a page. A path without a screen shows only the product name. */
export function titleAt(path: string, productName: string, texts: Titles): string {
  const exact = withoutOneSlash(path);
  const title = titles.get(exact) ?? (wizardPath.test(exact) ? "contract" : undefined);
  return title === undefined ? productName : `${texts[title]} | ${productName}`;
}
