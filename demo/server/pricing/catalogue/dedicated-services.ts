import { createDice } from "../../catalogue/dice.ts";
import type { Service } from "../../store/pricing-documents.ts";
import type { CarrierPlan } from "./carrier-plans.ts";
import { speedText } from "./speed-text.ts";
import { listPrice, type Term, terms } from "./terms.ts";

const speeds = [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 5000, 10_000] as const;
const aggregatorSpeeds = [
  2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400, 500, 600, 700,
  750, 800, 900, 1000, 1500, 2000, 3000, 5000, 10_000,
] as const;
/** Above this speed carriers quote individually. */
const pricedUpTo = 5000;

interface Variant {
  readonly code: string;
  readonly name: string;
  readonly factor: number;
  /** The fastest line that the network carries, in Mbps; no limit by default. */
  readonly maxMbps?: number;
}

const plain: readonly Variant[] = [{ code: "fiber", name: "Fiber", factor: 1 }];
const networks: readonly Variant[] = [
  { code: "fiber", name: "Fiber", factor: 1 },
  { code: "metro", name: "Metro Ethernet Fiber", factor: 1.08 },
  { code: "diverse", name: "Fiber, Diverse Entrance", factor: 1.35 },
  { code: "copper", name: "Ethernet over Copper", factor: 1.2, maxMbps: 50 },
  { code: "coax", name: "Ethernet over Coax", factor: 0.9, maxMbps: 1000 },
  { code: "wireless", name: "Fixed Wireless", factor: 1.1, maxMbps: 1000 },
];
const grades: readonly Variant[] = [
  { code: "standard", name: "Standard SLA", factor: 1 },
  { code: "business", name: "Business SLA", factor: 1.15 },
  { code: "critical", name: "Mission-critical SLA", factor: 1.4 },
];

/** Dedicated internet of a carrier with routers, addresses and extras. */
export function dedicatedServices(plan: CarrierPlan): Service[] {
  const lines = plan.isAggregator
    ? networks.flatMap((network) =>
        grades.flatMap((grade) =>
          speedsOf(network).flatMap((speed) =>
            terms.map((term) =>
              lineOf(plan, speed, term, {
                code: `${network.code}-${grade.code}`,
                name: `${network.name}, ${grade.name}`,
                factor: network.factor * grade.factor,
              }),
            ),
          ),
        ),
      )
    : plain.flatMap((network) =>
        speeds.flatMap((speed) => terms.map((term) => lineOf(plan, speed, term, network))),
      );
  return [...lines, ...routers(plan), ...addresses(plan), ...extras(plan, lines)];
}

function speedsOf({ maxMbps = Number.POSITIVE_INFINITY }: Variant): readonly number[] {
  return aggregatorSpeeds.filter((speed) => speed <= maxMbps);
}

function lineOf(plan: CarrierPlan, speed: number, term: Term, variant: Variant): Service {
  const dollars = 120 * speed ** 0.42 * plan.level * term.factor * variant.factor;
  return {
    id: `${plan.key}-dedicated-${variant.code}-${speed}-${term.value}`,
    title: `${plan.ethernet} ${speedText(speed)}`,
    label: variant.name,
    description: `<p>Symmetrical ${speedText(speed)} with a service level agreement.</p>`,
    type: "dedicated",
    widget: "radio",
    provider: plan.key,
    terms: [term.value],
    product_type: "dedicated",
    download_speed: speed >= 1000 ? `${speed / 1000} Gbps` : speed,
    fiber_serviceability_type: "on-net",
    ...priceOf(plan, speed, term, dollars),
    nrc: Number(term.value) >= 36 ? 0 : 500,
    linked_services: [`${plan.key}-dedicated-ip-29`],
    bundled_service_types: ["phone"],
  };
}

