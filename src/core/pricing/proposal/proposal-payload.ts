import type { Formatting } from "../../formatting/formatting.ts";
import { type Cents, type CentsOrError, dollarsOf, zeroCents } from "../../money/cents.ts";
import {
  count,
  described,
  filledText,
  limited,
  list,
  number,
  object,
  objectOrNull,
  text,
  textOrNull,
  type ValueOf,
} from "../../wire/sent.ts";
import { cartItemsOf, hasRangePrice } from "../cart/cart-items.ts";
import { type CartState, packageOf } from "../cart/cart-state.ts";
import { cartValueOf } from "../cart/cart-value.ts";
import { compareCarts, type KeptCart } from "../cart/compare-carts.ts";
import { optionOf } from "../filter-options.ts";
import { internetFactsOf } from "../line-facts.ts";
import { type InstallLine, installLinesOf, installPartOf } from "../price/install-lines.ts";
import { type CartTotals, priceServices } from "../price/price-cart.ts";
import type { PriceLine } from "../price/price-line.ts";
import { pricingMessages } from "../pricing-messages.ts";
import type { Service } from "../service.ts";
import { type AgencyLook, absoluteLogoUrl, sentAgency } from "./agency-look.ts";
import { lineNotesOf } from "./line-notes.ts";
import { equipmentLinesOf } from "./paper-lines.ts";
import { comparisonNotesOf, priceNotesOf } from "./price-notes.ts";
import { sentComparedCart, sentComparedCartOf } from "./sent-comparison.ts";
import { dollarsOrNull, dollarsOrUnknown } from "./sent-dollars.ts";
import { sentSite } from "./sent-site.ts";
import { sentTerm, sentTermOf } from "./sent-term.ts";

/** A cart, and the details of its proposal. */
export interface ProposalInput {
  readonly state: CartState;
  /** The date of the proposal as `MM/DD/YYYY`. */
  readonly date: string;
  /** The name of the customer, which may be `""`. */
  readonly preparedFor: string;
  /** The address as typed. It is used if the search has no address to show. */
  readonly address: string;
  readonly agent: ProposalPayload["agent"];
  /**
   * The number by which the customer can refer to the proposal; `""` before the proposal is saved.
   */
  readonly number?: string;
  /** The last day on which the prices are valid, `MM/DD/YYYY`; null if the site does not define it. */
  readonly validThrough?: string | null;
  readonly agency: AgencyLook;
  /**
   * The API's base as an absolute folder, against which relative logo addresses are resolved. Without it, they are left
   * out.
   */
  readonly apiRoot?: string;
  /** The saved carts of a printed comparison; empty unless the user requests the comparison. */
  readonly kept?: readonly KeptCart[];
  /**
   * Writes the notes below the lines, and the monthly prices of a term whose price changes. Without it, they are left
   * out. They are English in every language, because the document of the server is.
   */
  readonly format?: Formatting;
  /** Notes below those about the prices, such as which lines are not built. */
  readonly notes?: readonly string[];
}

const dollars = number;
const usDate = limited(text, { pattern: "^\\d\\d/\\d\\d/\\d{4}$" });

/** A line of a proposal on the wire. */
const sentLine = object(
  {
    id: described(filledText, "Id of the service."),
    title: described(text, "Name of the service, of its equipment fee, or of its boxes."),
    label: described(text, "Label of the service."),
    type: described(filledText, "Kind of the service."),
    quantity: described(count, "Lines of a telephone service, boxes of equipment; else 1."),
    rate: described(dollarsOrUnknown, "Monthly dollars of one."),
    price: described(dollarsOrUnknown, "Monthly dollars: rate × quantity."),
    nrc: described(dollarsOrUnknown, "Dollars, once (non-recurring charge)."),
  },
  {
    install: described(
      dollars,
      "Dollars of install that it adds to the total, once; missing for none. The package adds the rest.",
    ),
    facts: described(
      list(filledText),
      "Access type and speed of a line to the internet, which its title may lack.",
    ),
    notes: described(
      list(filledText),
      "Notes on the line, such as which service requires it. The notes of the proposal may repeat them.",
    ),
    data: described(
      object({
        phone_lines: described(count, "Telephone lines that are ordered; 1 for other services."),
        addon_items: described(count, "Boxes that are ordered."),
        mrc: described(dollarsOrUnknown, "Monthly dollars of one."),
        price: described(dollarsOrUnknown, "Monthly dollars of all."),
      }),
      "Quantities of a service and their cost; a line of equipment has no quantities.",
    ),
  },
);

