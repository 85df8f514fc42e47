import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accessTypeOf } from "../../../../src/core/pricing/access-type.ts";
import { cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { type CartState, offerOf } from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { disabledCodesOf } from "../../../../src/core/pricing/cart/disabled-services.ts";
import { reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import { offerFor } from "../../../../src/core/pricing/sites/line-offer.ts";
import { openedSiteOf } from "../../../../src/core/pricing/sites/open-site.ts";
import { siteAnswerIn } from "../../../../src/core/pricing/sites/site-answer.ts";
import { firstCriterion } from "../../../../src/core/pricing/sites/site-criterion.ts";
import { type SiteOffer, siteOffersOf } from "../../../../src/core/pricing/sites/site-offers.ts";
import { bestQuotesOf } from "../../../../src/core/pricing/sites/site-quote.ts";
import { siteChoiceOf } from "../../../../src/core/pricing/sites/site-table.ts";
import type { PricingSearch } from "../../../../src/core/pricing/wire/pricing-search.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { randomSearch } from "../random-search.ts";
import { aRow, deepFreeze } from "../rows.ts";

const options = {
  provider: [
    { value: "cox", label: "Cox" },
    {
      value: "slow",
      label: "Slow",
      serviceability: { coax: { metadata: [{ key: "speed", value: 300 }] } },
    },
  ],
  term: [
    { value: "12", label: "12 Months" },
    { value: "36", label: "36 Months" },
  ],
};

function searchOf(rows: readonly Partial<ServiceRow>[]): PricingSearch {
  return deepFreeze({
    rows: rows.map((row, index) => aRow({ id: String(index), provider: "cox", ...row })),
    filter_options: options,
  });
}

const offersOf = (...rows: readonly Partial<ServiceRow>[]) =>
  siteOffersOf(createCart(searchOf(rows)).catalogue);
const shown = (offers: readonly SiteOffer[]) =>
  offers.map(
    ({ provider, term, serviceId, monthly }) => `${provider} ${term} ${serviceId} ${monthly}`,
  );

describe("S4: the offers of a site", () => {
  test("the offers of a site are the cheapest of each provider and term, and each faster one that is the cheapest at its speed", () => {
    const offers = offersOf(
      { download_speed: 100, mrc: 50, terms: ["36"] },
      { download_speed: 300, mrc: 50, terms: ["36"] },
      { download_speed: 200, mrc: 60, terms: ["36"] },
      { download_speed: 1000, mrc: 90, terms: ["36"] },
      { download_speed: 1000, mrc: 80, terms: ["12"] },
      { mrc: 40, terms: ["36"] },
    );
    expect(shown(offers)).toEqual([
      "cox 36 5 4000",
      "cox 36 1 5000",
      "cox 12 4 8000",
      "cox 36 3 9000",
    ]);
    expect(offers[2]).toEqual({
      provider: "cox",
      providerLabel: "Cox",
      term: "12",
      termLabel: "12 Months",
      serviceId: "4",
      title: "Row",
      mbps: 1000,
      line: "broadband",
      access: "unknown",
      monthly: 8000,
      install: 0,
      course: { steps: [], unknownAfterMonths: null },
      priceDetails: "",
      unbuilt: null,
    });
  });

  test("a line that is not built does not replace a dearer one of its speed that is, and says so", () => {
    const search = searchOf([
      { label: "Fiber", provider: "near", download_speed: 500, mrc: 50, terms: ["36"] },
      { label: "Coax", provider: "near", download_speed: 300, mrc: 60, terms: ["36"] },
    ]);
    const near = {
      value: "near",
      label: "Near",
      serviceability: [{ label: "Fiber", value: "Near net" }],
    };
    const { catalogue } = createCart({
      ...search,
      filter_options: { ...options, provider: [near] },
    });
    const answer = siteAnswerIn(catalogue, null);
    expect(
      answer.offers.map(({ serviceId, unbuilt }) => [serviceId, unbuilt?.value.value ?? null]),
    ).toEqual([
      ["1", null],
      ["0", "Near net"],
    ]);
    const bestOf = (leastMbps: number) =>
      bestQuotesOf(answer, { ...firstCriterion, leastMbps }).map(({ offer }) => offer.serviceId);
    expect(bestOf(100)).toEqual(["1"]);
    expect(bestOf(500)).toEqual(["0"]);
    const own = offerFor(
      { offers: [], catalogue },
      { provider: "near", term: "36", serviceId: "0" },
    );
    expect(own?.unbuilt).toMatchObject({ value: { value: "Near net" } });
  });

  test("the offers of a site include the cheapest ones that the price board classifies as fiber", () => {
    const offers = offersOf(
      { download_speed: 1000, mrc: 50, terms: ["36"] },
      { download_speed: 500, mrc: 70, terms: ["36"], fiber_serviceability_type: "ftth" },
      {
        download_speed: 1000,
        mrc: 400,
        terms: ["36"],
        type: "dedicated",
        label: "Dedicated fiber",
      },
    );
    expect(
      offers.filter(({ access }) => access === "fiber").map(({ serviceId }) => serviceId),
    ).toEqual(["1", "2"]);
  });

  test("K3: the offers of a site do not include unavailable offers, offers without a price, or other kinds of services", () => {
    expect(
      shown(
        offersOf(
          { provider: "slow", download_speed: 1000, mrc: 10, terms: ["36"] },
          { provider: "slow", download_speed: 300, mrc: 30, terms: ["36"] },
          {
            provider: "slow",
            download_speed: 100,
            mrc: null,
            mrc_low: 1,
            mrc_high: 9,
            terms: ["36"],
          },
          { provider: "slow", download_speed: 100, mrc: "TBD", terms: ["36"] },
          { type: "phone", mrc: 5 },
          { type: "broadband_router", mrc: 5 },
        ),
      ),
    ).toEqual(["slow 36 1 3000"]);
  });

  test("the offers of a site are compared by install charge if the prices are equal, and include linked services", () => {
    const [offer, ...others] = offersOf(
      { download_speed: 100, mrc: 50, nrc: 99, terms: ["36"] },
      { download_speed: 100, mrc: 50, nrc: 10, terms: ["36"], linked_services: ["2"] },
      { type: "broadband_router", mrc: 7, terms: ["36"], dependencies: ["broadband"] },
      { download_speed: 100, mrc: 57, nrc: 9, equipment_fee: 0, terms: ["36"] },
    );
    expect(offer).toMatchObject({ serviceId: "0", monthly: 5000, install: 9900 });
    expect(others).toEqual([]);
    expect(
      shown(
        offersOf(
          { download_speed: 100, mrc: 57, nrc: 99, terms: ["36"] },
          { download_speed: 100, mrc: 50, nrc: 10, terms: ["36"], linked_services: ["2"] },
          { type: "broadband_router", mrc: 7, terms: ["36"], dependencies: ["broadband"] },
        ),
      ),
    ).toEqual(["cox 36 1 5700"]);
  });
});

/** Creates a separate cart for every internet service of every provider and term. */
function everyCart(start: CartState): readonly { readonly cart: CartState; readonly id: string }[] {
  const { options: found } = start.catalogue;
  return found.provider.flatMap((provider) =>
    found.term.flatMap((term) => {
      const at = [
        { kind: "chooseProvider", value: provider.value } as const,
        { kind: "chooseTerm", value: term.value } as const,
      ].reduce(reduceCart, start);
      return [...offerOf(at).services.values()]
        .filter(({ type }) => type === "broadband" || type === "dedicated")
        .map(({ id }) => ({ cart: reduceCart(at, { kind: "selectItem", id }), id }));
    }),
  );
}

test("S4: no cart with one internet service is cheaper than the best offer at its speed, and each offer is such a cart", () => {
  fc.assert(
    fc.property(randomSearch, (search) => {
      const start = createCart(search);
      const offers = siteOffersOf(start.catalogue);
      const carts = everyCart(start).filter(({ cart, id }) => cart.cart.includes(id));
      for (const { cart, id } of carts) {
        const service = offerOf(cart).services.get(id);
        const { monthly } = cartPriceOf(cart);
        if (service?.rates.mrc.kind !== "amount" || monthly === null) continue;
        const own = offers.filter(({ provider }) => provider === cart.provider);
        const [best] = bestQuotesOf(
          { address: "", isFound: true, offers: own, catalogue: null, terms: [], message: null },
          {
            ...firstCriterion,
            kind: accessTypeOf(service) === "fiber" ? "fiber" : "cheapest",
            leastMbps: service.mbps,
            term: cart.term,
          },
        );
        expect(best?.monthly ?? Number.MAX_VALUE).toBeLessThanOrEqual(monthly);
      }
      for (const offer of offers) {
        const { cart, isThere } = openedSiteOf(start, siteChoiceOf(offer), firstCriterion);
        expect(isThere).toBe(true);
        expect(cart.provider).toBe(offer.provider);
        expect(cart.term).toBe(offer.term);
        const { monthly, install } = cartPriceOf(cart);
        expect([monthly, install]).toEqual([offer.monthly, offer.install]);
        expect(disabledCodesOf(cart).get(offer.serviceId)).toBeUndefined();
      }
    }),
    { numRuns: 300 },
  );
});
