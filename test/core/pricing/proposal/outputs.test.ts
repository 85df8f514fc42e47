import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import {
  type Formatting,
  formattingOf,
  plainFormatting,
} from "../../../../src/core/formatting/formatting.ts";
import { cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import {
  contractDataOf,
  sentContractData,
} from "../../../../src/core/pricing/proposal/contract-data.ts";
import {
  contractStateOf,
  pdfBlockOf,
  printBlockOf,
} from "../../../../src/core/pricing/proposal/output-rules.ts";
import { proposalFileName } from "../../../../src/core/pricing/proposal/proposal-file-name.ts";
import {
  type ProposalInput,
  proposalPayload,
  sentProposal,
} from "../../../../src/core/pricing/proposal/proposal-payload.ts";
import { boxTitleOf } from "../../../../src/core/pricing/service.ts";
import { readService } from "../../../../src/core/pricing/wire/read-service.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, select } from "../rows.ts";

/** The parts of a proposal besides its cart. */
const bareInput = {
  date: "01/02/2026",
  preparedFor: "",
  address: "1 Main St",
  agent: { firstName: "", lastName: "", email: "" },
  agency: { logoUrl: null, borderTop: "", borderBottom: "" },
} as const;

const check = { widget: "checkbox" };

describe("N1 to N5: contract", () => {
  const rows = [
    aRow({ id: "b", ...check }),
    aRow({ id: "d", type: "dedicated", ...check }),
    aRow({ id: "r", type: "dedicated_router", ...check }),
    aRow({ id: "p", type: "phone", ...check }),
    aRow({ id: "x", type: "phone_addon", ...check }),
    aRow({ id: "bad", type: "tv", ...check, mrc: "TBD" }),
    aRow({ id: "installed", type: "tv", ...check, mrc: 20, nrc: "TBD" }),
  ];
  const all = ["contracts:generate:all"];

  function contractOf(
    key: string,
    ids: readonly string[],
    acl: unknown = all,
    available: unknown = [key],
  ) {
    const search = { ...aSearch(rows, [], { key }), acl, contracts_available: available };
    const state = cartAfter(createCart(search), ...ids.map(select));
    const outcome = contractStateOf(state, cartPriceOf(state));
    return outcome.kind === "blocked" ? outcome.code : outcome.kind;
  }

  test.each<[string, readonly string[], string]>([
    ["cox", [], "noService"],
    ["cox", ["x"], "noService"],
    ["cox", ["b"], "providerRule"],
    ["cox", ["d"], "providerRule"],
    ["cox", ["b", "r"], "providerRule"],
    ["cox", ["b", "d"], "ready"],
    ["cox", ["b", "d", "bad"], "invalidTotal"],
    ["cox", ["b", "bad"], "providerRule"],
    ["comcast", ["b"], "ready"],
    ["Comcast", ["p"], "ready"],
    ["comcast", ["b", "d"], "providerRule"],
    ["comcast", ["b", "r"], "providerRule"],
    ["comcast", ["r"], "noService"],
    ["spectrum", ["b"], "providerRule"],
    ["spectrum", ["b", "r"], "ready"],
    ["spectrum", ["d"], "ready"],
  ])("%s with %j: %s", (key, ids, outcome) => {
    expect(contractOf(key, ids)).toBe(outcome);
  });

  test.each<[unknown, unknown, string]>([
    [["contracts:generate:comcast"], ["COMCAST"], "ready"],
    [["contracts:generate:comcast"], { comcast: {} }, "ready"],
    [["Contracts:Generate:Comcast"], { Comcast: 1 }, "ready"],
    [["contracts:generate:cox"], ["comcast"], "absent"],
    [[], ["comcast"], "absent"],
    [null, ["comcast"], "absent"],
    [all, ["cox"], "absent"],
    [all, null, "absent"],
    [all, {}, "absent"],
    [["contracts:generate:cox", "contracts:generate:comcast"], ["cox", "comcast"], "ready"],
  ])("1 §6: acl %j, available %j: %s", (acl, available, outcome) => {
    expect(contractOf("comcast", ["b"], acl, available)).toBe(outcome);
  });

  test("N4: a provider that the search does not offer has no contract", () => {
    const open = { rows, acl: all, contracts_available: { "": 1, cox: 1 } };
    const state = cartAfter(
      createCart(open),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
      select("b"),
      select("d"),
    );
    expect(state.cart).toEqual(["b", "d"]);
    expect(contractStateOf(state, cartPriceOf(state)).kind).toBe("absent");
  });

  test("N1, L15: a PDF needs a service and print does not, but ERR blocks both", () => {
    const blocks = (...ids: readonly string[]) => {
      const state = cartAfter(createCart(aSearch(rows)), ...ids.map(select));
      const price = cartPriceOf(state);
      return [pdfBlockOf(state, price), printBlockOf(price)];
    };
    expect(blocks()).toEqual(["noService", null]);
    expect(blocks("x")).toEqual(["noService", null]);
    expect(blocks("p")).toEqual([null, null]);
    expect(blocks("bad")).toEqual(["invalidTotal", "invalidTotal"]);
    expect(blocks("installed")).toEqual(["invalidTotal", "invalidTotal"]);
  });
});

describe("proposal", () => {
  const search = {
    ...aSearch(
      [
        aRow({
          id: 7,
          title: null,
          label: "Fast",
          mrc: "49.995",
          nrc: 10,
          equipment_fee: 5,
          equipment_fee_label: "Modem",
        }),
        aRow({
          id: "P",
          type: "phone",
          ...check,
          mrc: 20.1,
          phone_max: 5,
          addon_item_cost_per_unit: 2.5,
          addon_item_max: 4,
          nrc_stacking: 3,
        }),
        aRow({ id: "T", type: "tv", ...check, mrc_low: 10, mrc_high: 20 }),
        aRow({ id: "bad", type: "tv", mrc: "?" }),
      ],
      [aPackage({ dependencies: ["7"], price: 40 })],
      { logoUri: "/cox.svg" },
    ),
    address_display: "1 Main St, Reno, NV",
    postal_code: "89501",
    lec: "AT&T",
    location: { lec: "Frontier", latitude: 39.5 },
  };
  const state = cartAfter(
    createCart(search),
    choose("pk"),
    select("P"),
    { kind: "setLines", id: "P", lines: 3 },
    { kind: "setBoxes", id: "P", boxes: 2 },
  );
  const input: ProposalInput = {
    state,
    date: "07/04/2026",
    preparedFor: " Acme ",
    address: "1 main",
    agent: { firstName: "Ann", lastName: "Lee", email: "ann@example.com" },
    agency: { logoUrl: null, borderTop: "#0c304c", borderBottom: "#0c304c" },
    apiRoot: "https://api.example.com/v1/",
  };

  test("N12, I20, I22: the wire form", () => {
    expect(proposalPayload(input)).toEqual({
      date: "07/04/2026",
      package: "Package",
      pricing: {
        before_discount: 120.3,
        discount: 10,
        monthly: 110.3,
        install: 19,
        install_without_stacking: 10,
        stacking: 9,
        services_subtotal: 110.3,
        equipment_subtotal: 10,
        services: [
          {
            id: "7",
            title: "Fast",
            label: "Fast",
            type: "broadband",
            quantity: 1,
            rate: 50,
            price: 50,
            nrc: 10,
            install: 10,
            data: { phone_lines: 1, addon_items: 0, mrc: 50, price: 50 },
          },
          {
            id: "P",
            title: "Row",
            label: "",
            type: "phone",
            quantity: 3,
            rate: 20.1,
            price: 60.3,
            nrc: 0,
            install: 9,
            data: { phone_lines: 3, addon_items: 2, mrc: 20.1, price: 60.3 },
          },
        ],
        equipment: [
          {
            id: "7",
            title: "Modem",
            label: "Fast",
            type: "broadband",
            quantity: 1,
            rate: 5,
            price: 5,
            nrc: 0,
          },
          {
            id: "P",
            title: "boxes",
            label: "",
            type: "phone",
            quantity: 2,
            rate: 2.5,
            price: 5,
            nrc: 0,
          },
        ],
      },
      provider: {
        name: "Cox",
        region: null,
        term: "36 Months",
        logoUrl: "https://api.example.com/cox.svg",
      },
      agent: input.agent,
      agency: input.agency,
      customer: { name: "Acme", address: "1 Main St, Reno, NV" },
      details: {
        notes: ["Prices as of 07/04/2026."],
        install_lines: [
          { label: "Installation (highest charge applies)", amount: 10 },
          { label: "Per-line and per-device install", amount: 9 },
        ],
        term: { months: 36, total: 3989.8 },
      },
      disclaimer:
        "Prices exclude surcharges, fees and taxes, are budgetary only and must be confirmed with the provider.",
      location: {
        address_display: "1 Main St, Reno, NV",
        postal_code: "89501",
        lec: "Frontier",
        latitude: 39.5,
      },
    });
  });

  test("N16: the lines have the install that they add to the total, which only the highest charge and stacked ones do", () => {
    const cart = cartAfter(
      createCart(
        aSearch([
          aRow({ id: "A", nrc: 99.95 }),
          aRow({ id: "B", type: "tv", ...check, nrc: 29.95 }),
          aRow({ id: "P", type: "phone", ...check, phone_max: 5, nrc_stacking: 19.95, nrc: 5 }),
        ]),
      ),
      ...["A", "B", "P"].map(select),
      { kind: "setLines", id: "P", lines: 2 },
    );
    const pricing = proposalPayload({ ...input, state: cart })?.pricing;
    const byId = Object.fromEntries(
      (pricing?.services ?? []).map(({ id, install }) => [id, install]),
    );
    expect(byId).toEqual({ A: 99.95, B: undefined, P: 39.9 });
    expect(pricing?.install).toBe(139.85);
  });

  test("N16: a line has its notes, if amounts can be written", () => {
    const rows = [
      aRow({ id: "A", pricing_details: "Promo" }),
      aRow({ id: "R", type: "tv", ...check, mrc_low: 10, mrc_high: 20 }),
    ];
    const cart = cartAfter(createCart(aSearch(rows)), select("A"), select("R"));
    const notesOf = (given: Partial<ProposalInput>) =>
      proposalPayload({ ...input, state: cart, ...given })?.pricing.services.map(
        ({ notes }) => notes,
      );
    expect(notesOf({ format: plainFormatting })).toEqual([
      ["Promo"],
      ["Price range, not included in totals"],
    ]);
    expect(notesOf({})).toEqual([undefined, undefined]);
  });

  test("N16: a line says which part of its install is the charge of a service that comes with it", () => {
    const wiring = { stacking_nrc: 75, label: "Inside wiring, per visit" };
    const rows = [
      aRow({ id: "P", type: "phone", nrc_stacking: 19.95, secondary_services: [wiring] }),
      aRow({ id: "T", type: "tv", ...check }),
    ];
    const cart = cartAfter(createCart(aSearch(rows)), select("P"), select("T"));
    const [phone, tv] =
      proposalPayload({ ...input, state: cart, format: plainFormatting })?.pricing.services ?? [];
    expect(phone).toMatchObject({
      install: 94.95,
      notes: ["Inside wiring, per visit: $75.00 of the install"],
    });
    expect(tv).not.toHaveProperty("notes");
  });

  test("W30: the document of the server is English in every language", () => {
    const rows = [aRow({ id: "A", mrc: 40, promo_months: 12, after_mrc: 1250 })];
    const cart = cartAfter(createCart(aSearch(rows)), select("A"));
    const french = formattingOf({ locale: "fr-CA", currencyDisplay: "symbol", now: null });
    const payloadIn = (format: Formatting) => proposalPayload({ ...input, state: cart, format });
    expect(payloadIn(french)?.details.notes).toContain("Monthly in months 13 to 36: $1,250.00");
    expect(payloadIn(french)).toEqual(payloadIn(plainFormatting));
  });

  test("N7, N12: the API document describes all members that are sent", () => {
    const kept = [{ name: "One", state: cartAfter(state, select("T")) }];
    const whole = {
      ...{ ...input, kept, number: "1A2B3C4D", validDays: 30 },
      format: plainFormatting,
    };
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.validate(sentProposal, proposalPayload(whole));
    expect(ajv.errors).toBeNull();
    ajv.validate(sentContractData, contractDataOf(whole, { address: "1 main" }));
    expect(ajv.errors).toBeNull();
  });

  test("N12, I20: choices without options are named by their values; a missing address defaults to the typed one", () => {
    const bare = cartAfter(
      createCart({ rows: [aRow({ equipment_fee: 5 })] }),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
      { kind: "chooseRegion", value: "west" },
      select("A"),
    );
    const payload = proposalPayload({ ...input, state: bare });
    expect(payload?.provider).toEqual({ name: "cox", region: "west", term: "36", logoUrl: null });
    expect(payload?.customer.address).toBe("1 main");
    expect(payload?.pricing.equipment.map(({ title }) => title)).toEqual(["Row"]);
    expect(payload).toMatchObject({ package: null, location: null });
    const none = proposalPayload({ ...input, state: createCart({}) });
    expect(none?.provider).toEqual({ name: "", region: null, term: null, logoUrl: null });
    const region = [{ value: "west", label: "West" }];
    const named = createCart({ ...search, filter_options: { ...search.filter_options, region } });
    expect(proposalPayload({ ...input, state: named })?.provider.region).toBe("West");
  });

  test("I14: a note says that items priced as a range are excluded", () => {
    const ranged = cartAfter(state, select("T"));
    expect(proposalPayload({ ...input, state: ranged })?.details.notes.slice(1)).toEqual([
      "Excludes items priced as a range",
    ]);
  });

  test("N16: the printed proposal contains its number, the validity of its prices, and the total over the term", () => {
    const details = (more: object) => proposalPayload({ ...input, ...more })?.details;
    expect(details({ number: "1A2B3C4D", validThrough: "08/03/2026" })).toMatchObject({
      number: "1A2B3C4D",
      valid_through: "08/03/2026",
      notes: ["Prices as of 07/04/2026. Valid through 08/03/2026."],
    });
    expect(details({})?.notes).toEqual(["Prices as of 07/04/2026."]);
    expect(details({})).not.toHaveProperty("valid_through");
    expect(details({ number: "" })).not.toHaveProperty("number");
    expect(details({ state: createCart({}) })).not.toHaveProperty("term");
  });

  test("N16: the agent has a telephone number only if there is one", () => {
    const agentWith = (phone: string) =>
      proposalPayload({ ...input, agent: { ...input.agent, phone } })?.agent;
    expect(agentWith("(512) 555-0143")).toEqual({ ...input.agent, phone: "(512) 555-0143" });
    expect(agentWith("")).toEqual(input.agent);
  });

  test("L15: a total of ERR results in no payload", () => {
    const wrong = { ...input, state: cartAfter(state, select("bad")) };
    expect(proposalPayload(wrong)).toBeNull();
    expect(contractDataOf(wrong, {})).toBeNull();
  });

  test("N15: without a customer, the name is ''", () => {
    expect(proposalPayload({ ...input, preparedFor: "" })?.customer.name).toBe("");
  });

  test("N7: contract data has the query, the cart and the package's value", () => {
    const query = { address: "1 main" };
    expect(contractDataOf(input, query)).toMatchObject({
      query,
      package: "pk",
      cart: [
        { id: "7", type: "broadband", quantity: 1, boxes: 0 },
        { id: "P", type: "phone", quantity: 3, boxes: 2 },
      ],
      customer: { name: "Acme" },
    });
  });
});

test.each([
  ["Cox", "Acme", "Cox Proposal for Acme 07-04-2026.pdf"],
  ["Cox", " ", "Cox Proposal 07-04-2026.pdf"],
  ["AT&T", 'A/B\\C: "D" <e>|?*', "AT&T Proposal for A B C D e 07-04-2026.pdf"],
  ["Cox", "a\u0000b\n  c", "Cox Proposal for a b c 07-04-2026.pdf"],
])("N9: the file of the customer %j for %j is named %j", (provider, customer, name) => {
  expect(proposalFileName({ provider, customer, date: "07/04/2026" })).toBe(name);
});

test("N9: a long name is cut between characters, without a space at its end", () => {
  const stem = "Cox Proposal for ";
  const room = 180 - " 07-04-2026.pdf".length - stem.length;
  const named = (customer: string) =>
    proposalFileName({ provider: "Cox", customer, date: " 07/04/2026 " });
  expect(named(`${"x".repeat(room - 1)} y`)).toBe(`${stem}${"x".repeat(room - 1)} 07-04-2026.pdf`);
  expect(named("😀".repeat(room + 1))).toBe(`${stem}${"😀".repeat(room)} 07-04-2026.pdf`);
});

test("N9: a file name has at most 180 characters, including its date and ending", () => {
  const name = proposalFileName({ provider: "Cox", customer: "x".repeat(400), date: "07/04/2026" });
  expect(name).toHaveLength(180);
  expect(name).toMatch(/^Cox Proposal for x+ 07-04-2026\.pdf$/);
});

test.each([
  [{}, 1, "box"],
  [{}, 0, "boxes"],
  [{}, 2, "boxes"],
  [{ addon_item_label: "phone", addon_item_label_plural: "phones" }, 1, "phone"],
  [{ addon_item_label: "phone", addon_item_label_plural: "phones" }, 2, "phones"],
])("L12: %j, %i: %s", (row, count, title) => {
  expect(boxTitleOf(readService(aRow(row)), count)).toBe(title);
});

test.each([
  ["logos/cox.svg", "https://api.example.com/v1/logos/cox.svg"],
  ["https://cdn.example.com/cox.svg", "https://cdn.example.com/cox.svg"],
  ["javascript:alert(1)", null],
  ["", null],
])(
  "N13, B18: the provider's logo %j is %j for a print service on another host",
  (logoUri, logoUrl) => {
    const input: ProposalInput = {
      state: createCart(aSearch([aRow()], [], { logoUri })),
      ...bareInput,
      apiRoot: "https://api.example.com/v1/",
    };
    expect(proposalPayload(input)?.provider.logoUrl).toBe(logoUrl);
    expect(contractDataOf(input, {})?.provider.logoUrl).toBe(logoUrl);
  },
);

test("details contain the comparison if carts are saved for comparison", () => {
  const start = createCart(
    aSearch([aRow({ id: "A", mrc: 50, nrc: 10 }), aRow({ id: "B", mrc: 40 })]),
  );
  const [kept, state] = [cartAfter(start, select("A")), cartAfter(start, select("B"))];
  const input: ProposalInput = {
    state,
    ...bareInput,
  };
  expect(proposalPayload(input)?.details).not.toHaveProperty("comparison");
  expect(
    proposalPayload({ ...input, kept: [{ name: "One", state: kept }] })?.details.comparison,
  ).toMatchObject([
    { name: "One", monthly: 50, install: 10, months: 36, total: 1810, best_value: false },
    { name: "Cox, 36 months, Row", total: 1440, total_difference: -370, best_value: true },
  ]);
});

test("N12: a printed comparison has dollars, percentages with one decimal, and null for unknown values", () => {
  const start = createCart(
    aSearch([
      aRow({ id: "A", mrc: 30, nrc: 0.5, download_speed: 100 }),
      aRow({ id: "B", mrc: 45.25, download_speed: 100 }),
      aRow({ id: "C", type: "tv", mrc: "?", nrc: "?" }),
    ]),
  );
  const at = (id: string) => cartAfter(start, select(id));
  const input: ProposalInput = {
    state: at("B"),
    ...bareInput,
    kept: [
      { name: "A", state: at("A") },
      { name: "C", state: at("C") },
    ],
  };
  expect(proposalPayload(input)?.details.comparison).toEqual([
    {
      name: "A",
      monthly: 30,
      install: 0.5,
      months: 36,
      total: 1080.5,
      total_difference: null,
      total_difference_percent: null,
      per_month: 30.01,
      per_month_difference: null,
      services: ["Row (100 Mbps)"],
      prices: [30],
      best_value: true,
    },
    {
      name: "C",
      monthly: null,
      install: null,
      months: 36,
      total: null,
      total_difference: null,
      total_difference_percent: null,
      per_month: null,
      per_month_difference: null,
      services: ["Row"],
      prices: [null],
      discount: null,
      best_value: false,
    },
    {
      name: "Cox, 36 months, 100 Mbps",
      monthly: 45.25,
      install: 0,
      months: 36,
      total: 1629,
      total_difference: 548.5,
      total_difference_percent: 50.8,
      per_month: 45.25,
      per_month_difference: null,
      services: ["Row (100 Mbps)"],
      prices: [45.25],
      best_value: false,
      current: true,
    },
  ]);
});

test("N17: the sent prices of an option, its equipment and its discount add up to its monthly total", () => {
  const rows = [
    aRow({ id: "A", mrc: 30, equipment_fee: 7.5 }),
    aRow({ id: "P", type: "phone", ...check, mrc: 12.25, phone_min: 3, phone_max: 5 }),
  ];
  const search = aSearch(rows, [aPackage({ dependencies: ["A", "P"], price: 10 })]);
  const state = cartAfter(createCart(search), choose("pk"));
  const [option] =
    proposalPayload({
      state,
      ...bareInput,
      kept: [
        { name: "Bundle", state },
        { name: "Alone", state: cartAfter(createCart(aSearch(rows)), select("A")) },
      ],
    })?.details.comparison ?? [];
  expect(option).toMatchObject({ services: ["Row", "3 × Row"], prices: [30, 36.75] });
  expect(option).toMatchObject({ equipment: 7.5, discount: -32.25, monthly: 42 });
});

test("L25: a printed comparison of different terms has the difference of a month with install, not of the totals", () => {
  const start = createCart({
    rows: [aRow({ id: "A", mrc: 30, nrc: 60 })],
    filter_options: {
      provider: [{ value: "cox", label: "Cox" }],
      term: [{ value: "12" }, { value: "24" }],
    },
  });
  const at = (value: string) => cartAfter(start, { kind: "chooseTerm", value }, select("A"));
  const input: ProposalInput = {
    state: at("24"),
    ...bareInput,
    kept: [{ name: "One year", state: at("12") }],
  };
  expect(proposalPayload(input)?.details.comparison).toMatchObject([
    { name: "One year", total: 420, per_month: 35, total_difference: null },
    {
      name: "Cox, 24 months, Row",
      total: 780,
      total_difference: null,
      total_difference_percent: null,
      per_month: 32.5,
      per_month_difference: -2.5,
    },
  ]);
  // A comparison of the proposal with itself says nothing.
  const alone = { ...input, kept: [{ name: "Same", state: at("24") }] };
  expect(proposalPayload(alone)?.details).not.toHaveProperty("comparison");
});

describe("L26: prices that change, on paper", () => {
  const paper = (rows: readonly Parameters<typeof aRow>[0][], kept: readonly string[] = []) => {
    const start = createCart(aSearch(rows.map(aRow)));
    const at = (id: string) => cartAfter(start, select(id));
    const [{ id = "A" } = {}] = rows;
    return proposalPayload({
      state: at(String(id)),
      ...bareInput,
      format: plainFormatting,
      kept: kept.map((one) => ({ name: `Option ${one}`, state: at(one) })),
    });
  };
  const told = "$49.99/mo for 12 months, then $79.99";
  const promo = { title: "Cable 300", mrc: 49.99, nrc: 99, pricing_details: `<b>${told}</b>` };

  test("the total counts the change, and the notes have the details and the price of each part of the term", () => {
    const payload = paper([{ ...promo, promo_months: 12, after_mrc: 79.99 }]);
    expect(payload?.details.term).toEqual({
      ...{ months: 36, total: 2618.64 },
      phases: [
        { months: 12, monthly: 49.99 },
        { months: 24, monthly: 79.99 },
      ],
    });
    expect(payload?.pricing.monthly).toBe(49.99);
    expect(payload?.details.notes).toEqual([
      "Prices as of 01/02/2026.",
      `Cable 300: ${told}`,
      "Monthly in months 1 to 12: $49.99",
      "Monthly in months 13 to 36: $79.99",
    ]);
  });

  test("where only the details mention the change, a note says that the total applies if the price stays", () => {
    expect(paper([promo])?.details).toMatchObject({
      term: { months: 36, total: 1898.64, assumes_same_price: true },
      notes: [
        "Prices as of 01/02/2026.",
        `Cable 300: ${told}`,
        "The total over the term applies if the price stays.",
      ],
    });
  });

  test("the payload of a price that stays the same has no other notes and no other members", () => {
    const { pricing_details: _, ...plain } = promo;
    const before = paper([plain]);
    expect(before?.details.notes).toEqual(["Prices as of 01/02/2026."]);
    expect(Object.keys(before?.details ?? {})).toEqual(Object.keys(paper([promo])?.details ?? {}));
    expect(Object.keys(before?.details.term ?? {})).toEqual(["months", "total"]);
  });

  test("the notes on compared carts begin with their names", () => {
    const rows = [
      { ...promo, id: "A" },
      { ...promo, id: "B", title: "Cable 500", pricing_details: "Promo" },
      { id: "C", mrc: 10 },
    ];
    expect(paper(rows, ["B", "C"])?.details.notes.slice(3)).toEqual([
      "Option B: Cable 500: Promo",
      "Option B: The total over the term applies if the price stays.",
    ]);
    expect(paper(rows, ["A"])?.details.notes).toHaveLength(3);
  });
});