/** The totals of proposals on the wire. */
export const sentTotals = {
  before_discount: described(dollars, "Monthly dollars before the discount."),
  discount: described(dollars, "Monthly dollars of discount."),
  monthly: described(dollars, "Monthly dollars in total."),
  install: described(dollars, "Dollars of install, once."),
  install_without_stacking: described(dollars, "Dollars of install without stacked charges."),
  stacking: described(dollars, "Dollars of stacked install charges."),
  services_subtotal: described(dollars, "Monthly dollars of all services."),
  equipment_subtotal: described(dollars, "Monthly dollars of all equipment."),
};

/** The members that a proposal and a contract share. */
export const proposalMembers = {
  date: described(usDate, "Date of the proposal: MM/DD/YYYY."),
  package: described(textOrNull, "Name of the chosen package; null for none."),
  pricing: described(
    object({
      ...sentTotals,
      services: described(list(sentLine), "Lines of services."),
      equipment: described(list(sentLine), "Lines of equipment."),
    }),
    "Totals and lines; amounts are dollars of at most two decimals.",
  ),
  provider: described(
    object({
      name: described(text, "Name of the provider."),
      region: described(textOrNull, "Name of the region; null for none."),
      term: described(textOrNull, "Name of the term; null for none."),
      logoUrl: described(textOrNull, "Absolute address of the logo; null for none."),
    }),
    "The provider of the proposal.",
  ),
  agent: described(
    object(
      {
        firstName: described(text, "First name."),
        lastName: described(text, "Last name."),
        email: described(text, "E-mail address."),
      },
      { phone: described(filledText, "Telephone number, if the settings or the agent give one.") },
    ),
    "The sales agent who creates the proposal.",
  ),
  agency: described(sentAgency, "Logo and colours of the agency, for the proposal."),
  customer: described(
    object({
      name: described(text, "Name of the customer."),
      address: described(text, "The address of the search."),
    }),
    "The customer.",
  ),
  details: described(
    object(
      {
        notes: described(list(text), "Sentences on the proposal."),
        install_lines: described(
          list(
            object({
              label: described(text, "Words to show."),
              amount: described(dollars, "Dollars."),
            }),
          ),
          "The parts of the install total.",
        ),
      },
      {
        number: described(filledText, "By which the proposal is asked for."),
        valid_through: described(usDate, "Last day on which the prices are valid: MM/DD/YYYY."),
        term: described(
          sentTerm,
          "The total over the term, with the changes of prices that the services state; missing if the term does not contain a number of months.",
        ),
        comparison: described(
          list(sentComparedCart),
          "The kept carts and the proposal itself, if the user requests a comparison.",
        ),
      },
    ),
    "Notes, the lines of the install total, the number, the last valid day, the total over the term, and the comparison.",
  ),
  disclaimer: described(text, "The small print of the proposal."),
  location: described(objectOrNull, "Where the address is, exactly as the search answered it."),
};

export const sentProposal = object(proposalMembers, {
  sites: described(
    list(sentSite),
    "The sites, if the proposal is for several addresses. The settings say that the server prints them by `proposal_sites`. `pricing` then has the sums of all sites, and no lines.",
  ),
});
/** A proposal as sent to the print service (1 §3). Amounts are in dollars, with at most two decimals. */
export type ProposalPayload = ValueOf<typeof sentProposal>;

type ProposalLine = ValueOf<typeof sentLine>;
export type ProposalTotal = keyof typeof sentTotals;

/**
 * Creates the wire form of a cart (decisions N12, N15, I20).
 *
 * @returns null while a total is ERR (decisions L15).
 */
