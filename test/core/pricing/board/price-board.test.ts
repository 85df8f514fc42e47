import { describe, expect, test } from "vitest";
import { textTableOf } from "../../../../src/core/files/text-table.ts";
import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";
import {
  type BoardFilter,
  type BoardOffer,
  boardEvents,
  boardMatrixOf,
  type CartState,
  cartPriceOf,
  cheapestInternetOf,
  createCart,
  dollarsPerMbpsOf,
  type PricingSearch,
  priceBoard,
  type ServiceRow,
  termTotalOf,
} from "../../../../src/core/index.ts";
import { boardColumnsIn } from "../../../../src/core/pricing/board/board-columns.ts";
import { extrasTextOf, offerEffectOf } from "../../../../src/core/pricing/board/board-offer.ts";
import {
  boardOrdersFor,
  hasUnbuiltLast,
  namedOrderOf,
} from "../../../../src/core/pricing/board/order-offers.ts";
import { providerPricesOf } from "../../../../src/core/pricing/board/provider-price.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, deepFreeze, select } from "../rows.ts";

const providers = [
  { value: "cox", label: "Cox" },
  { value: "att", label: "AT&T", serviceability: { fiber: { color: "light green" } } },
  {
    value: "slow",
    label: "Slow",
    serviceability: { coax: { metadata: [{ key: "speed", value: 300 }] } },
  },
];
const terms = [
  { value: "12", label: "12 Months" },
  { value: "36", label: "36 Months" },
];

function searchOf(rows: readonly Partial<ServiceRow>[]): PricingSearch {
  return deepFreeze({
    rows: rows.map((row, index) => aRow({ id: String(index), provider: "cox", ...row })),
    filter_options: { provider: providers, term: terms, package: [], region: [] },
  });
}

function boardOf(rows: readonly Partial<ServiceRow>[], filter: Partial<BoardFilter> = {}) {
  return priceBoard(createCart(searchOf(rows)).catalogue, filter);
}

function tableOf(offers: readonly BoardOffer[]) {
  return textTableOf(
    "Prices",
    Object.values(boardColumnsIn(plainFormatting)),
    offers,
    plainFormatting,
  );
}

/** Writes an offer as `provider term id cents`, with its marks. */
function shown({ offers, lowest }: ReturnType<typeof boardOf>) {
  return offers.map((offer) => {
    const { provider, term, service, monthly, code } = offer;
    const marks = `${lowest.has(offer) ? " lowest" : ""}${code === null ? "" : ` ${code}`}`;
    return `${provider.value} ${term.value} ${service.id} ${monthly}${marks}`;
  });
}

const fiber = { product_type: "fiber", download_speed: 1000, terms: ["36"] };

