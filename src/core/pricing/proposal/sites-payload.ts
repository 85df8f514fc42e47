import { addCents, dollarsOf, zeroCents } from "../../money/cents.ts";
import type { ValueOf } from "../../wire/sent.ts";
import { cartPriceOf } from "../cart/cart-items.ts";
import type { CartTotals } from "../price/price-cart.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { siteCartsOf, siteLinesOf } from "../sites/site-lines.ts";
import { type SiteToday, savingsAt } from "../sites/site-savings.ts";
import type { SiteRow } from "../sites/site-table.ts";
import { proposalMessages } from "./proposal-messages.ts";
import {
  type ProposalInput,
  type ProposalPayload,
  sentAgentOf,
  sentTotalsOf,
} from "./proposal-payload.ts";
import type { sentSite } from "./sent-site.ts";
import { siteLineTitleOf } from "./site-line-title.ts";

/** The sites of a proposal, and its details. */
export interface SitesProposalInput
  extends Pick<
    ProposalInput,
    "date" | "preparedFor" | "agent" | "agency" | "number" | "validThrough"
  > {
  readonly rows: readonly SiteRow[];
  /** The current costs of the customer, keyed by the index of the address; empty if the savings are not printed. */
  readonly today: ReadonlyMap<number, SiteToday>;
  /** The reason why something is not available at a site, or differs from the list; `""` without one. */
  readonly noteOf: (row: SiteRow) => string;
  /** Notes on the whole proposal, such as its savings. */
  readonly notes: readonly string[];
}

/**
 * Creates the wire form of a proposal for several sites.
 *
 * @returns null while a total is ERR (decisions L15), or without a price
 */
export function sitesPayload(input: SitesProposalInput): ProposalPayload | null {
  const { rows, date, preparedFor, agent, agency, number = "", validThrough = null } = input;
  const priced = rows.flatMap((row) => (row.chosen === null ? [] : [row.chosen]));
  const totals = sentTotalsOf(sumOf(rows));
  const sites = rows.map((row) => siteOf(row, input));
  if (totals === null || priced.length === 0 || sites.includes(null)) return null;
  const providers = new Set(priced.map(({ offer }) => offer.providerLabel));
  const terms = new Set(priced.map(({ offer }) => offer.termLabel));
  const [provider = ""] = providers;
  const [term = null] = terms;
  return {
    date,
    package: null,
    pricing: { ...totals, services: [], equipment: [] },
    provider: {
      name: providers.size === 1 ? provider : proposalMessages.severalProviders,
      region: null,
      term: terms.size === 1 ? term : null,
      logoUrl: null,
    },
    agent: sentAgentOf(agent),
    agency,
    customer: { name: preparedFor.trim(), address: proposalMessages.sites(rows.length) },
    details: {
      notes: [pricingMessages.validity(date, validThrough), ...input.notes],
      install_lines: [],
      ...(number !== "" && { number }),
      ...(validThrough !== null && { valid_through: validThrough }),
    },
    disclaimer: pricingMessages.disclaimer,
    location: null,
    sites: sites.flatMap((site) => site ?? []),
  };
}

/** The totals of all proposals, those of backups included. */
function sumOf(rows: readonly SiteRow[]): CartTotals {
  const prices = rows.flatMap(({ progress, chosen }) =>
    progress.kind === "priced" && chosen !== null
      ? siteCartsOf(progress.answer, chosen).map(({ cart }) => cartPriceOf(cart))
      : [],
  );
  const sum = (name: keyof CartTotals) => addCents(zeroCents, ...prices.map((one) => one[name]));
  return {
    servicesSubtotal: sum("servicesSubtotal"),
    equipmentSubtotal: sum("equipmentSubtotal"),
    beforeDiscount: sum("beforeDiscount"),
    discount: sum("discount"),
    monthly: sum("monthly"),
    installWithoutStacking: sum("installWithoutStacking"),
    stacking: sum("stacking"),
    install: sum("install"),
  };
}

/** A site on the wire; null while one of its amounts is ERR. */
function siteOf(
  row: SiteRow,
  { today, noteOf }: SitesProposalInput,
): ValueOf<typeof sentSite> | null {
  const { name, address, progress, chosen } = row;
  const note = noteOf(row);
  const answered = progress.kind === "priced" ? progress.answer.address || null : null;
  const head = { name, address, answered_address: answered, ...(note !== "" && { note }) };
  if (progress.kind !== "priced" || chosen === null) {
    return { ...head, provider: null, term: null, services: [], monthly: 0, install: 0 };
  }
  const { offer, monthly, install } = chosen;
  const services = siteLinesOf(progress.answer, chosen).flatMap((line) =>
    line.monthly === null
      ? []
      : [
          {
            provider: line.provider,
            title: siteLineTitleOf(line),
            quantity: line.quantity,
            price: dollarsOf(line.monthly),
            ...(line.isBackup && { backup: true }),
            ...(line.priced?.service.priceDetailsText && {
              note: line.priced.service.priceDetailsText,
            }),
          },
        ],
  );
  if (monthly === null || install === null) return null;
  const now = today.get(row.place);
  const savings = savingsAt(row, now);
  return {
    ...head,
    provider: offer.providerLabel,
    term: offer.termLabel,
    services,
    monthly: dollarsOf(monthly),
    install: dollarsOf(install),
    ...(now?.monthly != null &&
      savings?.monthly != null && {
        savings: {
          provider: now.provider,
          monthly: dollarsOf(now.monthly),
          saved: dollarsOf(savings.monthly),
        },
      }),
  };
}