export function proposalPayload(input: ProposalInput): ProposalPayload | null {
  const { state, date, preparedFor, address, agent, agency } = input;
  const {
    apiRoot = "",
    kept = [],
    notes = [],
    number: ownNumber = "",
    validThrough = null,
  } = input;
  const format = input.format?.inEnglish() ?? null;
  const { options, address: foundAddress, locationAsSent } = state.catalogue;
  const items = cartItemsOf(state);
  const chosen = packageOf(state);
  const price = priceServices(items, chosen);
  const totals = sentTotalsOf(price);
  if (totals === null) return null;
  const value = cartValueOf(state, price);
  const pairs = items.flatMap(({ service }, index) => {
    const line = price.lines[index];
    return line ? [{ service, line }] : [];
  });
  const provider = optionOf(options.provider, state.provider);
  const installLines = installLinesOf(price, chosen);
  const comparison = kept.length === 0 ? [] : compareCarts(kept, state);
  return {
    date,
    package: chosen?.label || null,
    pricing: {
      ...totals,
      services: pairs.map(({ service, line }) => ({
        ...serviceLineOf(service, line, installLines),
        ...sentNotesOf(format === null ? [] : lineNotesOf(state, service, line, format)),
      })),
      equipment: pairs.flatMap(({ service, line }) => sentEquipmentOf(service, line)),
    },
    provider: {
      name: provider?.label || (state.provider ?? ""),
      region: optionOf(options.region, state.region)?.label || state.region,
      term: optionOf(options.term, state.term)?.label || state.term,
      logoUrl: absoluteLogoUrl(provider?.logoUri, apiRoot),
    },
    agent: sentAgentOf(agent),
    agency,
    customer: { name: preparedFor.trim(), address: foundAddress || address },
    details: {
      notes: [
        pricingMessages.validity(date, validThrough),
        ...(hasRangePrice(items) ? [pricingMessages.rangeNote] : []),
        ...priceNotesOf(state, value, format),
        ...(comparison.length > 1 ? comparisonNotesOf(comparison, format) : []),
        ...notes,
      ],
      install_lines: installLines.flatMap(({ label, cents }) =>
        cents === null ? [] : [{ label, amount: dollarsOf(cents) }],
      ),
      ...(ownNumber !== "" && { number: ownNumber }),
      ...(validThrough !== null && { valid_through: validThrough }),
      ...sentTermOf(value),
      ...(comparison.length > 1 && { comparison: comparison.map(sentComparedCartOf) }),
    },
    disclaimer: pricingMessages.disclaimer,
    location: locationAsSent,
  };
}

/** The agent without an empty telephone number. */
export function sentAgentOf({ phone, ...agent }: ProposalInput["agent"]): ProposalPayload["agent"] {
  return { ...agent, ...(phone && { phone }) };
}

/** The totals of a price in dollars; null while one is ERR. */
export function sentTotalsOf(price: CartTotals): Record<ProposalTotal, number> | null {
  const totals: Record<ProposalTotal, CentsOrError> = {
    before_discount: price.beforeDiscount,
    discount: price.discount,
    monthly: price.monthly,
    install: price.install,
    install_without_stacking: price.installWithoutStacking,
    stacking: price.stacking,
    services_subtotal: price.servicesSubtotal,
    equipment_subtotal: price.equipmentSubtotal,
  };
  return areKnown(totals) ? inDollars(totals) : null;
}

function areKnown(
  totals: Readonly<Record<ProposalTotal, CentsOrError>>,
): totals is Readonly<Record<ProposalTotal, Cents>> {
  return Object.values(totals).every((total) => total !== null);
}

function inDollars(totals: Readonly<Record<ProposalTotal, Cents>>): Record<ProposalTotal, number> {
  return {
    before_discount: dollarsOf(totals.before_discount),
    discount: dollarsOf(totals.discount),
    monthly: dollarsOf(totals.monthly),
    install: dollarsOf(totals.install),
    install_without_stacking: dollarsOf(totals.install_without_stacking),
    stacking: dollarsOf(totals.stacking),
    services_subtotal: dollarsOf(totals.services_subtotal),
    equipment_subtotal: dollarsOf(totals.equipment_subtotal),
  };
}

function serviceLineOf(
  service: Service,
  line: PriceLine,
  installLines: readonly InstallLine[],
): ProposalLine {
  const { quantity, boxes } = line;
  const install = installPartOf(installLines, service.id);
  const [rate, price] = [dollarsOrNull(line.rate), dollarsOrNull(line.price)];
  const facts = internetFactsOf(service);
  return {
    ...namesOf(service, line),
    quantity,
    rate,
    price,
    nrc: dollarsOrNull(line.nrc),
    ...(install !== null && install !== zeroCents && { install: dollarsOf(install) }),
    ...(facts.length > 0 && { facts: [...facts] }),
    data: { phone_lines: quantity, addon_items: boxes, mrc: rate, price },
  };
}

function sentNotesOf(notes: readonly string[]): Pick<ProposalLine, "notes"> {
  return notes.length > 0 ? { notes: [...notes] } : {};
}

function sentEquipmentOf(service: Service, line: PriceLine): readonly ProposalLine[] {
  return equipmentLinesOf(service, line).map(({ title, quantity, rate, price }) => ({
    ...{ ...namesOf(service, line), title, quantity },
    ...{ rate: dollarsOrNull(rate), price: dollarsOrNull(price), nrc: 0 },
  }));
}

function namesOf({ name, label, type }: Service, { id }: PriceLine) {
  return { id, title: name, label, type };
}
