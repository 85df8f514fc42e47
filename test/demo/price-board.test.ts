import { expect, test } from "vitest";
import { findPricingScenarioByCode } from "../../demo/server/index.ts";
import {
  boardEvents,
  cartPriceOf,
  createCart,
  type PricingSearch,
  priceBoard,
} from "../../src/core/index.ts";
import { reduceAct } from "../../src/core/pricing/cart/reduce-cart.ts";
import { openBackend } from "./support/open-backend.ts";

test("every offer of the board over the whole catalogue has the totals of its proposal", async () => {
  const backend = await openBackend();
  const address = findPricingScenarioByCode("all-carriers")?.address;
  const search = (await backend.callJson("searchPricing", {
    body: { query: { address } },
  })) as PricingSearch;
  const start = createCart(search);
  const { kinds } = priceBoard(start.catalogue);
  expect(kinds).toEqual(["internet", "broadband", "dedicated", "phone", "tv"]);
  const wrong: string[] = [];
  let count = 0;
  for (const kind of kinds.filter((one) => one !== "internet")) {
    for (const offer of priceBoard(start.catalogue, { kind }).offers) {
      const after = reduceAct(start, boardEvents(offer, start));
      const isIn = after.cart.includes(offer.service.id);
      const { monthly, install } = cartPriceOf(after);
      const isRight = isIn && monthly === offer.monthly && install === offer.install;
      if (offer.code === null ? !isRight : isIn) wrong.push(offer.service.id);
      count += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(3000);
});

test("the board of the whole catalogue has every carrier with a price, and the access type of each line", async () => {
  const backend = await openBackend();
  const address = findPricingScenarioByCode("all-carriers")?.address;
  const search = (await backend.callJson("searchPricing", {
    body: { query: { address } },
  })) as PricingSearch;
  const { catalogue } = createCart(search);
  const { providers, offers } = priceBoard(catalogue);
  expect(providers).toHaveLength(27);
  expect(offers.filter(({ product }) => product.access === "unknown")).toEqual([]);
  expect(offers.filter(({ service }) => service.mbps === null)).toEqual([]);
});
