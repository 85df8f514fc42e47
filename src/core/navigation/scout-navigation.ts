import type { TextsOf } from "../texts/text-group.ts";
import type { navigationTexts } from "./navigation-messages.ts";
import type { SecondaryNav } from "./secondary-nav.ts";

const contractsPath = "/scout/contracts";
/** The alias of the contract list. */
const contractsAlias = "/scout/pricing/contracts";

/** The secondary navigation at a Scout route. */
export function scoutNavigationAt(
  path: string,
  { scout: labels }: TextsOf<typeof navigationTexts>,
): readonly SecondaryNav[] {
  const isAlias = path === contractsAlias || path.startsWith(`${contractsAlias}/`);
  return [
    { label: labels.lookup, href: "/scout", children: [] },
    { label: labels.bulk, href: "/scout/bulk", children: [] },
    { label: labels.pricing, href: "/scout/pricing", children: [] },
    { label: labels.contracts, href: isAlias ? contractsAlias : contractsPath, children: [] },
  ];
}