describe("the offers", () => {
  const sold = [
    { mrc: 100, download_speed: 300 },
    { mrc: 90, terms: ["36"], provider: "" },
    { type: "dedicated", mrc: 500, terms: ["12"] },
    { type: "phone", mrc: 20, terms: ["12"] },
    { type: "tv", mrc: 30, terms: ["12"] },
    { type: "fee", mrc: 5 },
    { type: "broadband_router", mrc: 1 },
  ];

  test("the board has an offer for each service, provider and term, the cheapest first, but no offers for linked parts", () => {
    expect(shown(boardOf(sold))).toEqual([
      "cox 36 1 9000",
      "att 36 1 9000",
      "slow 36 1 9000",
      "cox 12 0 10000",
      "cox 36 0 10000",
      "cox 12 2 50000",
    ]);
  });

  test("phone, television and both sections of the internet have their own boards", () => {
    const ids = (kind: BoardFilter["kind"]) => [
      ...new Set(boardOf(sold, { kind }).offers.map(({ service }) => service.id)),
    ];
    expect(ids("internet")).toEqual(["1", "0", "2"]);
    expect(ids("broadband")).toEqual(["1", "0"]);
    expect(ids("dedicated")).toEqual(["2"]);
    expect(ids("phone")).toEqual(["3"]);
    expect(shown(boardOf(sold, { kind: "tv" }))).toEqual(["cox 12 4 3500"]);
    expect(boardOf(sold).kinds).toEqual(["internet", "broadband", "dedicated", "phone", "tv"]);
    expect(boardOf(sold).kind).toBe("internet");
  });

  test("the board shows the first kind that is sold; without services it is empty", () => {
    expect(boardOf([{ type: "tv", mrc: 1 }])).toMatchObject({ kind: "tv", kinds: ["tv"] });
    expect(boardOf([{ type: "broadband_router", mrc: 1 }])).toMatchObject({
      kind: "internet",
      kinds: [],
      offers: [],
      providers: [],
    });
  });

  test("offers are filtered by term, access type and words", () => {
    const rows = [
      { ...fiber, mrc: 100, title: "Gig", terms: ["12", "36"] },
      { ...fiber, mrc: 90, title: "Cable Gig", product_type: "coax", provider: "slow" },
      { type: "phone", mrc: 20, title: "Voice", terms: ["12"] },
    ];
    expect(shown(boardOf(rows, { term: "12" }))).toEqual(["cox 12 0 10000"]);
    expect(shown(boardOf(rows, { access: "coax" }))).toEqual(["slow 36 1 9000 speedExceeded"]);
    expect(shown(boardOf(rows, { words: " gig SLOW " }))).toEqual(["slow 36 1 9000 speedExceeded"]);
    expect(shown(boardOf(rows, { words: "12 gig" }))).toEqual([]);
    expect(shown(boardOf(rows, { words: "fiber" }))).toEqual(["cox 12 0 10000", "cox 36 0 10000"]);
    expect(shown(boardOf(rows, { kind: "phone", access: "coax", leastMbps: 100 }))).toEqual([
      "cox 12 2 2000",
    ]);
  });

  test("at least 1 Gbps includes 940 Mbps, and excludes unknown speeds", () => {
    const rows = [939, 940, 1000, null].map((download_speed, at) => ({
      download_speed,
      mrc: 10 + at,
      terms: ["12"],
    }));
    expect(shown(boardOf(rows, { leastMbps: 940 }))).toEqual(["cox 12 1 1100", "cox 12 2 1200"]);
    const lines = rows.map((row) => ({ ...row, type: "dedicated" }));
    expect(boardOf(lines, { leastMbps: 940 }).offers).toHaveLength(2);
  });

  test("the offer shown for each provider is the first in the order of the board", () => {
    const rows = [
      { mrc: 80, download_speed: 100, terms: ["12"] },
      { mrc: 90, download_speed: 500, terms: ["12"] },
      { mrc: 85, download_speed: 300, terms: ["12"], provider: "slow" },
    ];
    const one = { isOnePerProvider: true };
    expect(shown(boardOf(rows, one))).toEqual(["cox 12 0 8000", "slow 12 2 8500"]);
    expect(shown(boardOf(rows, { ...one, order: "speed" }))).toEqual([
      "cox 12 1 9000",
      "slow 12 2 8500",
    ]);
  });
});

describe("offers that cannot be chosen", () => {
  const rows = [
    { mrc: 10, download_speed: 1000, provider: "slow", terms: ["12"] },
    { mrc: 60, download_speed: 300, provider: "slow", terms: ["12"] },
    { type: "dedicated", mrc: 5, provider: "att", terms: ["12"] },
  ];

  test("K3, K4: unavailable offers are last or left out, and are counted either way", () => {
    const board = boardOf(rows);
    expect(shown(board)).toEqual([
      "slow 12 1 6000",
      "att 12 2 500 speedUnverified",
      "slow 12 0 1000 speedExceeded",
    ]);
    expect(board.unavailable).toBe(2);
    const serviceable = boardOf(rows, { isServiceableOnly: true });
    expect(shown(serviceable)).toEqual(["slow 12 1 6000"]);
    expect(serviceable.unavailable).toBe(2);
    expect(serviceable.providers.map(({ value }) => value)).toEqual(["slow"]);
  });

  test("K6: a disabled offer names the services to choose first before the standard text", () => {
    const notes = (row: Partial<ServiceRow>) =>
      tableOf(boardOf([{ mrc: 5, terms: ["12"], ...row }]).offers).rows.map((cells) =>
        cells.at(-1),
      );
    expect(notes({ dependencies: ["phone"] })[0]).toBe(
      "Requires a phone service. Not available at this address.",
    );
    expect(notes({ dependencies: ["phone"], error_msg: "Not here." })[0]).toBe(
      "Requires a phone service. Not here.",
    );
    expect(notes({ download_speed: 1000, provider: "slow" })).toEqual([
      "Not available at this address.",
    ]);
  });

  test("K5: a service that its own choice or its links disable cannot be chosen", () => {
    const excluded = { entity: "cart", key: "type", value: "broadband" };
    expect(shown(boardOf([{ mrc: 5, terms: ["12"], condition_disabled: excluded }]))).toEqual([
      "cox 12 0 500 conditionMatched",
    ]);
    const withTv = [
      { mrc: 5, terms: ["12"], linked_services: ["1"] },
      { type: "tv", mrc: 7, terms: ["12"], condition_disabled: excluded },
      { type: "fee", mrc: 2 },
    ];
    expect(shown(boardOf(withTv, { kind: "broadband" }))).toEqual([
      "cox 12 0 1400 linkedServiceDisabled",
    ]);
  });
});

