import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";
import {
  type BoardFilter,
  boardEvents,
  cartPriceOf,
  createCart,
  type PricingSearch,
  priceBoard,
  type ServiceRow,
  sortCells,
} from "../../../../src/core/index.ts";
import { speedTextOf } from "../../../../src/core/pricing/board/board-cell.ts";
import { boardProductOf } from "../../../../src/core/pricing/board/board-quote.ts";
import { boardTableOf } from "../../../../src/core/pricing/board/board-table.ts";
import { type RandomSearch, randomSearch } from "../random-search.ts";
import { aRow, cartAfter, deepFreeze } from "../rows.ts";
import { naiveCellOf, naiveCells } from "./naive-board.ts";

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

function boardOf(rows: readonly Partial<ServiceRow>[], filter: Partial<BoardFilter> = {}) {
  const search: PricingSearch = deepFreeze({
    rows: rows.map((row, index) => aRow({ id: String(index), provider: "cox", ...row })),
    filter_options: { provider: providers, term: terms, package: [], region: [] },
  });
  return priceBoard(createCart(search).catalogue, filter);
}

/** The products with what they cost where: `provider term id $monthly`. */
function shown({ rows }: ReturnType<typeof boardOf>) {
  return rows.map(({ product, cells }) => [
    product.label,
    ...[...cells.values()].map(
      ({ provider, term, service, monthly }) =>
        `${provider.value} ${term.value} ${service.id} ${monthly}`,
    ),
  ]);
}

