import {
  packageMembers,
  providerOptionMembers,
} from "../../../src/core/pricing/wire/pricing-search.ts";
import { serviceMembers } from "../../../src/core/pricing/wire/service-row.ts";
import { sentObject } from "../../../src/core/wire/member.ts";
import {
  either,
  filledText,
  flag,
  list,
  looseId,
  looseNumber,
  object,
  record,
  text,
  textOrNull,
} from "../../../src/core/wire/sent.ts";
import type { Components } from "../endpoint-shape.ts";

/** Dollars of at most two decimals. */
const dollars = {
  anyOf: [{ type: "number" }, { type: "string", pattern: "^-?\\d+(\\.\\d{1,2})?$" }],
};
const dollarsOrNull = { anyOf: [dollars, { type: "null" }] };
const line = object(
  { title: text, quantity: looseNumber, price: dollarsOrNull },
  {
    id: looseId,
    type: filledText,
    label: textOrNull,
    rate: dollarsOrNull,
    nrc: dollarsOrNull,
    data: record({}),
  },
);

const proposalMembers = {
  date: { type: "string", pattern: "^\\d\\d/\\d\\d/\\d{4}$" },
  package: textOrNull,
  pricing: object({
    before_discount: dollars,
    discount: dollars,
    monthly: dollars,
    install: dollars,
    install_without_stacking: dollars,
    stacking: dollars,
    services_subtotal: dollars,
    equipment_subtotal: dollars,
    services: list(line),
    equipment: list(line),
  }),
  provider: object({ name: text, region: textOrNull, term: textOrNull, logoUrl: textOrNull }),
  agent: object({ firstName: text, lastName: text, email: text }),
  agency: object({ logoUrl: textOrNull, borderTop: text, borderBottom: text }),
  customer: object({ name: text, address: text }),
  disclaimer: text,
};
const notes = either(text, list(text), { type: "null" });
const numberOrNull = { type: ["number", "null"] };
const comparedCart = object({
  name: text,
  monthly: numberOrNull,
  install: numberOrNull,
  months: numberOrNull,
  total: numberOrNull,
  total_difference: numberOrNull,
  total_difference_percent: numberOrNull,
  speed_per_dollar: numberOrNull,
  best_value: flag,
});
const proposalOptional = {
  /** Notes alone, or with what the install is made of (decisions ZA4) and the carts to compare. */
  details: either(
    notes,
    object(
      { notes, install_lines: list(object({ label: text, amount: { type: "number" } })) },
      { comparison: list(comparedCart) },
    ),
  ),
  location: { type: ["object", "null"] },
};

const proposal = object(proposalMembers, proposalOptional);

/** A proposal with the query and the cart behind it. */
const contractData = object(
  {
    ...proposalMembers,
    cart: list(
      object({ id: looseId, type: filledText, quantity: looseNumber }, { boxes: looseNumber }),
      { minItems: 1 },
    ),
  },
  { ...proposalOptional, query: { type: ["object", "null"] } },
);

export const pricingComponents: Components = {
  ServiceRow: sentObject(serviceMembers),
  PackageRow: sentObject(packageMembers),
  PricingProvider: sentObject(providerOptionMembers),
  Proposal: proposal,
  ContractData: contractData,
};