describe("the lowest price", () => {
  test("the lowest price is marked only within a speed class and an access type", () => {
    const rows = [
      { ...fiber, mrc: 100 },
      { ...fiber, mrc: 90, provider: "att", product_type: "coax" },
      { ...fiber, mrc: 95, provider: "att", product_type: "fixed wireless" },
      { ...fiber, mrc: 120, provider: "", product_type: "fiber to the premises" },
      { ...fiber, mrc: 30, download_speed: 100 },
    ];
    expect(shown(boardOf(rows)).filter((text) => text.includes("lowest"))).toEqual([
      "cox 36 0 10000 lowest",
    ]);
  });

  test("the lowest price is marked on all offers that share it; a product of one provider has no mark", () => {
    const same = [{ mrc: 90, type: "phone", terms: ["12"], provider: "" }];
    expect(shown(boardOf(same))).toEqual([
      "cox 12 0 9000 lowest",
      "att 12 0 9000 lowest",
      "slow 12 0 9000 lowest",
    ]);
    expect(boardOf([{ ...same[0], provider: "cox" }]).lowest.size).toBe(0);
  });

  test("the lowest price is not marked for an unknown speed or access type", () => {
    const both = (row: Partial<ServiceRow>) =>
      boardOf([
        { ...fiber, ...row, mrc: 1 },
        { ...fiber, ...row, mrc: 2, provider: "att" },
      ]).lowest.size;
    expect(both({})).toBe(1);
    expect(both({ product_type: "" })).toBe(0);
    expect(both({ download_speed: null })).toBe(0);
  });

  test("the lowest price is never a missing or unreadable price or that of an unavailable offer, but may be that of a free service", () => {
    const lowest = (row: Partial<ServiceRow>) =>
      shown(
        boardOf([
          { ...fiber, ...row },
          { ...fiber, mrc: 80 },
          { ...fiber, mrc: 81, provider: "att", fiber_serviceability_type: "" },
        ]),
      ).find((text) => text.includes("lowest"));
    expect(lowest({ mrc: null })).toBe("cox 36 1 8000 lowest");
    expect(lowest({ mrc: "TBD" })).toBe("cox 36 1 8000 lowest");
    expect(lowest({ mrc: 10, equipment_fee: "?" })).toBe("cox 36 1 8000 lowest");
    expect(lowest({ mrc: 10, dependencies: ["phone"] })).toBe("cox 36 1 8000 lowest");
    expect(lowest({ mrc: 0 })).toBe("cox 36 0 0 lowest");
  });
});