describe("the best price of each product and provider", () => {
  const gigabits = [
    { download_speed: 1000, mrc: 120, terms: ["36"] },
    { download_speed: "1 Gbps", mrc: 100, terms: ["36"] },
    { download_speed: 940, mrc: 110, terms: ["12"] },
    { download_speed: 100, mrc: 40 },
    { download_speed: 1000, mrc: 90, terms: ["36"], provider: "" },
    { type: "dedicated", mrc: 500, download_speed: 100, provider: "att" },
    { type: "phone", mrc: 20 },
    { type: "tv", mrc: 30 },
    { type: "fee", mrc: 5 },
    { type: "broadband_router", mrc: 1 },
  ];

  test("at any term the lowest names its term; a tier has a row; parts have none", () => {
    expect(shown(boardOf(gigabits))).toEqual([
      ["Dedicated", "att 12 5 50000"],
      ["Broadband 100 to 299 Mbps", "cox 12 3 4000"],
      ["Broadband gigabit (900 to 1,999 Mbps)", "cox 36 4 9000", "att 36 4 9000", "slow 36 4 9000"],
      ["Phone", "cox 12 6 2000"],
      ["Television", "cox 12 7 3500"],
    ]);
  });

  test("ZB5: a range beside a price is in the table of the board, with what is counted", () => {
    const ranged = boardOf([{ type: "tv", mrc: 30, mrc_low: 20, mrc_high: 40 }]);
    const [line] = boardTableOf(ranged, "", plainFormatting).rows;
    expect(line).toContain("$20.00 – $40.00, counted as $30.00");
  });

  test("the table of a board has a line for each offer, as the board lists them", () => {
    const board = boardOf([
      { type: "dedicated", title: "Line", mrc: 500, nrc: 9, download_speed: 1500, provider: "att" },
      { title: "Fast", mrc: 50, download_speed: 100, terms: ["36"] },
      { title: "Fast", mrc: 60, download_speed: 100, provider: "slow" },
      { type: "tv", title: "TV", mrc_low: 20, mrc_high: 40, provider: "slow" },
    ]);
    expect(boardTableOf(board, "Prices", plainFormatting)).toEqual({
      caption: "Prices",
      columns: ["Product", "Provider", "Service", "Term", "Speed", "Monthly", "Install", "Note"],
      rows: [
        [
          "Dedicated",
          "AT&T",
          "Line",
          "12 Months",
          "1.5 Gbps",
          "$500.00",
          "$9.00",
          "Not available at this address.",
        ],
        [
          "Broadband 100 to 299 Mbps",
          "Cox",
          "Fast",
          "36 Months",
          "100 Mbps",
          "$50.00",
          "$0.00",
          "",
        ],
        [
          "Broadband 100 to 299 Mbps",
          "Slow",
          "Fast",
          "12 Months",
          "100 Mbps",
          "$60.00",
          "$0.00",
          "",
        ],
        ["Television", "Slow", "TV", "12 Months", "", "$20.00 – $40.00", "$0.00", ""],
      ],
    });
  });

  test("providers stand in the order of how often they are the best, else as in the answer", () => {
    const board = boardOf([
      { type: "phone", mrc: 30 },
      { type: "phone", mrc: 20, provider: "att" },
      { type: "phone", mrc: 25, provider: "slow" },
      { type: "tv", mrc: 10, provider: "slow" },
      { type: "dedicated", mrc: 10, provider: "slow" },
    ]);
    expect(board.providers.map(({ value }) => value)).toEqual(["slow", "att", "cox"]);
    const even = boardOf([
      { type: "phone", mrc: 30 },
      { type: "tv", mrc: 20, provider: "att" },
    ]);
    expect(even.providers.map(({ value }) => value)).toEqual(["cox", "att"]);
  });

  test("at one term the others do not count; a least speed leaves phone and television", () => {
    const board = boardOf(gigabits, { term: "12", leastMbps: 300 });
    expect(shown(board).slice(0, 2)).toEqual([
      ["Broadband gigabit (900 to 1,999 Mbps)", "cox 12 2 11000"],
      ["Phone", "cox 12 6 2000"],
    ]);
    expect(board.providers.map(({ value }) => value)).toEqual(["cox"]);
    const fast = boardOf(
      [
        { type: "dedicated", download_speed: 299, mrc: 5 },
        { type: "dedicated", download_speed: 300, mrc: 6 },
        { mrc: 5 },
      ],
      { leastMbps: 300 },
    );
    expect(shown(fast)).toEqual([["Dedicated", "cox 12 1 600"]]);
  });

  test("K3, K4: what cannot be chosen has its reason, or is left out", () => {
    const gigabit = ({ rows }: ReturnType<typeof boardOf>) =>
      rows.find(({ product }) => product.key === "broadband-900");
    const reasons = [...(gigabit(boardOf(gigabits))?.cells.values() ?? [])].map(
      ({ code, reason }) => [code, reason],
    );
    expect(reasons).toEqual([
      [null, ""],
      [null, ""],
      ["speedExceeded", ""],
    ]);
    const board = boardOf(gigabits, { isServiceableOnly: true });
    expect([...(gigabit(board)?.cells.keys() ?? [])]).toEqual(["cox", "att"]);
    expect(board.rows.map(({ product }) => product.key)).not.toContain("dedicated");
  });

  test("a cell is what the proposal costs: equipment, what comes along, lines, install", () => {
    const board = boardOf([
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
    ]);
    const [line, internet, phone, tv] = board.rows.map(({ best }) => best);
    expect(internet).toMatchObject({ monthly: 6700, install: 12300 });
    expect(phone).toMatchObject({ monthly: 6000, install: 0 });
    expect([line?.install, tv?.install]).toEqual([600, 500]);
  });

  test("no price and an unreadable price are never the best; a free service is", () => {
    expect(shown(boardOf([{ mrc: null }, { mrc: "TBD" }, { mrc: 80 }]))).toEqual([
      ["Broadband, speed not given", "cox 12 2 8000"],
    ]);
    expect(shown(boardOf([{ mrc: 80 }, { mrc: 0 }]))[0]).toContain("cox 12 1 0");
    expect(shown(boardOf([{ mrc: 10, equipment_fee: "?" }, { mrc: 80 }]))[0]).toContain(
      "cox 12 1 8000",
    );
  });

  test("ties: the lower install, the higher speed, the earlier row", () => {
    const tie = (rows: readonly Partial<ServiceRow>[]) => boardOf(rows).rows[0]?.best?.service.id;
    expect(
      tie([
        { mrc: 50, nrc: 10 },
        { mrc: 50, nrc: 5 },
      ]),
    ).toBe("1");
    expect(
      tie([
        { mrc: 50, download_speed: 100 },
        { mrc: 50, download_speed: 200 },
      ]),
    ).toBe("1");
    expect(
      tie([
        { mrc: 50, nrc: "?" },
        { mrc: 50, nrc: 999 },
      ]),
    ).toBe("1");
    expect(tie([{ mrc: 50 }, { mrc: 50 }])).toBe("0");
    const line = { type: "dedicated", mrc: 50 };
    expect(tie([line, { ...line, download_speed: 1 }])).toBe("1");
  });

  test("rows and cells are sorted by price, speed or install, what cannot be chosen last", () => {
    const keys = (order: BoardFilter["order"]) =>
      boardOf(gigabits, { order }).rows.map(({ product }) => product.key);
    expect(keys("price")).toEqual(["phone", "tv", "broadband-100", "broadband-900", "dedicated"]);
    expect(keys("speed")[0]).toBe("broadband-900");
    expect(keys("install")).toEqual(["broadband-100", "broadband-900", "phone", "tv", "dedicated"]);
    const cells = boardOf([
      { mrc: 20, download_speed: 1000, provider: "slow" },
      { mrc: 60, download_speed: 1000, provider: "att" },
      { mrc: 50, download_speed: 1000 },
    ]).rows.flatMap((row) => sortCells([...row.cells.values()], "price"));
    expect(cells.map(({ provider }) => provider.value)).toEqual(["cox", "att", "slow"]);
    const offers = boardOf([
      { type: "dedicated", mrc: null, download_speed: 100, nrc: 5 },
      { type: "dedicated", mrc: 70, nrc: "?", provider: "slow" },
      { type: "dedicated", mrc: 10, provider: "att" },
    ]).rows.flatMap((row) => [...row.cells.values()]);
    const sorted = (order: BoardFilter["order"]) =>
      sortCells(offers, order).map(({ provider }) => provider.value);
    expect(sorted("product")).toEqual(["slow", "cox", "att"]);
    expect(sorted("price")).toEqual(["slow", "cox", "att"]);
    expect(sorted("speed")).toEqual(["cox", "slow", "att"]);
    expect(sorted("install")).toEqual(["cox", "slow", "att"]);
  });
});

