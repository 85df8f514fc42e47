import type { Service, ServicePackage } from "../../store/pricing-documents.ts";
import type { CarrierPlan } from "./carrier-plans.ts";
import { listPrice, terms } from "./terms.ts";

interface Offer {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** Its saving on the sum of the single prices, which exceeds the bundle discount. */
  readonly saving: number;
  readonly usesPackageRates: boolean;
  readonly includesFee: boolean;
  readonly installDiscount: number;
  /** Index of the internet line among those of the term, and whether television is included. */
  readonly speed: number;
  readonly hasTv: boolean;
}

const offers: readonly Offer[] = [
  {
    code: "starter",
    title: "Starter Bundle",
    description: "Internet and one telephone line at one price.",
    saving: 35,
    usesPackageRates: false,
    includesFee: true,
    installDiscount: 99.95,
    speed: 0,
    hasTv: false,
  },
  {
    code: "office",
    title: "Office Bundle",
    description: "Faster internet and one telephone line, at rates of their own.",
    saving: 55,
    usesPackageRates: true,
    includesFee: false,
    installDiscount: 50,
    speed: 2,
    hasTv: false,
  },
  {
    code: "triple",
    title: "Triple Play",
    description: "Internet, telephone and <strong>Basic</strong> television.",
    saving: 70,
    usesPackageRates: false,
    includesFee: true,
    installDiscount: 0,
    speed: 1,
    hasTv: true,
  },
];

/** The packages of a carrier: one of each kind for every term, and for every region if prices differ. */
export function servicePackages(
  plan: CarrierPlan,
  services: readonly Service[],
  regions: readonly string[],
): ServicePackage[] {
  return offers.flatMap((offer) =>
    terms.flatMap(({ value: term }) =>
      (regions.length > 0 ? regions : [null]).flatMap(
        (region) => packageOf(plan, offer, services, term, region) ?? [],
      ),
    ),
  );
}

function packageOf(
  plan: CarrierPlan,
  offer: Offer,
  services: readonly Service[],
  term: string,
  region: string | null,
): ServicePackage | null {
  const sold = services.filter(
    ({ terms, region: own }) => terms.includes(term) && (!region || !own || own.includes(region)),
  );
  const line = sold.filter(({ type }) => type === "broadband")[offer.speed];
  const phone = sold.find(({ type }) => type === "phone");
  const tv = sold.find(({ type }) => type === "tv");
  if (!line || !phone || (offer.hasTv && !tv)) return null;
  const members = [line, phone, ...(offer.hasTv && tv ? [tv] : [])];
  const sum = members.reduce((total, { mrc }) => total + Number(mrc ?? 0), 0);
  const place = region ? `-${region}` : "";
  return {
    value: `${plan.key}-${offer.code}-${term}${place}`,
    code: `${offer.code}-${term}`.toUpperCase(),
    title: offer.title,
    description: offer.description,
    price: listPrice(sum - offer.saving, 95),
    non_recurring_charge: 149.95,
    dependencies: members.map(({ id }) => id),
    use_package_mrc: offer.usesPackageRates,
    include_fee: offer.includesFee,
    install_discount: offer.installDiscount,
    ...(region ? { region: [region] } : {}),
    provider: plan.key,
    terms: [term],
  };
}