describe("the order", () => {
  const rows = [
    { mrc: 60, download_speed: 1000, nrc: 10, terms: ["36"] },
    { mrc: 50, download_speed: 300, nrc: 2500, terms: ["36"] },
    { mrc: 70, download_speed: 500, nrc: 5, terms: ["12"], provider: "att" },
    { mrc: "TBD", download_speed: 100, nrc: "?", terms: ["12"] },
    { mrc: 10, download_speed: 5000, terms: ["12"], provider: "slow" },
  ];
  const ids = (order: BoardFilter["order"]) =>
    boardOf(rows, { order }).offers.map(({ service }) => service.id);

  test.each([
    ["price", ["1", "0", "2", "3", "4"]],
    ["speed", ["0", "2", "1", "3", "4"]],
    // The prices per Mbps are 6, 14 and 17 cents.
    ["pricePerMbps", ["0", "2", "1", "3", "4"]],
    ["install", ["2", "0", "1", "3", "4"]],
    // The totals are $845.00, $2,170.00 and $4,300.00.
    ["total", ["2", "0", "1", "3", "4"]],
    ["provider", ["2", "1", "0", "3", "4"]],
  ] as const)(
    "the order by %s puts unavailable offers last, and before them those without a value to compare",
    (order, expected) => {
      expect(ids(order)).toEqual(expected);
    },
  );

  test("the first order of the screen has slow lines and those of unknown speed last, each by price", () => {
    const lines = [
      { mrc: 20, download_speed: 18 },
      { mrc: 90, download_speed: 1000 },
      { mrc: 60, download_speed: 100 },
      { mrc: 10, download_speed: null },
      { mrc: "TBD", download_speed: 500 },
    ].map((line) => ({ ...line, terms: ["12"] }));
    const order = "usualPrice";
    const { offers } = boardOf(lines, { order });
    expect(offers.map(({ service }) => service.id)).toEqual(["2", "1", "3", "0", "4"]);
    expect(namedOrderOf(offers, order)).toBe(order);
    expect(namedOrderOf(offers, "price")).toBe("price");
    const [fast] = offers;
    const slow = offers.slice(2, 4);
    expect(namedOrderOf(slow, order)).toBe("price");
    expect(fast && namedOrderOf([fast], order)).toBe("price");
    const phones = boardOf(
      [
        { type: "phone", mrc: 5 },
        { type: "phone", mrc: 4 },
      ],
      { order },
    );
    expect(phones.offers.map(({ service }) => service.id)).toEqual(["1", "1", "0", "0"]);
  });

  test("lines that are not built follow the others in every order, before those that cannot be chosen", () => {
    const far = { provider: "far", product_type: "fiber", download_speed: 900, terms: ["36"] };
    const lines = [
      { ...far, mrc: 10, nrc: 1, provider: "cox", product_type: "coax", download_speed: 5000 },
      { ...far, mrc: 20 },
      { ...far, mrc: 50, nrc: 10, product_type: "coax", download_speed: 300 },
      { ...far, mrc: "TBD", nrc: 20, provider: "att", download_speed: 100 },
      { ...far, mrc: 15, dependencies: ["phone"] },
    ];
    const search = searchOf(lines);
    const serviceability = { fiber: { label: "Fiber", value: "Near net" } };
    const provider = [...providers, { value: "far", label: "Far", serviceability }];
    const { catalogue } = createCart({
      ...search,
      filter_options: { ...search.filter_options, provider },
    });
    for (const order of boardOrdersFor({ hasSpeed: true })) {
      const { offers } = priceBoard(catalogue, { order });
      const ids = offers.map(({ service }) => service.id);
      expect(ids.slice(-2)).toEqual(["1", "4"]);
      expect(hasUnbuiltLast(offers)).toBe(true);
      expect(hasUnbuiltLast(offers.slice(0, 3))).toBe(false);
      expect(hasUnbuiltLast(offers.slice(3))).toBe(false);
    }
  });

  test("equal offers are ordered by price, install, speed, row and term", () => {
    const first = (tie: readonly Partial<ServiceRow>[], filter: Partial<BoardFilter> = {}) => {
      const offer = boardOf(tie, filter).offers[0];
      return `${offer?.service.id} ${offer?.term.value}`;
    };
    const same = { mrc: 50, download_speed: 100 };
    expect(
      first([
        { ...same, nrc: 10 },
        { ...same, nrc: 5 },
      ]),
    ).toBe("1 12");
    expect(
      first([
        { ...same, nrc: "?" },
        { ...same, nrc: 999 },
      ]),
    ).toBe("1 12");
    expect(first([same, { ...same, download_speed: 200 }])).toBe("1 12");
    expect(
      first([
        { ...same, download_speed: null },
        { ...same, download_speed: 0 },
      ]),
    ).toBe("1 12");
    expect(first([same, same])).toBe("0 12");
    expect(first([{ ...same, mrc: 60 }, same], { order: "speed" })).toBe("1 12");
  });
});