/** Usually a price, for the fastest lines a price range, and sometimes an odd or missing price. */
function priceOf(plan: CarrierPlan, speed: number, term: Term, dollars: number): Partial<Service> {
  const mrc = listPrice(dollars, 0);
  if (speed > pricedUpTo) {
    return {
      mrc: null,
      mrc_low: mrc,
      mrc_high: listPrice(dollars * 1.35, 0),
      pricing_details: "Priced case by case after a survey of the building.",
    };
  }
  const dice = createDice(`dedicated ${plan.key} ${speed} ${term.value}`);
  if (speed === 5000 && term.value === "12") return { mrc: "TBD" };
  if (speed === 2000) return { mrc: dollarText(mrc + 0.5) };
  if (speed === 50 && dice.falls(0.3)) return { mrc: String(mrc) };
  return { mrc, ...(speed >= 100 ? { double_mrc: mrc - 25 } : {}) };
}

function dollarText(dollars: number): string {
  return dollars.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

function routers(plan: CarrierPlan): Service[] {
  const common = {
    type: "dedicated_router",
    widget: "radio",
    provider: plan.key,
    terms: [],
    dependencies: ["dedicated"],
  } satisfies Partial<Service>;
  return [
    {
      ...common,
      id: `${plan.key}-managed-router-1g`,
      title: "Managed Router, up to 1 Gbps",
      mrc: listPrice(75 * plan.level, 0),
      equipment_fee: 25,
      equipment_fee_label: "Router rental",
      nrc: 250,
    },
    {
      ...common,
      id: `${plan.key}-managed-router-10g`,
      title: "Managed Router, up to 10 Gbps",
      mrc: listPrice(240 * plan.level, 0),
      equipment_fee: 85,
      equipment_fee_label: "Router rental",
      nrc: 500,
    },
    { ...common, id: `${plan.key}-own-router`, title: "Customer-owned router", mrc: 0 },
  ];
}

function addresses(plan: CarrierPlan): Service[] {
  const blocks = [
    [29, 5, 0],
    [28, 13, 25],
    [27, 29, 50],
    [26, 61, 100],
    [24, 253, 300],
  ] as const;
  return blocks.map(([size, usable, dollars]) => ({
    id: `${plan.key}-dedicated-ip-${size}`,
    title: `/${size} block, ${usable} usable addresses`,
    type: "dedicated_static_ip",
    widget: "radio",
    provider: plan.key,
    terms: [],
    dependencies: ["dedicated"],
    mrc: dollars,
  }));
}

function extras(plan: CarrierPlan, lines: readonly Service[]): Service[] {
  const large = lines.filter(({ id }) => /-(1000|2000|5000|10000)-\d+$/.test(id));
  const common = {
    type: "dedicated_addon",
    widget: "checkbox",
    provider: plan.key,
    terms: [],
  } satisfies Partial<Service>;
  return [
    {
      ...common,
      id: `${plan.key}-ddos`,
      title: "DDoS Mitigation",
      mrc: listPrice(350 * plan.level, 0),
      dependencies: ["dedicated"],
      nrc_stacking: 150,
    },
    {
      ...common,
      id: `${plan.key}-bgp`,
      title: "BGP Routing",
      description: "The customer announces its own addresses.",
      mrc: 50,
      // A line needs a router, and routers need a line.
      dependencies: [`${plan.key}-managed-router-1g`, `${plan.key}-managed-router-10g`],
    },
    {
      ...common,
      id: `${plan.key}-diverse-path`,
      title: "Diverse Fiber Path",
      mrc: listPrice(600 * plan.level, 0),
      dependencies: large.slice(0, 48).map(({ id }) => id),
      error_msg: "Not built for slower lines.",
      nrc: 1500,
    },
    {
      ...common,
      id: `${plan.key}-construction`,
      title: "Construction",
      description: "Fiber is brought in from the street.",
      mrc: 0,
      nrc: "$1,299.50",
      dependencies: ["dedicated"],
      condition_disabled: { entity: "serviceability", key: "fiber.color", value: "green" },
      error_msg: "The building is on net: nothing is to be built.",
    },
  ];
}
