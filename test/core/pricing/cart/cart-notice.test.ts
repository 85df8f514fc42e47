import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";
import { subtractCents } from "../../../../src/core/money/cents.ts";
import { cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import {
  cartNoticeHeadline,
  cartNoticeOf,
  cartNoticeTexts,
  packageNoteOf,
  sameServicesText,
} from "../../../../src/core/pricing/cart/cart-notice.ts";
import {
  type CartEvent,
  type CartState,
  offerOf,
} from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { reduceAct, reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import { sameServicesOf } from "../../../../src/core/pricing/cart/same-services.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { randomEvents, randomSearch } from "../random-search.ts";
import {
  aPackage,
  aRow,
  aSearch,
  cartAfter,
  choose,
  deepFreeze,
  deselect,
  select,
} from "../rows.ts";

const check = { widget: "checkbox" };

function noticeAfter(state: CartState, ...events: readonly CartEvent[]) {
  const notice = cartNoticeOf(state, reduceAct(state, events), events);
  return notice === null
    ? null
    : cartNoticeTexts(notice, plainFormatting).filter(Boolean).join(" ");
}

describe("J17, J13: the notice of an action", () => {
  const start = createCart(
    aSearch(
      [
        aRow({ id: "fast", title: "Fast", mrc: 70, linked_services: ["modem"] }),
        aRow({ id: "slow", title: "Slow", mrc: 50 }),
        aRow({ id: "modem", title: "Modem", type: "broadband_router", mrc: 8, nrc: 20 }),
        aRow({ id: "line", title: "Line", type: "phone", ...check, mrc: 20 }),
      ],
      [aPackage({ title: "Duo", dependencies: ["slow", "line"], price: 60 })],
    ),
  );

  test("the notice is empty if the action changes only the clicked service", () => {
    expect(noticeAfter(start, select("slow"))).toBeNull();
    expect(noticeAfter(cartAfter(start, select("slow")), deselect("slow"))).toBeNull();
    const twins = createCart(aSearch([aRow({ id: "A" }), aRow({ id: "B" })]));
    expect(noticeAfter(cartAfter(twins, select("A")), select("B"))).toBeNull();
  });

  test("the notice names the chosen service first, then what came with it, with the totals before and after", () => {
    expect(noticeAfter(start, select("fast"))).toBe(
      "Added: Fast, Modem. Monthly total is now $78.00 (was $0.00). Install total is now $20.00 (was $0.00).",
    );
  });

  test("ZB18: the notice knows that a package was chosen, and not that it was ended", () => {
    const chosen = reduceAct(start, [choose("pk")]);
    expect(cartNoticeOf(start, chosen, [choose("pk")])?.isPackageChosen).toBe(true);
    const ended = reduceAct(chosen, [select("fast")]);
    expect(cartNoticeOf(chosen, ended, [select("fast")])?.isPackageChosen).toBe(false);
  });

  test.each<[string, readonly CartEvent[], CartEvent, string]>([
    ["everything in a few words", [], select("fast"), "Added: Fast, Modem."],
    [
      "the number of removed items instead of many words",
      [select("long")],
      select("fast"),
      "Added: Fast, Modem. Removed 3 items.",
    ],
    [
      "both numbers instead of many more words",
      [choose("duo")],
      select("fast"),
      "Added 2 items, removed 2. Package removed.",
    ],
    [
      "one removed item",
      [choose("duo")],
      { kind: "toggleSection", section: "phone", isOn: false },
      "Removed 1 item. Package removed.",
    ],
    ["several added items", [], select("long"), "Added 3 items."],
    ["one added item", [select("long")], select("other"), "Added 1 item, removed 3."],
  ])("the first lines of a notice say %s", (_name, earlier, event, headline) => {
    const router = { type: "broadband_router", mrc: 8 };
    const many = createCart(
      aSearch(
        [
          aRow({ id: "fast", title: "Fast", linked_services: ["modem"] }),
          aRow({ id: "slow", title: "Business Internet 300 Mbps" }),
          aRow({ id: "long", title: "Business Internet 500 Mbps", linked_services: ["a", "b"] }),
          aRow({ id: "other", title: "Business Internet 750 Mbps" }),
          aRow({ id: "modem", title: "Modem", ...router }),
          aRow({ id: "a", title: "Business Gateway with Wi-Fi", ...router }),
          aRow({ id: "b", title: "Backup", type: "broadband_addon", ...check, mrc: 8 }),
          aRow({ id: "line", title: "VoiceEdge Business Line", type: "phone", ...check, mrc: 20 }),
        ],
        [aPackage({ value: "duo", title: "Duo", dependencies: ["slow", "line"], price: 60 })],
      ),
    );
    const before = cartAfter(many, ...earlier);
    const notice = cartNoticeOf(before, reduceAct(before, [event]), [event]);
    expect(notice && cartNoticeHeadline(notice, plainFormatting)).toBe(headline);
  });

  test("the notice names a service that is chosen together with its provider and term, as on the price board", () => {
    const place: readonly CartEvent[] = [
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
    ];
    expect(noticeAfter(start, ...place, select("fast"))).toBe(
      "Added: Fast, Modem. Monthly total is now $78.00 (was $0.00). Install total is now $20.00 (was $0.00).",
    );
    expect(noticeAfter(start, ...place)).toBeNull();
  });

  test("the notice names the services that a package adds and replaces, as the option of the package does before the choice", () => {
    const state = cartAfter(start, select("fast"));
    expect(packageNoteOf(state, "pk", plainFormatting)).toBe(
      "adds Slow, Line; replaces Fast, Modem; −$18.00/mo; −$20.00 install",
    );
    expect(packageNoteOf(start, "pk", plainFormatting)).toBe("adds Slow, Line; +$60.00/mo");
    expect(noticeAfter(state, choose("pk"))).toBe(
      "Added: Slow, Line. Removed Fast because your new selection replaces it. " +
        "Removed Modem because it came with a service you removed. " +
        "Monthly total is now $60.00 (was $78.00). Install total is now $0.00 (was $20.00).",
    );
  });

  test("L24: the option of a package shows the change of the totals, or its discount", () => {
    const noteOf = (prices: Partial<ServiceRow>, chosen: object, ...events: CartEvent[]) => {
      const rows = [
        aRow({ id: "slow", title: "Slow", ...check, mrc: 50, ...prices }),
        aRow({ id: "odd", title: "Odd", type: "tv", ...check, mrc: "TBD", nrc: "TBD" }),
      ];
      const search = aSearch(rows, [aPackage({ dependencies: ["slow"], ...chosen })]);
      return packageNoteOf(cartAfter(createCart(search), ...events), "pk", plainFormatting);
    };
    expect(noteOf({}, { price: 50 }, select("slow"))).toBe("No change");
    expect(noteOf({}, { price: 40 }, select("slow"))).toBe("−$10.00/mo");
    expect(noteOf({}, { price: 40, non_recurring_charge: 9 }, select("slow"))).toBe(
      "−$10.00/mo; +$9.00 install",
    );
    expect(noteOf({}, { price: 50, non_recurring_charge: 9 })).toBe(
      "adds Slow; +$50.00/mo; +$9.00 install",
    );
    expect(noteOf({}, { price: "?" })).toBe("adds Slow; ERR/mo");
    // The totals are unknown before and after.
    expect(noteOf({}, { price: 40 }, select("odd"))).toBe("adds Slow; No change");
    expect(noteOf({ mrc: "TBD" }, { price: 40 }, select("slow"))).toBe("No change");
    expect(noteOf({ mrc: "TBD" }, { price: 40, use_package_mrc: 1 }, select("slow"))).toBe(
      "No change",
    );
    expect(
      noteOf({ mrc: "TBD", package_mrc: 45 }, { price: 40, use_package_mrc: 1 }, select("slow")),
    ).toBe("$40.00/mo");
    expect(noteOf({}, { price: 40 }, choose("pk"))).toBe("−$10.00/mo");
    expect(noteOf({}, { price: 50 }, choose("pk"))).toBe("");
  });

  test("L24: for any cart, the option shows the difference of the totals", () => {
    fc.assert(
      fc.property(randomSearch, randomEvents, (all, events) => {
        const state = cartAfter(createCart(all), ...events);
        const before = cartPriceOf(state);
        for (const value of offerOf(state).packages.keys()) {
          const after = cartPriceOf(reduceCart(state, choose(value)));
          const change = subtractCents(after.monthly, before.monthly);
          if (value === state.package || change === null || change === 0) continue;
          expect(packageNoteOf(state, value, plainFormatting).split("; ")).toContain(
            `${change > 0 ? "+" : ""}${plainFormatting.money(change)}/mo`,
          );
        }
      }),
    );
  });

  test("the chosen service is first wherever it is in the cart", () => {
    const rows = [
      aRow({ id: "modem", title: "Modem", type: "broadband_router", mrc: 8 }),
      aRow({ id: "line", title: "Line", type: "phone", ...check, linked_services: ["modem"] }),
    ];
    const after = cartAfter(createCart(aSearch(rows)), select("line"));
    const notice = cartNoticeOf(createCart(aSearch(rows)), after, [select("line")]);
    expect(notice?.added).toEqual(["Line", "Modem"]);
  });

  test("only a removal that the agent did not request is a loss", () => {
    const state = cartAfter(start, select("fast"));
    const lossOf = (...events: readonly CartEvent[]) =>
      cartNoticeOf(state, reduceAct(state, events), events)?.isLoss;
    expect(cartNoticeOf(start, state, [select("fast")])?.isLoss).toBe(false);
    expect(lossOf(select("slow"))).toBe(true);
    expect(lossOf({ kind: "chooseTerm", value: "24" })).not.toBe(false);
  });

  test("the notice is empty after undo and redo", () => {
    expect(cartNoticeOf(start, cartAfter(start, choose("pk")), [])).toBeNull();
  });
});

const net: ServiceRow = aRow({ mrc: 50, download_speed: 500 });
const search = deepFreeze({
  rows: [
    { ...net, id: "n36", title: "Net 500", provider: "cox", terms: ["36"], linked_services: ["m"] },
    { ...net, id: "n24", title: "NET 500", provider: "cox", terms: ["24"], mrc: 60 },
    { ...net, id: "n24b", title: "Other", provider: "cox", terms: ["24"], mrc: 40 },
    { ...net, id: "att1", title: "Fiber 300", provider: "att", download_speed: 300 },
    { ...net, id: "att2", title: "Fiber 500", provider: "att", mrc: 55 },
    aRow({ id: "m", title: "Modem", type: "broadband_router", provider: "cox", mrc: 5 }),
    aRow({ id: "l", title: "Line", type: "phone", ...check, mrc: 10, phone_max: 9 }),
    aRow({
      id: "x",
      title: "Extra",
      type: "broadband_addon",
      ...check,
      provider: "cox",
      terms: ["36"],
    }),
  ],
  filter_options: {
    provider: [
      { value: "cox", label: "Cox" },
      { value: "att", label: "AT&T" },
    ],
    term: [
      { value: "24", label: "24 Months" },
      { value: "36", label: "36 Months" },
    ],
  },
});
const cox36 = cartAfter(
  createCart(search),
  { kind: "chooseProvider", value: "cox" },
  { kind: "chooseTerm", value: "36" },
  select("n36"),
  select("l"),
  { kind: "setLines", id: "l", lines: 3 },
  select("x"),
);

describe("J16: the same services", () => {
  const offerAfter = (...events: readonly CartEvent[]) => {
    const after = reduceAct(cox36, events);
    const same = sameServicesOf(cox36, after);
    if (same === null) return null;
    const state = reduceAct(after, same.events);
    expect(cartPriceOf(state).monthly).toBe(same.monthly);
    return { cart: state.cart, action: sameServicesText(same, plainFormatting) };
  };

  test("the same services of another term have the same title, and the button names the missing ones", () => {
    expect(offerAfter({ kind: "chooseTerm", value: "24" })).toEqual({
      cart: ["n24", "l"],
      action: "Price the same services for 24 Months without Extra: $90.00/mo",
    });
  });

  test("the same services of another provider have the same speed, for the same term", () => {
    expect(offerAfter({ kind: "chooseProvider", value: "att" })).toEqual({
      cart: ["att2", "l"],
      action: "Price the same services for AT&T without Extra: $85.00/mo",
    });
  });

  test.each([
    [["Ethernet over Coax", "Ethernet over Fiber"], "fiber"],
    [["Ethernet over Coax"], null],
    [["Ethernet"], "Ethernet"],
  ] as const)("dedicated fiber at another provider with %j is %s", (products, access) => {
    const line = { title: "Dedicated 100", type: "dedicated", download_speed: "100" };
    const own = { ...line, id: "own", product_type: "Fiber", provider: "cox", mrc: 990 };
    const rows = products.map((product, at) =>
      aRow({ ...line, id: product, product_type: product, provider: "att", mrc: 800 + 90 * at }),
    );
    const before = cartAfter(
      createCart({ rows: [aRow(own), ...rows], filter_options: search.filter_options }),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
      select("own"),
    );
    const after = cartAfter(before, { kind: "chooseProvider", value: "att" });
    const same = sameServicesOf(before, after);
    const { cart } = reduceAct(after, same?.events ?? []);
    expect(cart.join()).toMatch(new RegExp(`^${access === null ? "" : `.*${access}`}$`, "i"));
  });

  test("of several services of another provider, one of the same access is the same, even if fiber is cheaper", () => {
    const line = { type: "broadband", download_speed: "300" };
    const rows = [
      aRow({ ...line, id: "own", product_type: "Coax", provider: "cox", mrc: 80 }),
      aRow({ ...line, id: "fiber", product_type: "Fiber", provider: "att", mrc: 70 }),
      aRow({ ...line, id: "cable", product_type: "DOCSIS 3.1", provider: "att", mrc: 90 }),
    ];
    const before = cartAfter(
      createCart({ rows, filter_options: search.filter_options }),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
      select("own"),
    );
    const after = cartAfter(before, { kind: "chooseProvider", value: "att" });
    expect(reduceAct(after, sameServicesOf(before, after)?.events ?? []).cart).toEqual(["cable"]);
  });

  test.each(["Net 300", "Net 300 for a new term"])(
    "of several services of the same title or speed (%j), the one of the same product is the same, even if another is cheaper",
    (title) => {
      const rowsOf = (term: string, name: string) =>
        [["coax", 90] as const, ["fiber", 70] as const].map(([product, mrc]) =>
          aRow({
            id: `${product}${term}`,
            title: name,
            product_type: product,
            provider: "cox",
            terms: [term],
            download_speed: "300",
            mrc,
          }),
        );
      const all = [...rowsOf("36", "Net 300"), ...rowsOf("24", title)];
      const pack = (term: string) =>
        aPackage({
          value: `duo${term}`,
          title: "Duo",
          terms: [term],
          dependencies: [`coax${term}`],
        });
      const packages = [pack("36"), pack("24")];
      const before = cartAfter(
        createCart({ rows: all, filter_options: { ...search.filter_options, package: packages } }),
        { kind: "chooseProvider", value: "cox" },
        { kind: "chooseTerm", value: "36" },
        choose("duo36"),
      );
      const after = cartAfter(before, { kind: "chooseTerm", value: "24" });
      const same = sameServicesOf(before, after);
      expect(same?.missing).toEqual([]);
      const state = reduceAct(after, same?.events ?? []);
      expect([state.package, state.cart]).toEqual(["duo24", ["coax24"]]);
    },
  );

  test("the same services are offered only in the notice of the change", () => {
    const events: readonly CartEvent[] = [{ kind: "chooseTerm", value: "24" }];
    const same = (acts: readonly CartEvent[]) =>
      cartNoticeOf(cox36, reduceAct(cox36, acts), acts)?.same ?? null;
    expect(same(events)).not.toBeNull();
    expect(same([{ kind: "clear" }])).toBeNull();
    expect(same([{ kind: "chooseProvider", value: null }])).toBeNull();
  });

  test("the notice after the offer was taken names every added service", () => {
    const after = reduceAct(cox36, [{ kind: "chooseTerm", value: "24" }]);
    const same = sameServicesOf(cox36, after);
    expect(noticeAfter(after, ...(same?.events ?? []))).toBe(
      "Added: NET 500, Line. Monthly total is now $90.00 (was $0.00).",
    );
  });

  describe("J16: the package of the same services", () => {
    const rows = [
      aRow({ id: "a", title: "Net", mrc: 9 }),
      aRow({ id: "b", title: "TV", type: "tv", ...check, mrc: 8 }),
      aRow({ id: "c", title: "Line", type: "phone", ...check, mrc: 7 }),
    ];
    const duo = aPackage({ value: "duo36", title: "Duo", dependencies: ["a", "b"], price: 10 });
    /** The offer after a change from 36 to 24 months, which has the given packages. */
    function offerOf24(...packages: readonly ReturnType<typeof aPackage>[]) {
      const all = [
        { ...duo, terms: ["36"] },
        ...packages.map((one) => ({ ...one, terms: ["24"] })),
      ];
      const before = cartAfter(
        createCart({ rows, filter_options: { ...search.filter_options, package: all } }),
        { kind: "chooseProvider", value: "cox" },
        { kind: "chooseTerm", value: "36" },
        choose("duo36"),
        select("c"),
      );
      const after = cartAfter(before, { kind: "chooseTerm", value: "24" });
      const same = sameServicesOf(before, after);
      const state = reduceAct(after, same?.events ?? []);
      return {
        chosen: state.package,
        cart: state.cart,
        missing: same?.missing,
        notice: noticeAfter(after, ...(same?.events ?? [])),
      };
    }
    const kept = { cart: ["a", "b", "c"], missing: [] };
    const without = { chosen: null, cart: ["a", "b", "c"], missing: ["Duo"] };

    test("the same services keep their package by its value, or by name and contents, whatever term the name contains", () => {
      expect(offerOf24(duo)).toMatchObject({ ...kept, chosen: "duo36" });
      expect(offerOf24({ ...duo, value: "duo24" })).toEqual({
        ...kept,
        chosen: "duo24",
        notice: "Added: Duo, Net, TV, Line. Monthly total is now $17.00 (was $0.00).",
      });
      expect(offerOf24({ ...duo, value: "x", title: "DUO 24 months" })).toMatchObject({
        ...kept,
        chosen: "x",
      });
    });

    test("of several packages of the same name, the one with the most services is kept", () => {
      const small = { ...duo, value: "small", dependencies: ["a"] };
      expect(offerOf24(small, { ...duo, value: "duo24" })).toMatchObject({ chosen: "duo24" });
      expect(offerOf24(small)).toMatchObject({ ...kept, chosen: "small" });
    });

    test("a package of another name, of other contents or without contents is not kept, and the button names its loss", () => {
      expect(offerOf24({ ...duo, value: "other", title: "Trio" })).toMatchObject(without);
      expect(offerOf24({ ...duo, value: "other", dependencies: ["a", "zz"] })).toMatchObject(
        without,
      );
      expect(offerOf24({ ...duo, value: "other", dependencies: [] })).toMatchObject(without);
    });
  });
});

test("J16: for any cart, accepting the offer yields the announced total", () => {
  const change = fc.constantFrom<CartEvent>(
    { kind: "chooseTerm", value: "36" },
    { kind: "chooseProvider", value: "att" },
    { kind: "chooseRegion", value: "east" },
  );
  fc.assert(
    fc.property(randomSearch, randomEvents, change, (all, events, event) => {
      const before = events.slice(0, 20).reduce(reduceCart, createCart(all));
      const after = reduceCart(before, event);
      const same = sameServicesOf(before, after);
      if (same === null) return;
      const state = reduceAct(after, same.events);
      expect(cartPriceOf(state).monthly).toBe(same.monthly);
      expect(state.cart.some((id) => !after.cart.includes(id))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