describe("the figures of an offer", () => {
  const only = (
    row: Partial<ServiceRow>,
    rows: readonly Partial<ServiceRow>[] = [],
  ): BoardOffer => {
    const [offer] = boardOf([row, ...rows]).offers.filter(({ service }) => service.id === "0");
    if (!offer) throw new Error("It is sold.");
    return offer;
  };

  test("the figures of an offer equal those of the proposal: equipment, linked services, lines, install", () => {
    const rows: readonly Partial<ServiceRow>[] = [
      {
        ...{ mrc: 50, equipment_fee: 10, nrc: 99, nrc_stacking: 1, linked_services: ["1"] },
        secondary_services: [
          { id: "1", stacking_nrc: 2 },
          { id: "2", stacking_nrc: 400 },
        ],
      },
      { type: "broadband_router", mrc: 7, nrc: 120, dependencies: ["broadband"] },
      { type: "phone", mrc: 20, phone_min: 3, phone_max: 9 },
      { type: "tv", mrc: 9, secondary_services: [{ type: "tv", stacking_nrc: 5 }] },
      { type: "dedicated", mrc: 9, secondary_services: [{ type: "dedicated", stacking_nrc: 6 }] },
      { type: "fee", mrc: 4, provider: "" },
    ];
    const first = (kind: BoardFilter["kind"]) => boardOf(rows, { kind }).offers[0];
    expect(first("broadband")).toMatchObject({ monthly: 6700, install: 12300 });
    expect(first("phone")).toMatchObject({ monthly: 6000, install: 0 });
    expect(first("tv")).toMatchObject({ monthly: 1300, install: 500 });
    expect(first("dedicated")).toMatchObject({ monthly: 900, install: 600 });
  });

  test("an offer says how much of its price is not that of the service: equipment, boxes, linked services and fees", () => {
    const rows: readonly Partial<ServiceRow>[] = [
      { mrc: 50, equipment_fee: 10, linked_services: ["1"], terms: ["12"] },
      { type: "broadband_router", mrc: 7, dependencies: ["broadband"] },
      { type: "phone", mrc: 20, phone_min: 3, phone_max: 9 },
      { type: "tv", mrc: 9 },
      { type: "fee", mrc: 4, provider: "" },
    ];
    const textOf = (kind: BoardFilter["kind"]) => {
      const [offer] = boardOf(rows, { kind }).offers;
      return offer && extrasTextOf(offer, plainFormatting);
    };
    expect((["broadband", "phone", "tv"] as const).map(textOf)).toEqual([
      "incl. $17.00 required items",
      "",
      "incl. $4.00 required items",
    ]);
    expect(tableOf(boardOf(rows, { kind: "broadband" }).offers).rows[0]?.at(-1)).toBe(
      "incl. $17.00 required items",
    );
    const ranged = only({ mrc: null, mrc_low: 10, mrc_high: 20, equipment_fee: 5 });
    expect(ranged.extras).toBe(500);
    expect(extrasTextOf(ranged, plainFormatting)).toBe("");
    expect(only({ mrc: 50, equipment_fee: "?" }).extras).toBeNull();
  });

  test("the extras of a service that is priced by its cart are all but its own price", () => {
    const rows: readonly Partial<ServiceRow>[] = [
      { mrc: 50, linked_services: ["1", "2"], terms: ["12"] },
      { type: "static_ip", mrc: 7, widget: "radio" },
      { type: "static_ip", mrc: 9, widget: "radio" },
    ];
    expect(boardOf(rows).offers[0]).toMatchObject({ monthly: 5900, extras: 900 });
  });

  test("the total contains all months of the term and the install charge, and does not exist without months", () => {
    expect(termTotalOf(only({ mrc: 50, nrc: 99, terms: ["36"] }))).toBe(189_900);
    expect(termTotalOf(only({ mrc: 50, nrc: "?", terms: ["36"] }))).toBeNull();
    expect(termTotalOf(only({ mrc: null, nrc: 99, terms: ["36"] }))).toBeNull();
    const open = {
      ...only({ mrc: 50 }),
      term: { ...only({ mrc: 50 }).term, value: "mtm", label: "Open" },
    };
    expect(termTotalOf(open)).toBeNull();
  });

  test("the price per Mbps requires a price and a speed", () => {
    expect(dollarsPerMbpsOf(only({ mrc: 50, download_speed: 200 }))).toBe(0.25);
    expect(dollarsPerMbpsOf(only({ mrc: null, download_speed: 200 }))).toBeNull();
    expect(dollarsPerMbpsOf(only({ mrc: "?", download_speed: 200 }))).toBeNull();
    expect(dollarsPerMbpsOf(only({ mrc: 50, download_speed: 0 }))).toBeNull();
    expect(dollarsPerMbpsOf(only({ mrc: 50 }))).toBeNull();
  });
});

