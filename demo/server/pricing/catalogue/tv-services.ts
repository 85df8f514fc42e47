import type { Service } from "../../store/pricing-documents.ts";
import type { CarrierPlan } from "./carrier-plans.ts";
import { listPrice, type Term, terms } from "./terms.ts";

const tiers = [
  { code: "basic", title: "Basic", channels: 45, dollars: 40 },
  { code: "preferred", title: "Preferred", channels: 140, dollars: 75 },
  { code: "public-view", title: "Public View", channels: 90, dollars: 110 },
] as const;
/** Television is not sold for the longest term. */
const soldTerms = terms.filter(({ value }) => value !== "60");

/** Television with its boxes, extras and fees. */
export function tvServices(plan: CarrierPlan): Service[] {
  if (plan.video === "") return [];
  const views = tiers.flatMap((tier) => soldTerms.map((term) => viewOf(plan, tier, term)));
  return [...views, ...extras(plan), ...fees(plan)];
}

function viewOf(plan: CarrierPlan, tier: (typeof tiers)[number], term: Term): Service {
  const mrc = listPrice(tier.dollars * plan.level * term.factor, 95);
  const less = (amount: number) => Number((mrc - amount).toFixed(2));
  return {
    id: `${plan.key}-tv-${tier.code}-${term.value}`,
    title: `${plan.video} ${tier.title}`,
    description: `<p><em>${tier.channels}+</em> channels.</p>`,
    type: "tv",
    widget: "radio",
    provider: plan.key,
    terms: [term.value],
    mrc,
    bundled_service_types: ["broadband", "phone"],
    bundled_mrc: less(2),
    triple_mrc: less(8),
    package_mrc: less(12),
    nrc: 29.95,
  };
}

function extras(plan: CarrierPlan): Service[] {
  const common = {
    type: "tv_addon",
    widget: "checkbox",
    provider: plan.key,
    terms: soldTerms.map(({ value }) => value),
    dependencies: ["tv"],
  } satisfies Partial<Service>;
  return [
    {
      ...common,
      id: `${plan.key}-tv-boxes`,
      title: "HD Receivers",
      mrc: 0,
      addon_item_min: 1,
      addon_item_max: 15,
      addon_item_cost_per_unit: listPrice(10 * plan.level, 95),
      nrc_stacking: 9.95,
    },
    {
      ...common,
      id: `${plan.key}-tv-sports`,
      title: "Sports & Entertainment Pack",
      mrc: listPrice(20 * plan.level, 0),
      dependencies: soldTerms.flatMap(({ value }) =>
        ["preferred", "public-view"].map((tier) => `${plan.key}-tv-${tier}-${value}`),
      ),
      error_msg: "Not available with Basic.",
    },
    {
      ...common,
      id: `${plan.key}-tv-music`,
      title: "Business Music",
      mrc: 29.95,
    },
  ];
}

function fees(plan: CarrierPlan): Service[] {
  const common = {
    type: "fee",
    widget: "checkbox",
    provider: plan.key,
    terms: [],
  } satisfies Partial<Service>;
  return [
    {
      ...common,
      id: `${plan.key}-fee-broadcast`,
      title: "Broadcast TV Fee",
      mrc: listPrice(20 * plan.level, 45),
    },
    { ...common, id: `${plan.key}-fee-sports`, title: "Regional Sports Fee", mrc: "11.85" },
  ];
}
