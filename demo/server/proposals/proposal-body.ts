import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(2000));
const textOrEmpty = v.nullish(text, "");
/** Dollars with at most two decimals, as a number or a numeric string. */
const dollars = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d{1,2})?$/))], "Not an amount."),
  v.transform(Number),
  v.finite(),
);
const amount = v.nullish(dollars, null);

const line = v.object({
  title: text,
  label: textOrEmpty,
  facts: v.optional(v.pipe(v.array(text), v.maxLength(20)), []),
  quantity: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())], "Not a quantity."),
    v.transform(Number),
    v.integer(),
    v.minValue(0),
  ),
  rate: amount,
  price: amount,
  nrc: amount,
  install: v.optional(dollars, 0),
  notes: v.optional(v.pipe(v.array(text), v.maxLength(20)), []),
});
const lines = v.pipe(v.array(line), v.maxLength(1000, "Too many lines."));

const notes = v.pipe(
  v.nullish(v.union([text, v.pipe(v.array(text), v.maxLength(1000))]), ""),
  v.transform((given) => [given].flat().filter((note) => note !== "")),
);
const installLines = v.pipe(
  v.array(v.object({ label: text, amount: dollars })),
  v.maxLength(1000, "Too many lines."),
);
const number = v.nullish(v.pipe(v.number(), v.finite()), null);
const months = v.pipe(v.number(), v.finite());
const phases = v.optional(
  v.pipe(v.array(v.object({ months, monthly: dollars })), v.maxLength(1000)),
  [],
);
/** A kept cart, or the proposal itself, over its term. */
const comparedCart = v.object({
  name: text,
  monthly: amount,
  install: amount,
  months: number,
  total: amount,
  per_month: amount,
  total_difference: amount,
  total_difference_percent: number,
  services: v.optional(v.pipe(v.array(text), v.maxLength(1000)), []),
  prices: v.optional(v.pipe(v.array(amount), v.maxLength(1000)), []),
  equipment: amount,
  discount: amount,
  best_value: v.optional(v.boolean(), false),
  current: v.optional(v.boolean(), false),
});
const comparison = v.pipe(v.array(comparedCart), v.maxLength(20, "Too many carts."));
/** The notes, optionally with the lines of the install total, the number, the last valid day, the term and the carts to compare. */
const details = v.union([
  v.pipe(
    notes,
    v.transform((given) => ({
      notes: given,
      install_lines: [],
      comparison: [],
      number: "",
      valid_through: "",
      term: null,
    })),
  ),
  v.object({
    notes,
    install_lines: v.optional(installLines, []),
    comparison: v.optional(comparison, []),
    number: textOrEmpty,
    valid_through: textOrEmpty,
    term: v.nullish(
      v.object({
        months,
        total: dollars,
        phases,
        assumes_same_price: v.optional(v.boolean(), false),
      }),
      null,
    ),
  }),
]);

const siteService = v.object({
  provider: text,
  title: text,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rate: amount,
  price: dollars,
  install: v.optional(dollars, 0),
  backup: v.optional(v.boolean(), false),
  note: textOrEmpty,
});
/** A site of a proposal for several addresses. */
const site = v.object({
  name: text,
  address: text,
  answered_address: textOrEmpty,
  provider: textOrEmpty,
  term: textOrEmpty,
  services: v.pipe(v.array(siteService), v.maxLength(500, "Too many services.")),
  monthly: dollars,
  install: dollars,
  note: textOrEmpty,
  phases,
  savings: v.nullish(v.object({ provider: text, monthly: dollars, saved: dollars }), null),
});

/** A proposal as sent for print. */
export const proposalPayload = v.object({
  date: v.pipe(v.string(), v.regex(/^\d\d\/\d\d\/\d{4}$/, "Not a date.")),
  package: textOrEmpty,
  pricing: v.object({
    before_discount: dollars,
    discount: dollars,
    monthly: dollars,
    install: dollars,
    install_without_stacking: dollars,
    stacking: dollars,
    services_subtotal: dollars,
    equipment_subtotal: dollars,
    services: lines,
    equipment: lines,
  }),
  provider: v.object({ name: text, region: textOrEmpty, term: textOrEmpty, logoUrl: textOrEmpty }),
  agent: v.object({ firstName: text, lastName: text, email: text, phone: textOrEmpty }),
  agency: v.object({
    /** A `data:` address may be long. */
    logoUrl: v.nullish(v.string(), ""),
    borderTop: text,
    borderBottom: text,
  }),
  customer: v.object({ name: text, address: text }),
  details,
  disclaimer: text,
  sites: v.optional(v.pipe(v.array(site), v.maxLength(100, "Too many sites.")), []),
});

export type Proposal = v.InferOutput<typeof proposalPayload>;
export type ComparedCart = v.InferOutput<typeof comparedCart>;
export type ProposalSite = v.InferOutput<typeof site>;
export type ProposalLine = v.InferOutput<typeof line>;

export const proposalBody = v.object({
  payload: proposalPayload,
  format: v.optional(v.literal("html")),
});
