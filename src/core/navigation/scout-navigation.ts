import type { SecondaryNav } from "./secondary-nav.ts";

const contractsPath = "/scout/contracts";
/** The alias of the contract list. */
const contractsAlias = "/scout/pricing/contracts";

/** The secondary navigation at a Scout route. */
export function scoutNavigationAt(path: string): readonly SecondaryNav[] {
  const isAlias = path === contractsAlias || path.startsWith(`${contractsAlias}/`);
  return [
    { label: "Lookup", href: "/scout", children: [] },
    { label: "Bulk", href: "/scout/bulk", children: [] },
    { label: "Pricing", href: "/scout/pricing", children: [] },
    { label: "Contracts", href: isAlias ? contractsAlias : contractsPath, children: [] },
  ];
}
