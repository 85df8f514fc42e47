import type { Service } from "../../store/pricing-documents.ts";
import type { CarrierPlan } from "./carrier-plans.ts";
import { listPrice, type Term, terms } from "./terms.ts";

interface Product {
  readonly code: string;
  readonly title: string;
  readonly dollars: number;
  readonly least: number;
  readonly most: number;
}

const products: readonly Product[] = [
  { code: "line", title: "Business Line", dollars: 35, least: 1, most: 20 },
  { code: "standard-seat", title: "Standard Seat", dollars: 20, least: 1, most: 100 },
  { code: "unified-seat", title: "Unified Communications Seat", dollars: 29, least: 1, most: 100 },
  { code: "sip-path", title: "SIP Trunk Path", dollars: 18, least: 6, most: 48 },
];

/** Lines that an aggregator buys from the owner of the copper. */
const copperProducts: readonly Product[] = [
  "Alarm Line",
  "Elevator Line",
  "Fax Line",
  "Fire Panel Line",
  "Modem Line",
  "Gate Line",
  "Metered Line",
  "Flat-rate Line",
  "Centrex Line",
  "PBX Trunk",
].map((title, index) => ({
  code: title.toLowerCase().replaceAll(" ", "-"),
  title,
  dollars: 42 + index * 3,
  least: 1,
  most: 30,
}));

/** Telephone lines and seats with their add-ons. */
export function phoneServices(plan: CarrierPlan): Service[] {
  if (plan.voice === "") return [];
  const all = plan.isAggregator ? [...products, ...copperProducts] : products;
  const lines = all.flatMap((product) => terms.map((term) => lineOf(plan, product, term)));
  return [...lines, ...extras(plan, lines)];
}

function lineOf(plan: CarrierPlan, product: Product, term: Term): Service {
  const mrc = listPrice(product.dollars * plan.level * term.factor, 95);
  const less = (amount: number) => Number((mrc - amount).toFixed(2));
  return {
    id: `${plan.key}-voice-${product.code}-${term.value}`,
    title: `${plan.voice} ${product.title}`,
    description: "Unlimited calls in the United States and Canada.",
    type: "phone",
    widget: "checkbox",
    provider: plan.key,
    terms: [term.value],
    mrc: product.code === "metered-line" ? "TBD" : mrc,
    bundled_service_types: ["broadband", "dedicated", "tv"],
    ...(product.code === "sip-path" ? {} : { double_mrc: less(5), triple_mrc: less(7.5) }),
    package_mrc: less(10),
    nrc: 49.95,
    nrc_stacking: 19.95,
    phone_min: product.least,
    phone_max: product.most,
    ...(product.code === "line"
      ? { secondary_services: [{ label: "Inside wiring, per visit", stacking_nrc: 75 }] }
      : {}),
    ...(product.code === "unified-seat" ? { data: { phone_lines: 5 } } : {}),
  };
}

function extras(plan: CarrierPlan, lines: readonly Service[]): Service[] {
  const seats = lines.filter(({ id }) => id.includes("-seat-")).map(({ id }) => id);
  const common = {
    type: "phone_addon",
    widget: "checkbox",
    provider: plan.key,
    terms: [],
  } satisfies Partial<Service>;
  return [
    {
      ...common,
      id: `${plan.key}-toll-free`,
      title: "Toll-free Number",
      mrc: 4.95,
      dependencies: ["phone"],
    },
    {
      ...common,
      id: `${plan.key}-attendant`,
      title: "Auto Attendant",
      mrc: listPrice(15 * plan.level, 95),
      dependencies: seats,
      error_msg: "Not sold for lines alone.",
    },
    {
      ...common,
      id: `${plan.key}-desk-phones`,
      title: "Desk Phones",
      mrc: 0,
      dependencies: seats,
      addon_item_min: 1,
      addon_item_max: 100,
      addon_item_label: "phone",
      addon_item_label_plural: "phones",
      addon_item_cost_per_unit: 5.5,
      secondary_services: [{ id: `${plan.key}-toll-free`, label: "Number port", stacking_nrc: 15 }],
    },
    {
      ...common,
      id: `${plan.key}-recording`,
      title: "Call Recording",
      mrc: 12,
      dependencies: [`${plan.key}-attendant`],
      condition_disabled: { entity: "location", key: "state_prov", value: ["CA", "FL"] },
    },
  ];
}
