import type { Service } from "../../store/pricing-documents.ts";
import type { Access, CarrierPlan } from "./carrier-plans.ts";
import { type Region, regions } from "./regions.ts";
import { speedText } from "./speed-text.ts";
import { listPrice, type Term, terms } from "./terms.ts";

/** Download and upload in Mbps, dollars at 36 months. */
type Speed = readonly [down: number, up: number, dollars: number];

const speeds: Readonly<Record<Access, readonly Speed[]>> = {
  coax: [
    [75, 15, 80],
    [150, 25, 110],
    [300, 35, 140],
    [500, 35, 180],
    [750, 40, 230],
    [1000, 50, 270],
    [1250, 50, 310],
  ],
  fiber: [
    [300, 300, 150],
    [500, 500, 190],
    [1000, 1000, 280],
    [2000, 2000, 360],
    [5000, 5000, 510],
  ],
  dsl: [
    [18, 1, 50],
    [45, 6, 65],
    [100, 20, 80],
  ],
};

const accessNames: Readonly<Record<Access, string>> = {
  coax: "Coax",
  fiber: "Fiber",
  dsl: "DSL",
};
/** The names within a sentence. */
const accessWords: Readonly<Record<Access, string>> = { coax: "coax", fiber: "fiber", dsl: "DSL" };

/** The internet lines of a carrier with their gateways, addresses and extras. */
export function broadbandServices(plan: CarrierPlan): Service[] {
  if (plan.access.length === 0) return [];
  const lines = plan.access.flatMap((access) =>
    speeds[access].flatMap((speed) => terms.flatMap((term) => linesOf(plan, access, speed, term))),
  );
  return [...lines, ...gateways(plan), ...addresses(plan, lines), ...extras(plan)];
}

function linesOf(plan: CarrierPlan, access: Access, speed: Speed, term: Term): Service[] {
  if (!plan.isRegional) return [lineOf(plan, access, speed, term, null)];
  return regions.map((region) => lineOf(plan, access, speed, term, region));
}

function lineOf(
  plan: CarrierPlan,
  access: Access,
  [down, up, dollars]: Speed,
  term: Term,
  region: Region | null,
): Service {
  const mrc = listPrice(dollars * plan.level * term.factor * (region?.factor ?? 1), 99);
  const less = (amount: number) => Number((mrc - amount).toFixed(2));
  const place = region ? `-${region.value}` : "";
  return {
    id: `${plan.key}-internet-${access}-${down}-${term.value}${place}`,
    title: `${access === "dsl" ? plan.copperInternet : plan.internet} ${speedText(down)}`,
    label: `${down} / ${up} Mbps ${accessNames[access]}`,
    description: `<p>Up to <strong>${speedText(down)}</strong> download and ${speedText(up)} upload over ${accessWords[access]}.</p>`,
    type: "broadband",
    widget: "radio",
    provider: plan.key,
    terms: [term.value],
    ...(region ? { region: [region.value] } : {}),
    product_type: access,
    download_speed: down,
    ...(access === "fiber" ? { fiber_serviceability_type: "fiber" } : {}),
    mrc,
    ...promotionOf(access, down, term, mrc),
    bundled_service_types: ["phone", "tv"],
    ...(access === "dsl"
      ? { bundled_mrc: less(5) }
      : { double_mrc: less(10), triple_mrc: less(20), quad_mrc: less(25) }),
    package_mrc: less(30),
    nrc: term.value === "12" ? 199.95 : 99.95,
    linked_services: [`${plan.key}-gateway`, ...(down >= 500 ? [`${plan.key}-security`] : [])],
  };
}

/** The fastest coax costs more after a year, as members and in words. The fastest copper says so in words alone. */
function promotionOf(access: Access, down: number, term: Term, mrc: number): Partial<Service> {
  if (Number(term.value) <= 12) return {};
  if (access === "dsl" && down === 100) {
    return { pricing_details: "Introductory price for the first 12 months." };
  }
  if (access !== "coax" || down !== 1250) return {};
  const after = Number((mrc + 40).toFixed(2));
  return {
    promo_months: 12,
    after_mrc: after,
    pricing_details: `$${mrc.toFixed(2)} a month for 12 months, then $${after.toFixed(2)}.`,
  };
}