describe("a choice", () => {
  test("a choice creates the proposal that the offer describes, and a second choice changes nothing", () => {
    const rows = [
      aRow({ id: "A", mrc: 50, equipment_fee: 10 }),
      aRow({ id: "P", type: "phone", mrc: 5 }),
    ];
    const start = createCart(
      deepFreeze({ rows, filter_options: { provider: providers, term: terms } }),
    );
    const [offer] = priceBoard(start.catalogue).offers;
    if (!offer) throw new Error("There is one.");
    const after = cartAfter(start, ...boardEvents(offer, start));
    expect(after).toMatchObject({ provider: "cox", term: "12", cart: ["A"] });
    expect(after.toggles.broadband).toBe(true);
    expect(cartPriceOf(after).monthly).toBe(offer.monthly);
    expect(offerEffectOf(offer, start).kind).toBe("adds");
    expect(offerEffectOf(offer, after).kind).toBe("stays");
    expect(offerEffectOf(offer, { ...after, cart: ["P"] }).kind).toBe("adds");
    expect(offerEffectOf(offer, { ...after, term: "36" }).kind).toBe("switches");
    expect(offerEffectOf(offer, { ...after, provider: "att" }).kind).toBe("switches");
    expect(boardEvents(offer, after).at(-1)).toMatchObject({ kind: "toggleSection" });
    expect(cartAfter(after, ...boardEvents(offer, after)).cart).toEqual(["A"]);
    // The agent has chosen another term or region in the meantime, but the offer's own term and
    // region count.
    const elsewhere = cartAfter(
      after,
      { kind: "chooseTerm", value: "36" },
      { kind: "selectItem", id: "A" },
    );
    expect(elsewhere.cart).toEqual(["A"]);
    expect(cartAfter(elsewhere, ...boardEvents(offer, elsewhere))).toMatchObject({
      term: "12",
      cart: ["A"],
    });
    const gone = { provider: "att", term: "12", cart: ["A"] };
    expect(boardEvents(offer, gone).at(-1)).toEqual({ kind: "selectItem", id: "A" });
  });

  test("J4: an offer that takes the place of another replaces it, and says which package and services go with it", () => {
    const rows = [
      aRow({ id: "A", title: "Slow", mrc: 50 }),
      aRow({ id: "B", title: "Fast", mrc: 80 }),
      aRow({ id: "C", title: "Line", type: "phone", widget: "checkbox", mrc: 5 }),
      aRow({ id: "D", title: "Extra", type: "phone", widget: "checkbox", mrc: 5 }),
    ];
    const start = createCart(
      aSearch(rows, [aPackage({ value: "office", title: "Office", dependencies: ["A", "C"] })]),
    );
    const effectOf = (id: string, now: CartState) => {
      const all = [
        ...priceBoard(now.catalogue).offers,
        ...priceBoard(now.catalogue, { kind: "phone" }).offers,
      ];
      const offer = all.find(({ service }) => service.id === id);
      if (!offer) throw new Error(`${id} is no offer.`);
      const { kind, endedPackage, lostTitles } = offerEffectOf(offer, now);
      return [kind, endedPackage?.label ?? null, ...lostTitles];
    };
    const alone = cartAfter(start, select("A"), select("C"));
    expect(effectOf("B", alone)).toEqual(["replaces", null]);
    expect(effectOf("D", alone)).toEqual(["adds", null]);
    const bundled = cartAfter(start, choose("office"));
    expect(effectOf("B", bundled)).toEqual(["replaces", "Office", "Line"]);
    expect(effectOf("D", bundled)).toEqual(["adds", null]);
    expect(effectOf("A", bundled)).toEqual(["stays", null]);
  });

  test("I21, I7: an offer has the region of its provider, and its proposal has it too", () => {
    const rows = [
      aRow({ id: "A", type: "phone", mrc: 50, region: ["west"] }),
      aRow({ id: "A", type: "phone", mrc: 40, region: ["east"] }),
    ];
    const region = [{ value: "east" }, { value: "west" }];
    const provider = [{ value: "cox", region_id: "west" }];
    const start = createCart({ rows, filter_options: { provider, term: terms, region } });
    const [offer, ...others] = priceBoard(start.catalogue, { term: "12" }).offers;
    if (!offer) throw new Error("There is one.");
    expect(others).toEqual([]);
    expect(offer).toMatchObject({ region: "west", monthly: 5000, code: null });
    const east = cartAfter(start, { kind: "chooseRegion", value: "east" });
    expect(cartAfter(east, ...boardEvents(offer, east))).toMatchObject({
      region: "west",
      cart: ["A"],
    });
  });
});

