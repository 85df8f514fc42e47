import type { Formatting } from "../../formatting/formatting.ts";
import { addCents, dollarsOf, zeroCents } from "../../money/cents.ts";
import type { TextsOf } from "../../texts/text-group.ts";
import type { ValueOf } from "../../wire/sent.ts";
import { cartPriceOf } from "../cart/cart-items.ts";
import type { CartTotals } from "../price/price-cart.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { quoteTermPriceOf } from "../sites/quote-term-price.ts";
import { siteCartsOf } from "../sites/site-lines.ts";
import { type SiteToday, savingsAt } from "../sites/site-savings.ts";
import type { SiteRow } from "../sites/site-table.ts";
import { termSumOf } from "../sites/term-totals.ts";
import { documentTexts, proposalTexts } from "./proposal-messages.ts";
import {
  type ProposalInput,
  type ProposalPayload,
  sentAgentOf,
  sentTotalsOf,
} from "./proposal-payload.ts";
import type { sentSite } from "./sent-site.ts";
import { sentPhasesOf, sentTermOf } from "./sent-term.ts";
import { sitePaperLinesOf } from "./site-paper-lines.ts";

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
  /** English, because the document of the server is. */
  readonly format: Formatting;
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
  const { provider, term } = partiesOf(rows, proposalTexts.english);
  const sites = rows.map((row) => siteOf(row, input));
  if (totals === null || priced.length === 0 || sites.includes(null)) return null;
  return {
    date,
    package: null,
    pricing: { ...totals, services: [], equipment: [] },
    provider: { name: provider, region: null, term, logoUrl: null },
    agent: sentAgentOf(agent),
    agency,
    customer: { name: preparedFor.trim(), address: documentTexts.sites(rows.length) },
    details: {
      notes: [pricingMessages.validity(date, validThrough), ...input.notes],
      install_lines: [],
      ...(number !== "" && { number }),
      ...(validThrough !== null && { valid_through: validThrough }),
      ...sentTermOf(termSumOf(rows)),
    },
    disclaimer: pricingMessages.disclaimer,
    location: null,
    sites: sites.flatMap((site) => site ?? []),
  };
}

/** The provider of all sites, or that there are several; `""` without a quote. The term is null if terms differ. */
export function partiesOf(
  rows: readonly Pick<SiteRow, "chosen">[],
  { severalProviders }: TextsOf<typeof proposalTexts>,
): {
  readonly provider: string;
  readonly term: string | null;
} {
  const offers = rows.flatMap(({ chosen }) => chosen?.offer ?? []);
  const providers = new Set(offers.map(({ providerLabel }) => providerLabel));
  const terms = new Set(offers.map(({ termLabel }) => termLabel));
  const [provider = ""] = providers;
  const [term = null] = terms;
  return {
    provider: providers.size > 1 ? severalProviders : provider,
    term: terms.size > 1 ? null : term,
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
  { today, noteOf, format }: SitesProposalInput,
): ValueOf<typeof sentSite> | null {
  const { name, address, progress, chosen } = row;
  const note = noteOf(row);
  const answered = progress.kind === "priced" ? progress.answer.address || null : null;
  const head = { name, address, answered_address: answered, ...(note !== "" && { note }) };
  if (progress.kind !== "priced" || chosen === null) {
    return { ...head, provider: null, term: null, services: [], monthly: 0, install: 0 };
  }
  const { offer, monthly, install } = chosen;
  const services = sitePaperLinesOf(progress.answer, chosen, format).flatMap(
    ({ provider, title, quantity, rate, price, install: charge, isBackup, note }) =>
      price === null
        ? []
        : [
            {
              ...{ provider, title, quantity, price: dollarsOf(price) },
              ...(rate !== null && { rate: dollarsOf(rate) }),
              ...(charge && { install: dollarsOf(charge) }),
              ...(isBackup && { backup: true }),
              ...(note && { note }),
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
    ...sentPhasesOf(quoteTermPriceOf(chosen) ?? { phases: [] }),
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
