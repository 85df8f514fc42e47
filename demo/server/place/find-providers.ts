import { prettyAddressOf } from "../catalogue/addresses.ts";
import { isInFootprint } from "../catalogue/carriers.ts";
import { createDice, type Dice } from "../catalogue/dice.ts";
import type { Building, Carrier } from "../store/documents.ts";
import type { PlaceProvider, Serviceability } from "./place.ts";
import { serviceabilityOf } from "./serviceability.ts";

const maxProviders = 14;
const accessTypes: Readonly<Record<Carrier["kind"], readonly [string[], ...string[][]]>> = {
  lec: [["Fiber", "DSL"], ["Fiber", "Ethernet over Copper"], ["DSL"]],
  cable: [["Coax"], ["Coax", "Fiber"]],
  fiber: [["Fiber"], ["Fiber", "Dark Fiber"]],
  "fixed-wireless": [["Fixed Wireless"]],
  satellite: [["Satellite"]],
  reseller: [["Ethernet", "Broadband"], ["Broadband"]],
};

/** Carriers that serve the building: its LEC and cable company first, at most 14 in all. */
export function findProviders(
  building: Building,
  carriers: readonly Carrier[],
  logoBase: string,
): PlaceProvider[] {
  const own = [building.lecKey, building.cableKey];
  const serving = carriers
    .filter((carrier) => own.includes(carrier.id) || mayServe(carrier, building))
    .sort((one, other) => rankOf(one, own) - rankOf(other, own));
  return serving
    .slice(0, maxProviders)
    .map((carrier) => describeProvider(carrier, building, logoBase));
}

function rankOf(carrier: Carrier, own: readonly string[]): number {
  const place = own.indexOf(carrier.id);
  return place < 0 ? own.length : place;
}

/** A LEC or a cable company owns its territory: only the building's own one serves it. */
function mayServe(carrier: Carrier, building: Building): boolean {
  if (carrier.kind === "lec" || carrier.kind === "cable") return false;
  if (!isInFootprint(carrier, building.state)) return false;
  if (carrier.id === "starlink" || carrier.id === "tmobile") return true;
  return createDice(`reach ${carrier.id} ${building.id}`).falls(carrier.reach);
}

/** The carrier as a provider of the building. */
export function describeProvider(
  carrier: Carrier,
  building: Building,
  logoBase: string,
): PlaceProvider {
  const dice = createDice(`provider ${carrier.id} ${building.id}`);
  const serviceability = serviceabilityOf(carrier, dice);
  return {
    name: carrier.name,
    key: carrier.id,
    logo_uri: `${logoBase}/${carrier.id}.svg`,
    uri: carrier.uri,
    ...(serviceability || dice.falls(0.5) ? { serviceability } : {}),
    ...pricingLinkOf(carrier, building),
    has_api: carrier.hasApi,
    access_type: accessOf(dice.pick(accessTypes[carrier.kind]), serviceability).map((name) => ({
      name,
    })),
    ...distanceOf(carrier, dice),
    ...(isOnNet(serviceability) && { distance: 0 }),
    coverage: carrier.kind === "fiber" ? coverageOf(serviceability, dice) : "Footprint",
    type: carrier.kind === "reseller" ? "dynamic" : "standard",
  };
}

/** The usual access types, with fiber exactly where the carrier reports it. */
function accessOf(usual: readonly string[], serviceability: Serviceability): readonly string[] {
  const isListed = Array.isArray(serviceability);
  if (!isListed && !serviceability) return usual;
  const color = isListed
    ? serviceability.find(({ label }) => label === "Fiber")?.color
    : serviceability.fiber?.color;
  if (color === undefined) return usual;
  const others = usual.filter((name) => !name.endsWith("Fiber"));
  if (color === "red") return others.length > 0 ? others : ["DSL"];
  return usual.includes("Fiber") ? usual : ["Fiber", ...others];
}

function isOnNet(serviceability: Serviceability): boolean {
  return Array.isArray(serviceability) && serviceability[0]?.value === "On net";
}

function coverageOf(serviceability: Serviceability, dice: Dice): string | null {
  const said = isOnNet(serviceability) ? "On Net" : "Near Net";
  return dice.pick([said, said, null]);
}

function pricingLinkOf(carrier: Carrier, building: Building): Partial<PlaceProvider> {
  if (carrier.kind === "satellite") return {};
  if (carrier.kind === "fixed-wireless") return { pricing_link: null };
  const query = new URLSearchParams({ address: prettyAddressOf(building), provider: carrier.id });
  return { pricing_link: { uri: `/scout/pricing?${query}`, label: "Generate Pricing" } };
}

/** A number, a numeric string, null or missing: real servers send all four. */
function distanceOf(carrier: Carrier, dice: Dice): Partial<PlaceProvider> {
  if (carrier.kind === "satellite") return {};
  if (carrier.kind === "lec" || carrier.kind === "cable")
    return { distance: dice.pick([0, 0, 25, 140]) };
  const feet = dice.between(3, 900) * 10;
  return { distance: dice.pick([feet, feet, feet, String(feet), null]) };
}