describe("the matrix", () => {
  const rows = [
    { type: "tv", mrc: 30, terms: ["12"], provider: "slow" },
    { ...fiber, mrc: 100 },
    { ...fiber, mrc: 80, product_type: "coax", provider: "slow" },
    { ...fiber, mrc: 70, download_speed: 100 },
    { ...fiber, mrc: 90, terms: ["12"] },
    { ...fiber, mrc: 95, provider: "slow" },
    { ...fiber, mrc: 60, download_speed: null },
    { ...fiber, mrc: 400, type: "dedicated" },
  ];

  test("the matrix has a row for each speed class and access type, with the cheapest offer of each provider", () => {
    const { rows: lines, providers: columns } = boardMatrixOf(boardOf(rows));
    expect(
      lines.map(({ product, cells }) => [
        product.label,
        ...[...cells.values()].map(({ service }) => service.id),
      ]),
    ).toEqual([
      ["Broadband 100 to 299 Mbps, fiber", "3"],
      ["Broadband 1 Gbps (940 to 1,999 Mbps), fiber", "4", "5"],
      ["Broadband 1 Gbps (940 to 1,999 Mbps), coax", "2"],
      ["Broadband speed not listed, fiber", "6"],
      ["Dedicated 1 Gbps (940 to 1,999 Mbps), fiber", "7"],
    ]);
    expect(columns.map(({ value }) => value)).toEqual(["cox", "slow"]);
  });

  test("providers with the most products, then with the most lowest prices, come first", () => {
    const phones = [
      { type: "phone", mrc: 30, terms: ["12"] },
      { type: "phone", mrc: 20, terms: ["12"], provider: "slow" },
      { type: "phone", mrc: 25, terms: ["12"], provider: "att" },
    ];
    const wins = boardMatrixOf(boardOf(phones)).providers;
    expect(wins.map(({ value }) => value)).toEqual(["slow", "att", "cox"]);
    const manyProducts = [
      { ...fiber, mrc: 10, provider: "slow" },
      { ...fiber, mrc: 20 },
      { ...fiber, mrc: 21, type: "dedicated" },
    ];
    const filled = boardMatrixOf(boardOf(manyProducts)).providers;
    expect(filled.map(({ value }) => value)).toEqual(["cox", "slow"]);
  });

  test("an available offer is preferred to a cheaper offer that is unavailable", () => {
    const line = { provider: "slow", product_type: "coax", terms: ["12"] };
    const [row] = boardMatrixOf(
      boardOf([
        { ...line, mrc: 10, download_speed: 499 },
        { ...line, mrc: 20, download_speed: 300 },
      ]),
    ).rows;
    expect(row?.cells.get("slow")?.service.id).toBe("1");
  });
});

describe("the table of a board", () => {
  test("L16: a credit has the hyphen-minus that spreadsheets read", () => {
    const { offers } = boardOf([{ mrc_low: -5, mrc_high: -3, nrc: -1, terms: ["12"] }]);
    expect(tableOf(offers).rows.join()).toContain("-$5.00 – -$3.00");
  });

  test("the table has a line for each offer, in the order of the board", () => {
    const { offers } = boardOf([
      {
        ...{ type: "dedicated", title: "Line", mrc: 500, nrc: 9, download_speed: 1500 },
        ...{ provider: "att", terms: ["12"], label: "Fixed Wireless" },
      },
      { ...fiber, title: "Fast", label: "1 Gbps / 35 Mbps", mrc: 50 },
      { mrc: null, title: "Free", terms: ["12"] },
    ]);
    expect(tableOf(offers)).toEqual({
      caption: "Prices",
      columns: [
        ...["Provider", "Service", "Download", "Upload", "Access", "Term", "Monthly", "Install"],
        ...["Total over the term", "Note"],
      ],
      rows: [
        [
          "Cox",
          "Fast",
          "1 Gbps",
          "35 Mbps",
          "Fiber",
          "36 Months",
          "$50.00",
          "$0.00",
          "$1,800.00",
          "",
        ],
        [
          ...["Cox", "Free", "", "", "Access not listed", "12 Months", "$0.00", "$0.00", ""],
          "No price listed",
        ],
        [
          ...["AT&T", "Line", "1.5 Gbps", "", "Fixed wireless", "12 Months", "$500.00", "$9.00"],
          ...["$6,009.00", "Not available at this address."],
        ],
      ],
    });
  });

  test("L26: the note has the details of a price, and says if the total applies only if the price stays", () => {
    const lineOf = (row: Partial<ServiceRow>) =>
      tableOf(
        boardOf([{ mrc: 50, terms: ["36"], pricing_details: "<b>Promo</b>", ...row }]).offers,
      ).rows[0]?.slice(-2);
    expect(lineOf({})).toEqual(["$1,800.00", "Promo · Total over the term, if the price stays"]);
    expect(lineOf({ promo_months: 12, after_mrc: 80 })).toEqual(["$2,520.00", "Promo"]);
    expect(lineOf({ mrc: null })).toEqual(["", "No price listed · Promo"]);
  });

  test("I14: a range is written as sent, next to a price with the amount that counts", () => {
    const priceOf = (row: Partial<ServiceRow>) => {
      const { offers } = boardOf([
        { type: "tv", mrc_low: 20, mrc_high: 40, terms: ["12"], ...row },
      ]);
      return tableOf(offers).rows[0];
    };
    expect(priceOf({ mrc: 30 })).toContain("$20.00 – $40.00, counted as $30.00");
    expect(priceOf({})).toContain("$20.00 – $40.00");
    expect(priceOf({})?.at(-1)).toBe("");
  });
});

