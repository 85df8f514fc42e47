import type { Service } from "../service.ts";
import type { SectionName } from "../service-type.ts";

/** What a row of the price board compares: a section, or a speed tier of broadband. */
export interface BoardProduct {
  /** Its identity. */
  readonly key: string;
  readonly section: SectionName;
  readonly label: string;
}

interface Tier extends BoardProduct {
  /** The lowest speed in it. */
  readonly fromMbps: number;
}

/** Gigabit starts at 900 Mbps, since providers sell 940 Mbps under that name. */
const tiers: readonly Tier[] = [
  { fromMbps: 2000, label: "Broadband 2 Gbps and more" },
  { fromMbps: 900, label: "Broadband gigabit (900 to 1,999 Mbps)" },
  { fromMbps: 500, label: "Broadband 500 to 899 Mbps" },
  { fromMbps: 300, label: "Broadband 300 to 499 Mbps" },
  { fromMbps: 100, label: "Broadband 100 to 299 Mbps" },
  { fromMbps: 0, label: "Broadband below 100 Mbps" },
].map((tier) => ({ ...tier, key: `broadband-${tier.fromMbps}`, section: "broadband" }));

const speedUnknown: BoardProduct = {
  key: "broadband",
  section: "broadband",
  label: "Broadband, speed not given",
};

const dedicated: BoardProduct = { key: "dedicated", section: "dedicated", label: "Dedicated" };
const phone: BoardProduct = { key: "phone", section: "phone", label: "Phone" };
const television: BoardProduct = { key: "tv", section: "tv", label: "Television" };

/** Every product, in the order of the board. */
export const boardProducts: readonly BoardProduct[] = [
  dedicated,
  ...tiers.toReversed(),
  speedUnknown,
  phone,
  television,
];

/** The product of a service; null for one that comes with another, such as a router. */
export function boardProductOf({ type, mbps }: Service): BoardProduct | null {
  switch (type) {
    case "dedicated":
      return dedicated;
    case "broadband":
      return (mbps !== null && tiers.find(({ fromMbps }) => mbps >= fromMbps)) || speedUnknown;
    case "phone":
      return phone;
    case "tv":
      return television;
    default:
      return null;
  }
}
