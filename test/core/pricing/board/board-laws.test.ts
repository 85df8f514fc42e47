import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type BoardOffer,
  boardEvents,
  boardMatrixOf,
  type CartState,
  cartPriceOf,
  createCart,
  priceBoard,
} from "../../../../src/core/index.ts";
import { boardKinds } from "../../../../src/core/pricing/board/board-kind.ts";
import {
  hasPrice,
  isTotalAssumed,
  offerEffectOf,
  termTotalOf,
} from "../../../../src/core/pricing/board/board-offer.ts";
import { cartItemsOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { cartValueOf } from "../../../../src/core/pricing/cart/cart-value.ts";
import { keysOf } from "../../../../src/core/values/keys-of.ts";
import { randomEvents, randomSearch } from "../random-search.ts";
import { cartAfter } from "../rows.ts";
import { naiveOffers } from "./naive-board.ts";

const kinds = fc.constantFrom(...keysOf(boardKinds));

test("choosing an offer yields a cart with its amounts; choosing a disabled offer changes nothing", () => {
  fc.assert(
    fc.property(randomSearch, kinds, (search, kind) => {
      const start = createCart(search);
      for (const offer of priceBoard(start.catalogue, { kind }).offers) expectToLand(start, offer);
    }),
    { numRuns: 500 },
  );
});

function expectToLand(start: CartState, offer: BoardOffer): void {
  const after = cartAfter(start, ...boardEvents(offer, start));
  const { id } = offer.service;
  expect(after.cart.includes(id)).toBe(offer.code === null);
  if (offer.code !== null) return;
  const { monthly, install } = cartPriceOf(after);
  expect({ monthly, install }).toEqual({ monthly: offer.monthly, install: offer.install });
  expect(after.toggles[offer.product.section]).toBe(true);
}

test("J4, K7: what an offer says about the services of a proposal is what choosing it does to them", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, kinds, (search, events, kind) => {
      const before = cartAfter(createCart(search), ...events);
      for (const offer of priceBoard(before.catalogue, { kind }).offers)
        expectEffect(before, offer);
    }),
    { numRuns: 500 },
  );
});

function expectEffect(before: CartState, offer: BoardOffer): void {
  const { kind, endedPackage, lostTitles } = offerEffectOf(offer, before);
  const after = cartAfter(before, ...boardEvents(offer, before));
  const is = new Set(cartItemsOf(after).map(({ id }) => id));
  const gone = cartItemsOf(before).filter(({ id }) => !is.has(id));
  const hasEnded = before.package !== null && after.package === null;
  const isElsewhere = before.provider !== after.provider || before.term !== after.term;
  if (before.cart.length > 0) expect(kind === "switches").toBe(isElsewhere);
  if (kind === "stays") expect(after.cart).toContain(offer.service.id);
  if (kind === "adds") expect([gone, hasEnded]).toEqual([[], false]);
  if (kind === "replaces") expect(gone.length > 0 || hasEnded).toBe(true);
  expect(endedPackage !== null).toBe(kind === "replaces" && hasEnded);
  const titles = gone.map(({ service }) => service.title);
  for (const title of lostTitles) expect(titles).toContain(title);
}

test("L26: the total over the term of an offer is that of its proposal, also if prices change", () => {
  const members = fc.record({
    promo_months: fc.constantFrom(undefined, 6, 12, 24, 40),
    after_mrc: fc.constantFrom(undefined, 0, 9, "$30.50", -3),
    pricing_details: fc.constantFrom(undefined, "Promotional price"),
  });
  const promotions = fc.array(members, { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(randomSearch, promotions, kinds, ({ rows, ...rest }, changes, kind) => {
      const search = { ...rest, rows: rows.map((row, at) => ({ ...row, ...changes[at] })) };
      const start = createCart(search);
      for (const offer of priceBoard(start.catalogue, { kind }).offers) {
        if (offer.code !== null || !hasPrice(offer)) continue;
        const after = cartAfter(start, ...boardEvents(offer, start));
        const { total, assumesSamePrice } = cartValueOf(after, cartPriceOf(after));
        expect(termTotalOf(offer)).toBe(total);
        expect(isTotalAssumed(offer)).toBe(assumesSamePrice);
      }
    }),
    { numRuns: 300 },
  );
});

test("the board has the offers that a naive loop over all choices of an agent finds", () => {
  fc.assert(
    fc.property(randomSearch, kinds, fc.constantFrom(null, "24", "36"), (search, kind, term) => {
      const start = createCart(search);
      const board = priceBoard(start.catalogue, { kind, term });
      const lines = board.offers.map(
        ({ provider, service, term: { value }, code }) =>
          `${provider.value} ${service.id} ${value} ${code === null}`,
      );
      expect(lines.toSorted()).toEqual(naiveOffers(start, kind, term).toSorted());
      expect(board.unavailable).toBe(board.offers.filter(({ code }) => code !== null).length);
    }),
    { numRuns: 200 },
  );
});

test("the matrix contains every product, every provider and every lowest price", () => {
  fc.assert(
    fc.property(randomSearch, kinds, (search, kind) => {
      const board = priceBoard(createCart(search).catalogue, { kind });
      const matrix = boardMatrixOf(board);
      const cells = matrix.rows.flatMap((row) => [...row.cells.values()]);
      const keysOf = (offers: readonly BoardOffer[]) =>
        new Set(offers.map(({ product, provider }) => `${product.key} ${provider.value}`));
      expect(keysOf(cells)).toEqual(keysOf(board.offers));
      expect(new Set(matrix.providers)).toEqual(new Set(board.providers));
      const lowest = (offers: Iterable<BoardOffer>) =>
        new Set([...offers].map(({ product, monthly }) => `${product.key} ${monthly}`));
      expect(lowest(cells.filter((cell) => board.lowest.has(cell)))).toEqual(lowest(board.lowest));
    }),
    { numRuns: 200 },
  );
});