test("L19: the picker shows the headline price of a provider, or else its cheapest internet", () => {
  const pricesOf = (pricing: unknown) => {
    const search = searchOf([
      { mrc: 70, terms: ["36"] },
      { mrc: 10, download_speed: 1000, provider: "slow" },
    ]);
    const { catalogue } = createCart(deepFreeze({ ...search, pricing }));
    return [...providerPricesOf(catalogue)].map(([provider, { of, monthly }]) => [
      provider,
      of,
      monthly,
    ]);
  };
  const internet = ["cox", "internet", 7000];
  expect(pricesOf(undefined)).toEqual([internet]);
  expect(pricesOf([{ provider: "cox", value: { price: "$39.50" } }])).toEqual([
    ["cox", "headline", 3950],
  ]);
  // A provider that cannot be chosen at the address also shows its headline price.
  expect(pricesOf([{ provider: "slow", value: { price: 5 } }])).toEqual([
    ["slow", "headline", 500],
    internet,
  ]);
  for (const value of [undefined, null, {}, { price: null }, { price: "TBD" }, 5]) {
    expect(pricesOf([{ provider: "cox", value }])).toEqual([internet]);
  }
  const twice = [{ price: "TBD" }, { price: 1 }, { price: 2 }];
  expect(pricesOf(twice.map((value) => ({ provider: "cox", value })))).toEqual([
    ["cox", "headline", 100],
  ]);
});

test("L19: the answer may name a provider by value or key in any letter case; the value takes precedence", () => {
  const named = (...pricing: readonly [string, number][]) => {
    const search = searchOf([]);
    const provider = [
      { value: "5", key: "Five-Key", label: "Five" },
      { value: "five-key", label: "Another" },
    ];
    const { catalogue } = createCart(
      deepFreeze({
        ...search,
        filter_options: { ...search.filter_options, provider },
        pricing: pricing.map(([name, price]) => ({ provider: name, value: { price } })),
      }),
    );
    return [...providerPricesOf(catalogue)].map(([value, { monthly }]) => [value, monthly]);
  };
  expect(named(["Five-Key", 10])).toEqual([["5", 1000]]);
  expect(named(["five-key", 20], ["5", 30])).toEqual([
    ["five-key", 2000],
    ["5", 3000],
  ]);
  expect(named(["", 5], ["nobody", 6])).toEqual([
    ["", 500],
    ["nobody", 600],
  ]);
});

test("L19: the cheapest internet of each provider is the first on its board", () => {
  const { catalogue } = createCart(
    searchOf([
      { type: "phone", mrc: 5 },
      { type: "phone", mrc: 5, provider: "att" },
      { mrc: 70, terms: ["36"], linked_services: ["5"] },
      { type: "dedicated", mrc: 60, terms: ["36"], equipment_fee: 20 },
      { mrc: 10, download_speed: 1000, provider: "slow" },
      { type: "broadband_router", mrc: 7, dependencies: ["broadband"] },
    ]),
  );
  const cheapest = cheapestInternetOf(catalogue);
  expect([...cheapest.keys()]).toEqual(["cox", "slow"]);
  expect(cheapest.get("cox")).toMatchObject({ monthly: 7700, code: null });
  expect(cheapest.get("slow")?.code).toBe("speedExceeded");
});

test("the provider filter shows the offers of one provider", () => {
  const rows = [{ mrc: 10 }, { provider: "att", mrc: 20 }, { provider: "slow", mrc: 30 }];
  expect(boardOf(rows, { provider: "slow" }).providers.map(({ value }) => value)).toEqual(["slow"]);
  expect(boardOf(rows).providers.map(({ value }) => value)).toContain("cox");
});
