import fc from "fast-check";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { proposalDraftOf } from "../../../../src/core/pricing/drafts/proposal-draft.ts";
import { siteAnswerIn } from "../../../../src/core/pricing/sites/site-answer.ts";
import type { SiteAnswer } from "../../../../src/core/pricing/sites/site-quote.ts";
import type { SiteProgress } from "../../../../src/core/pricing/sites/site-run.ts";
import type { SiteChoice } from "../../../../src/core/pricing/sites/site-table.ts";
import type {
  PackageRow,
  PricingSearch,
} from "../../../../src/core/pricing/wire/pricing-search.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { cartAfter, choose, select } from "../rows.ts";

/** Random lists of sites as plain facts, from which both the wire and the oracle are written. All amounts are cents. */

export const terms = [12, 24, 36, 60] as const;
export type Term = (typeof terms)[number];
export const serviceKeys = ["line", "phone", "staticIp", "tv"] as const;
export type ServiceKey = (typeof serviceKeys)[number];

/** The charges of a service in one term. */
export interface ServiceFacts {
  /** Per month and unit. */
  readonly rate: number;
  /** The rate after an introductory price. */
  readonly later: { readonly afterMonths: number; readonly rate: number } | null;
  /** The rate beside a line to the internet. */
  readonly bundled: number | null;
  /** The rate within a package. */
  readonly packaged: number | null;
  readonly fee: number;
  readonly boxRate: number;
  readonly once: number;
  /** One-time, for each unit or box. */
  readonly onceEach: number;
}

export interface PackageFacts {
  readonly of: readonly ServiceKey[];
  readonly price: number | null;
  readonly usesRates: boolean;
  readonly includesFees: boolean;
  readonly once: number;
  readonly installDiscount: number;
}

/** The offers of one term. The backup lines have another provider. */
export interface TermFacts {
  readonly services: Readonly<Record<ServiceKey, ServiceFacts>>;
  readonly package: PackageFacts;
  readonly backups: readonly [ServiceFacts, ServiceFacts];
}

export interface SiteFacts {
  /** The origin of the services: the set, the set beside a chosen line, or the agent, with a package or without. */
  readonly kind: "judged" | "picked" | "own" | "packaged" | "notFound" | "failed";
  readonly provider: string;
  readonly term: Term;
  readonly offered: Readonly<Record<Term, TermFacts>>;
  readonly packageOf: readonly ServiceKey[];
  /** True if rows of several terms share an id. */
  readonly sharesIds: boolean;
  readonly phoneLines: number;
  readonly boxes: number;
  /** The current price per month of the customer. */
  readonly today: number | null;
}

export interface ListFacts {
  readonly sites: readonly SiteFacts[];
  /** The term and the phone lines of the set. */
  readonly term: Term;
  readonly phoneLines: number;
}

const cents = fc.integer({ min: 1, max: 199_999 });
const maybe = (arbitrary: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
const orNone = (arbitrary: fc.Arbitrary<number>) => maybe(arbitrary).map((one) => one ?? 0);

const aService: fc.Arbitrary<ServiceFacts> = fc.record({
  rate: cents,
  later: fc.option(fc.record({ afterMonths: fc.integer({ min: 1, max: 61 }), rate: cents }), {
    freq: 2,
  }),
  bundled: maybe(cents),
  packaged: maybe(cents),
  fee: orNone(cents),
  boxRate: cents,
  once: orNone(cents),
  onceEach: orNone(cents),
});

const aTerm: fc.Arbitrary<TermFacts> = fc.record({
  services: fc.record({ line: aService, phone: aService, staticIp: aService, tv: aService }),
  package: fc.record({
    of: fc.constant([]),
    price: maybe(fc.integer({ min: 0, max: 400_000 })),
    usesRates: fc.boolean(),
    includesFees: fc.boolean(),
    once: orNone(cents),
    installDiscount: orNone(cents),
  }),
  backups: fc.tuple(aService, aService),
});

const aSite: fc.Arbitrary<SiteFacts> = fc.record({
  kind: fc.constantFrom<SiteFacts["kind"]>(
    ...(["judged", "judged", "picked", "own", "own", "packaged", "packaged"] as const),
    ...(["packaged", "notFound", "failed"] as const),
  ),
  provider: fc.constantFrom("cox", "spectrum", "frontier"),
  term: fc.constantFrom(...terms),
  offered: fc.record({ 12: aTerm, 24: aTerm, 36: aTerm, 60: aTerm }),
  packageOf: fc.subarray([...serviceKeys], { minLength: 1 }),
  sharesIds: fc.boolean(),
  phoneLines: fc.integer({ min: 1, max: 9 }),
  boxes: fc.integer({ min: 1, max: 4 }),
  today: maybe(fc.integer({ min: 0, max: 3_000_000 })),
});

/** A hundred sites, each with four services and a backup, or without a price. All have one term in every second list. */
export const aHundredSites: fc.Arbitrary<ListFacts> = fc
  .record({
    sites: fc.array(aSite, { minLength: 100, maxLength: 100 }),
    hasOneTerm: fc.boolean(),
    term: fc.constantFrom(...terms),
    phoneLines: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ sites, hasOneTerm, ...list }) => ({
    ...list,
    sites: hasOneTerm ? sites.map((site) => ({ ...site, term: list.term })) : sites,
  }));