test.each([
  [999, "999 Mbps"],
  [1000, "1 Gbps"],
  [2500, "2.5 Gbps"],
])("%i Mbps are shown as %s", (mbps, text) => {
  expect(speedTextOf(mbps)).toBe(text);
});

test("choosing a cell makes the proposal that it promised; again, it changes nothing", () => {
  const rows = [
    aRow({ id: "A", mrc: 50, equipment_fee: 10 }),
    aRow({ id: "P", type: "phone", mrc: 5 }),
  ];
  const start = createCart(
    deepFreeze({ rows, filter_options: { provider: providers, term: terms } }),
  );
  const [internet] = priceBoard(start.catalogue).rows;
  const cell = internet?.cells.get("cox");
  if (!cell) throw new Error("It has a cell.");
  const after = cartAfter(start, ...boardEvents(cell, start));
  expect(after).toMatchObject({ provider: "cox", term: "12", cart: ["A"] });
  expect(after.toggles.broadband).toBe(true);
  expect(cartPriceOf(after).monthly).toBe(cell.monthly);
  expect(boardEvents(cell, after).at(-1)).toMatchObject({ kind: "toggleSection" });
  expect(cartAfter(after, ...boardEvents(cell, after)).cart).toEqual(["A"]);
  // Another term or region was chosen meanwhile: the cell is what counts.
  const elsewhere = cartAfter(
    after,
    { kind: "chooseTerm", value: "36" },
    { kind: "selectItem", id: "A" },
  );
  expect(elsewhere.cart).toEqual(["A"]);
  expect(cartAfter(elsewhere, ...boardEvents(cell, elsewhere))).toMatchObject({
    term: "12",
    cart: ["A"],
  });
  const gone = { provider: "att", term: "12", cart: ["A"] };
  expect(boardEvents(cell, gone).at(-1)).toEqual({ kind: "selectItem", id: "A" });
});

test("ZB1, I7: a cell has the region of its provider, and the proposal of it too", () => {
  const rows = [
    aRow({ id: "A", type: "phone", mrc: 50, region: ["west"] }),
    aRow({ id: "A", type: "phone", mrc: 40, region: ["east"] }),
  ];
  const region = [{ value: "east" }, { value: "west" }];
  const provider = [{ value: "cox", region_id: "west" }];
  const start = createCart({ rows, filter_options: { provider, term: terms, region } });
  const cell = priceBoard(start.catalogue).rows[0]?.cells.get("cox");
  if (!cell) throw new Error("It has a cell.");
  expect(cell).toMatchObject({ region: "west", monthly: 5000, code: null });
  const east = cartAfter(start, { kind: "chooseRegion", value: "east" });
  expect(cartAfter(east, ...boardEvents(cell, east))).toMatchObject({
    region: "west",
    cart: ["A"],
  });
});

test("like a plain loop over every act of an agent", () => {
  fc.assert(
    fc.property(randomSearch, fc.constantFrom(null, "24", "36"), (search, term) => {
      const start = createCart({ ...search, rows: lastingRows(search) });
      const options = start.catalogue.options;
      const narrowed = {
        ...start,
        catalogue: {
          ...start.catalogue,
          options: {
            ...options,
            term: options.term.filter(({ value }) => term === null || value === term),
          },
        },
      };
      const naive = naiveCells(narrowed, (service) => boardProductOf(service)?.key ?? null);
      const board = priceBoard(start.catalogue, { term, isServiceableOnly: true });
      const cells = board.rows.flatMap((row) =>
        [...row.cells].map(
          ([provider, cell]) => [`${row.product.key} of ${provider}`, naiveCellOf(cell)] as const,
        ),
      );
      expect(new Map(cells)).toEqual(naive);
    }),
    { numRuns: 300 },
  );
});

/**
 * The rows without what takes a chosen service, or what comes with it, out of the cart again at once: a
 * condition that excludes the service itself, and what comes along and requires or replaces another.
 */
function lastingRows({ rows }: RandomSearch) {
  const linked = new Set(rows.flatMap(({ linked_services: links }) => links));
  return rows.map((row) => ({
    ...row,
    condition_disabled: row.condition_disabled?.entity === "cart" ? null : row.condition_disabled,
    ...(linked.has(String(row.id)) && { dependencies: [], widget: "checkbox" }),
  }));
}