/** Every line includes the first gateway, and charges for it. */
function gateways(plan: CarrierPlan): Service[] {
  const common = {
    type: "broadband_router",
    widget: "radio",
    provider: plan.key,
    terms: [],
    dependencies: ["broadband"],
  } satisfies Partial<Service>;
  return [
    {
      ...common,
      id: `${plan.key}-gateway`,
      title: "Business Gateway",
      description: "Modem and Wi-Fi 6 router in one, kept up to date by the carrier.",
      mrc: listPrice(19 * plan.level, 95),
    },
    {
      ...common,
      id: `${plan.key}-gateway-pro`,
      title: "Business Gateway Pro",
      description: "Wi-Fi 7, four 2.5 Gb ports and automatic 5G failover.",
      mrc: listPrice(30 * plan.level, 95),
      router_mrc: 12,
      equipment_fee: 5,
      equipment_fee_label: "5G failover modem",
      nrc_stacking: 49.95,
    },
    {
      ...common,
      id: `${plan.key}-gateway-own`,
      title: "Customer-owned router",
      description: "Bridge mode; the customer supports the router.",
      mrc: 0,
    },
  ];
}

function addresses(plan: CarrierPlan, lines: readonly Service[]): Service[] {
  const fast = lines.filter(({ download_speed: speed }) => Number(speed) >= 300);
  const blocks = [
    [1, 20],
    [5, 30],
    [13, 45],
  ] as const;
  return [
    ...blocks.map(
      ([count, dollars]): Service => ({
        id: `${plan.key}-static-ip-${count}`,
        title: count === 1 ? "1 Static IP" : `${count} Static IPs`,
        type: "broadband_static_ip",
        widget: "radio",
        provider: plan.key,
        terms: [],
        dependencies: ["broadband"],
        mrc: listPrice(dollars * plan.level, 95),
      }),
    ),
    {
      id: `${plan.key}-static-ip-block-29`,
      title: "Routed /29 block",
      description: "Five usable addresses routed to the customer's own router.",
      type: "static_ip",
      widget: "checkbox",
      provider: plan.key,
      terms: [],
      dependencies: fast.map(({ id }) => id),
      mrc: listPrice(40 * plan.level, 0),
      error_msg: "Not offered on slower lines.",
    },
  ];
}

function extras(plan: CarrierPlan): Service[] {
  const common = {
    type: "broadband_addon",
    widget: "checkbox",
    provider: plan.key,
    terms: [],
    dependencies: ["broadband"],
  } satisfies Partial<Service>;
  return [
    {
      ...common,
      id: `${plan.key}-security`,
      title: "Network Security Filter",
      description: "Included with 500 Mbps and above.",
      mrc: 0,
    },
    {
      ...common,
      id: `${plan.key}-wifi-pods`,
      title: "Managed Wi-Fi",
      description: "<ul><li>Guest network</li><li>Content filter</li></ul>",
      mrc: listPrice(20 * plan.level, 0),
      addon_item_min: 1,
      addon_item_max: 8,
      addon_item_label: "access point",
      addon_item_label_plural: "access points",
      addon_item_cost_per_unit: 7.5,
      nrc_stacking: 25,
    },
    {
      ...common,
      id: `${plan.key}-lte-backup`,
      title: "Wireless Backup",
      description: "Keeps the line up over LTE when the wire is cut.",
      mrc: listPrice(30 * plan.level, 0),
      dependencies: [`${plan.key}-gateway`, `${plan.key}-gateway-pro`],
      condition_disabled: { entity: "cart", key: "type", value: "dedicated" },
      error_msg: "Not sold together with dedicated internet.",
    },
    {
      ...common,
      id: `${plan.key}-self-install`,
      title: "Self-installation credit",
      mrc: -5,
      terms: ["12"],
      condition_disabled: [
        { entity: "location", key: "state_prov", value: ["NY", "MA"] },
        { entity: "term", key: "value", value: ["36", "60"] },
      ],
    },
  ];
}