/** Servers write amounts as numbers and as texts. */
function wireOf(amount: number): number | string {
  return amount % 3 === 0 ? `$${(amount / 100).toLocaleString("en-US")}` : amount / 100;
}

const rowOf: Readonly<Record<ServiceKey | "backup", Partial<ServiceRow>>> = {
  line: { type: "broadband", widget: "radio", title: "Cable", label: "Coax", download_speed: 300 },
  phone: { type: "phone", title: "Voice", phone_min: 1, phone_max: 9 },
  staticIp: { type: "broadband_static_ip", title: "Static IP", dependencies: ["broadband"] },
  tv: { type: "tv", widget: "radio", title: "TV", addon_item_min: 1, addon_item_max: 4 },
  backup: { type: "broadband", widget: "radio", label: "Fiber", fiber_serviceability_type: "ftth" },
};

const idOf = ({ sharesIds }: SiteFacts, key: string, term: Term) =>
  sharesIds ? key : `${key}-${term}`;

function serviceRowOf(
  id: string,
  key: ServiceKey | "backup",
  term: Term,
  facts: ServiceFacts,
): ServiceRow {
  const { rate, later, bundled, packaged, fee, boxRate, once, onceEach } = facts;
  return {
    ...{ id, widget: "checkbox", terms: [String(term)], ...rowOf[key] },
    ...{ mrc: wireOf(rate), equipment_fee: wireOf(fee), nrc: wireOf(once) },
    nrc_stacking: wireOf(onceEach),
    ...(later && { promo_months: later.afterMonths, after_mrc: wireOf(later.rate) }),
    ...(key === "phone" && bundled !== null && { bundled_mrc: wireOf(bundled) }),
    ...(key === "phone" && { bundled_service_types: ["broadband"] }),
    ...(packaged !== null && { package_mrc: wireOf(packaged) }),
    ...(key === "tv" && { addon_item_cost_per_unit: wireOf(boxRate) }),
  };
}

/** The answer of a server to the search of a site. */
function searchOf(site: SiteFacts): PricingSearch {
  const { provider, offered } = site;
  const rows = terms.flatMap((term) => [
    ...serviceKeys.map((key) => ({
      ...serviceRowOf(idOf(site, key, term), key, term, offered[term].services[key]),
      provider,
    })),
    ...offered[term].backups.map((facts, at) => ({
      ...serviceRowOf(idOf(site, `backup${at}`, term), "backup", term, facts),
      ...{ provider: "att", title: `Fiber ${at}`, download_speed: at === 0 ? 500 : 900 },
    })),
  ]);
  const packages = terms.map((term): PackageRow => {
    const { price, usesRates, includesFees, once, installDiscount } = offered[term].package;
    return {
      ...{ value: idOf(site, "office", term), title: `Office ${term} Months`, provider },
      terms: [String(term)],
      dependencies: site.packageOf.map((key) => idOf(site, key, term)),
      ...(price !== null && { price: wireOf(price) }),
      ...{ use_package_mrc: usesRates, include_fee: includesFees },
      ...{ non_recurring_charge: wireOf(once), install_discount: wireOf(installDiscount) },
    };
  });
  return {
    rows,
    address_display: "1 Elm Street",
    filter_options: {
      provider: [provider, "att"].map((value) => ({ value, label: value.toUpperCase() })),
      term: terms.map((term) => ({ value: String(term), label: `${term} Months` })),
      package: packages,
    },
  };
}

/** The progress of a site, and the choice of the agent for it. */
export function pricedSiteOf(site: SiteFacts): {
  readonly progress: SiteProgress<SiteAnswer>;
  readonly choice: SiteChoice | null;
} {
  const { kind, provider, term, phoneLines, boxes } = site;
  if (kind === "failed") return { progress: { kind: "failed", status: 500 }, choice: null };
  const start = createCart(kind === "notFound" ? { rows: [] } : searchOf(site));
  const answerTo = (own: SiteChoice["own"] = undefined) =>
    ({ kind: "priced", answer: siteAnswerIn(start.catalogue, own ?? null) }) as const;
  const id = (key: string) => idOf(site, key, term);
  if (kind === "judged" || kind === "notFound") return { progress: answerTo(), choice: null };
  const picked = { provider, term: String(term), serviceId: id("line") };
  if (kind === "picked") return { progress: answerTo(), choice: picked };
  const packaged = kind === "packaged" ? site.packageOf : [];
  const selected = (keys: readonly ServiceKey[]) =>
    keys.filter((key) => !packaged.includes(key)).map((key) => select(id(key)));
  const cart = cartAfter(
    start,
    { kind: "chooseProvider", value: provider },
    { kind: "chooseTerm", value: String(term) },
    { kind: "setLines", id: id("phone"), lines: phoneLines },
    { kind: "setBoxes", id: id("tv"), boxes },
    // Choosing the line would remove the package, and a static IP address needs one.
    ...selected(["line"]),
    ...(packaged.length > 0 ? [choose(id("office"))] : []),
    ...selected(["phone", "staticIp", "tv"]),
  );
  if (cart.cart.length !== serviceKeys.length) throw new Error("A service is missing.");
  const own = proposalDraftOf(cart, { address: "1 Elm St", preparedFor: "", salt: "" });
  return { progress: answerTo(own), choice: { ...picked, own } };
}
