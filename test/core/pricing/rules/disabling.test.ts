import { describe, expect, test } from "vitest";
import { offerOf } from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { disabledReasonOf } from "../../../../src/core/pricing/cart/disabled-reason.ts";
import {
  disabledCodesOf,
  isPackageDisabled,
} from "../../../../src/core/pricing/cart/disabled-services.ts";
import { conditionWarningsOf } from "../../../../src/core/pricing/rules/condition-matched.ts";
import { disablingRules } from "../../../../src/core/pricing/rules/disabling-rules.ts";
import { ruleTexts } from "../../../../src/core/pricing/rules/rule-messages.ts";
import type { PricingSearch } from "../../../../src/core/pricing/wire/pricing-search.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { aPackage, aRow, aSearch, cartAfter, removalsOf, select } from "../rows.ts";

const parts = {
  version: 2,
  coax: { color: "green", metadata: [{ key: "speed", value: "500", suffix: "Mbps" }] },
  fiber: { color: "green", metadata: [{ key: "max_speed", value: "1 Gbps" }] },
};
const flat = [
  { label: "Status", value: "OK" },
  { metadata: [{ key: "download_speed", value: 300, color: "Green" }] },
];

function codeOf(row: Partial<ServiceRow>, serviceability: unknown) {
  const state = createCart(aSearch([aRow(row)], [], { serviceability }));
  return disabledCodesOf(state).get("A") ?? null;
}

test.each<[Partial<ServiceRow>, unknown, string | null]>([
  [{ download_speed: 500 }, parts, null],
  [{ download_speed: "501" }, parts, "speedExceeded"],
  [{ download_speed: 1000, fiber_serviceability_type: "ftth" }, parts, null],
  [{ download_speed: 1001, fiber_serviceability_type: "ftth" }, parts, "speedExceeded"],
  [{ download_speed: 1000, type: "dedicated" }, parts, null],
  [{ download_speed: 1001, type: "dedicated" }, parts, "speedExceeded"],
  [{ download_speed: 9000, type: "broadband_addon" }, parts, null],
  [{ download_speed: 301 }, flat, "speedExceeded"],
  [{ download_speed: 301, type: "dedicated" }, flat, "speedExceeded"],
  [{ download_speed: 300 }, flat, null],
  [{ download_speed: null }, flat, null],
  [{ download_speed: "fast" }, flat, null],
  [{ download_speed: 9000 }, null, null],
  [{ download_speed: 9000 }, { coax: { metadata: [] } }, null],
  [{ download_speed: 9000, type: "dedicated" }, { coax: parts.coax }, null],
  [{ download_speed: 9000 }, { coax: { metadata: [{ key: "upload", value: 5 }] } }, null],
  [{ download_speed: 1001 }, [{ key: "Speed", value: 1, suffix: " Gbps" }], "speedExceeded"],
  [{ download_speed: 1000 }, [{ key: "Speed", value: 1, suffix: " Gbps" }], null],
])("K3: %j under %j: %s", (row, serviceability, code) => {
  expect(codeOf(row, serviceability)).toBe(code);
});

test.each<[Partial<ServiceRow>, unknown, string | null]>([
  [{}, { coax: { color: "light green" } }, "speedUnverified"],
  [{}, { coax: { color: "Light-Green" } }, "speedUnverified"],
  [{}, { coax: { status: "LIGHT  GREEN" } }, "speedUnverified"],
  [{}, { coax: { metadata: [{ key: "speed", color: "light green" }] } }, "speedUnverified"],
  [{}, { coax: { metadata: [{ key: "speed", status: "light green" }] } }, "speedUnverified"],
  [{}, { coax: { metadata: [{ key: "other", color: "light green" }] } }, null],
  [{}, { coax: { color: "lightgreen" } }, null],
  [{}, { fiber: { color: "light green" } }, null],
  [{ type: "dedicated" }, { fiber: { color: "light green" } }, "speedUnverified"],
  [{ type: "tv" }, { coax: { color: "light green" } }, null],
  [{}, [{ color: "light green" }], "speedUnverified"],
])("K4: %j under %j: %s", (row, serviceability, code) => {
  expect(codeOf(row, serviceability)).toBe(code);
});

test.each<[unknown, boolean]>([
  [{ entity: "provider", key: "value", value: "cox" }, true],
  [{ entity: "provider", key: "value", value: ["att", "cox"] }, true],
  [{ entity: "provider", key: "value", value: "att" }, false],
  [{ entity: "provider", key: "gone", value: "" }, false],
  [{ entity: "term", key: "value", value: 36 }, true],
  [{ entity: "package", key: "value", value: "cox" }, false],
  [{ entity: "location", key: "address.state", value: "CA" }, true],
  [{ entity: "location", key: "rural", value: "true" }, true],
  [{ entity: "location", key: "rural", value: 1 }, true],
  [{ entity: "location", key: "rural", value: false }, false],
  [{ entity: "query", key: "flags", value: "b" }, true],
  [{ entity: "pricing", key: "value.price", value: 5 }, true],
  [{ entity: "pricing", key: "value.price", value: 6 }, false],
  [{ entity: "pricing", key: "value.price", value: 7 }, true],
  [{ entity: "serviceability", key: "coax.color", value: "red" }, true],
  [{ entity: "cart", key: "type", value: "tv" }, true],
  [{ entity: "cart", key: "type", value: "phone" }, false],
  [{ entity: "region", key: "value", value: "west" }, false],
  [{ entity: "term", key: "", value: "" }, false],
  [{ entity: "location", key: "", value: "unnamed" }, false],
  [{ entity: "constructor", key: "name", value: "Object" }, false],
  [{ entity: "location", key: "constructor.name", value: "Object" }, false],
  [[{ entity: "x" }, null, { entity: "term", key: "value", value: "36" }], true],
  [null, false],
])("K5: the condition %j disables: %s", (condition_disabled, isDisabled) => {
  const search = {
    ...aSearch([aRow({ condition_disabled }), aRow({ id: "T", type: "tv" })], [], {
      serviceability: { coax: { color: "red" } },
    }),
    location: { rural: true, address: { state: "CA" }, "": "unnamed" },
    query: { flags: ["a", "b"] },
    pricing: [
      { provider: "cox", value: { price: "5" } },
      { provider: "att", value: { price: 6 } },
      { value: { price: 7 } },
    ],
  };
  const state = cartAfter(createCart(search), select("T"));
  expect(disabledCodesOf(state).get("A")).toBe(isDisabled ? "conditionMatched" : undefined);
});

test("K3 to K5: a choice without options has no members and no speed, but a chosen region has its members", () => {
  const entities = ["provider", "term", "region", "serviceability", "pricing"];
  const row = aRow({
    download_speed: 9000,
    condition_disabled: entities.map((entity) => ({ entity, key: "value", value: "west" })),
  });
  const codesOf = (filter_options: NonNullable<PricingSearch["filter_options"]>) => {
    const state = cartAfter(
      createCart({ rows: [row], filter_options }),
      { kind: "chooseProvider", value: "cox" },
      { kind: "chooseTerm", value: "36" },
    );
    expect(offerOf(state).services.has("A")).toBe(true);
    return [...disabledCodesOf(state).values()];
  };
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ region: [{ value: "west" }] })).toEqual(["conditionMatched"]);
});

const flags = [true, "true", 1, "1"] as const;
const flagPairs = flags.flatMap((sent) => flags.map((asked) => [sent, asked] as const));

test.each([...flagPairs, ...flagPairs.map(([sent, asked]) => [[sent], ["no", asked]] as const)])(
  "K5: the flag %j equals the value %j of a condition",
  (sent, asked) => {
    const condition_disabled = { entity: "serviceability", key: "flag", value: asked };
    const isFlagged = (flag: unknown) => {
      const search = aSearch([aRow({ condition_disabled })], [], { serviceability: { flag } });
      return disabledCodesOf(createCart(search)).get("A") === "conditionMatched";
    };
    expect(isFlagged(sent)).toBe(true);
    for (const other of [false, "false", 0, "", null, 2, "yes"])
      expect(isFlagged(other)).toBe(false);
  },
);

test.each([
  [false, 0, false],
  [false, "0", false],
  ["false", 0, false],
  [false, null, false],
  [0, null, false],
  ["", null, false],
  [false, "false", true],
  [0, "0", true],
  ["TRUE", true, false],
])("K5: the values %j and %j are the same for a condition: %s", (sent, asked, isSame) => {
  const disables = (flag: unknown, value: unknown) => {
    const condition_disabled = { entity: "serviceability", key: "flag", value };
    const search = aSearch([aRow({ condition_disabled })], [], { serviceability: { flag } });
    return disabledCodesOf(createCart(search)).get("A") === "conditionMatched";
  };
  expect(disables(sent, asked)).toBe(isSame);
  expect(disables(asked, sent)).toBe(isSame);
});

test("K2: an empty list of dependencies disables nothing", () => {
  expect(codeOf({ dependencies: [] }, null)).toBeNull();
  expect(codeOf({ dependencies: "" }, null)).toBeNull();
  expect(codeOf({ dependencies: ["A"] }, null)).toBe("dependencyMissing");
});

test("K7: a chosen row that becomes disabled leaves the cart", () => {
  const condition_disabled = { entity: "cart", key: "type", value: "tv" };
  const start = createCart(
    aSearch([aRow({ id: "A", condition_disabled }), aRow({ id: "T", type: "tv" })]),
  );
  const state = cartAfter(start, select("A"), select("T"));
  expect(state.cart).toEqual(["T"]);
  expect(removalsOf(state)).toEqual([{ id: "A", reason: "conditionMatched" }]);
});

const removalReasons = [
  ["dependencyMissing", "it requires a service you removed", "they require a service you removed"],
  [
    "speedExceeded",
    "that speed isn't available at this address",
    "that speed isn't available at this address",
  ],
  [
    "speedUnverified",
    "the speed isn't confirmed at this address",
    "the speed isn't confirmed at this address",
  ],
  [
    "conditionMatched",
    "it can't be combined with your selection",
    "they can't be combined with your selection",
  ],
  [
    "linkedServiceDisabled",
    "a required service isn't available",
    "a required service isn't available",
  ],
] as const;

test.each(removalReasons)("J13: a service is removed by %s because %s", (code, one, several) => {
  const { removal } = ruleTexts.english[code];
  expect([removal("it"), removal("them")]).toEqual([one, several]);
});

test("J13: every rule has a row in this table", () => {
  expect(removalReasons.map(([code]) => code).sort()).toEqual(Object.keys(disablingRules).sort());
});

const reasonOf = (rows: readonly ServiceRow[], serviceability: unknown = null) => {
  const state = createCart(aSearch(rows, [], { serviceability }));
  const code = disabledCodesOf(state).get("A");
  const service = state.catalogue.services.find(({ id }) => id === "A");
  return code && service ? disabledReasonOf(state, service, code) : null;
};

describe("K6: the text about what to choose first", () => {
  const box = { widget: "checkbox" };
  const first = (dependencies: readonly string[], others: readonly ServiceRow[] = []) =>
    reasonOf([aRow({ ...box, type: "broadband_addon", dependencies }), ...others]);
  const phones = (...ids: readonly string[]) =>
    ids.map((id) => aRow({ id, title: `Phone ${id}`, type: "phone", ...box }));

  test("the text names titles and types without repetition; of more than four, it names three", () => {
    const rows = [
      aRow({ id: "B", title: "Fast" }),
      aRow({ id: "C", title: "Fast", type: "dedicated" }),
      aRow({ id: "tv", title: "TV" }),
    ];
    expect(first(["B", "C", "phone"], rows)).toBe("Requires Fast or a phone service.");
    expect(first(["B", "phone", "tv"], rows)).toBe(
      "Requires an internet service or a phone service.",
    );
    expect(first(["phone", "tv_addon", "B", "C", "dedicated_addon", "static_ip"], rows)).toBe(
      "Requires a phone service, a television add-on, Fast or one of 2 more.",
    );
  });

  test("the text leaves out services that the answer lacks, if it has another; else it names their ids", () => {
    expect(first(["B", "gone"], phones("B"))).toBe("Requires Phone B.");
    expect(first(["gone", "phone"])).toBe("Requires a phone service.");
    expect(first(["gone", "lost"])).toBe("Requires gone or lost.");
  });

  test("the text names the type if every service of it satisfies the dependency, and counts several services of a type", () => {
    expect(first(["B", "C"], phones("B", "C"))).toBe("Requires a phone service.");
    expect(first(["B", "C"], phones("B", "C", "D"))).toBe("Requires Phone B or Phone C.");
    expect(first(["B", "C", "D"], phones("B", "C", "D", "E"))).toBe(
      "Requires one of 3 phone services.",
    );
    expect(first(["B"], phones("B"))).toBe("Requires Phone B.");
  });

  test("the text names the kind that the required services have in common: a minimum speed, or a seat", () => {
    const lines = [100, 300, 500].map((mbps) =>
      aRow({ id: `L${mbps}`, title: `Line ${mbps}`, type: "broadband", download_speed: mbps }),
    );
    expect(first(["L300", "L500"], lines)).toBe(
      "Requires an internet service of 300 Mbps or more.",
    );
    expect(first(["L100", "L500"], lines)).toBe("Requires Line 100 or Line 500.");
    const seats = ["Standard Seat", "Unified Seat", "Line"].map((title, at) =>
      aRow({ id: `S${at}`, title, type: "phone", ...box }),
    );
    expect(first(["S0", "S1"], seats)).toBe("Requires a seat.");
    expect(first(["S0", "S2"], seats)).toBe("Requires Standard Seat or Line.");
    const ports = ["Port 1 Gbps", "Port 2 Gbps", "Line"].map((title, at) =>
      aRow({ id: `G${at}`, title, type: "phone", ...box }),
    );
    expect(first(["G0", "G1"], ports)).toBe("Requires Port 1 Gbps or Port 2 Gbps.");
  });

  test("the text counts only services of the chosen provider and term", () => {
    const others = ["X", "Y", "Z"].map((id) =>
      aRow({ id, title: `Phone ${id}`, type: "phone", provider: "elsewhere", ...box }),
    );
    expect(first(["B", "C", "X", "Y", "Z"], [...phones("B", "C", "D"), ...others])).toBe(
      "Requires Phone B or Phone C.",
    );
  });
});

test("J3: a type counts as a dependency, unless its name is the id of a service", () => {
  const codesOf = (...rows: readonly ServiceRow[]) => {
    const phone = aRow({ id: "P", type: "phone", widget: "checkbox" });
    const start = createCart(aSearch([aRow({ dependencies: ["phone"] }), phone, ...rows]));
    return disabledCodesOf(cartAfter(start, select("P"))).get("A") ?? null;
  };
  expect(codesOf()).toBeNull();
  expect(codesOf(aRow({ id: "phone", type: "tv" }))).toBe("dependencyMissing");
});

test("J8: a package is judged with all its services in the cart", () => {
  const condition = (key: string, value: string) => ({
    condition_disabled: { entity: "cart", key, value },
    widget: "checkbox",
  });
  const isDisabled = (...rows: readonly ServiceRow[]) => {
    const dependencies = ["A", "B"];
    const state = createCart(aSearch(rows, [aPackage({ dependencies })]));
    const [chosen] = state.catalogue.options.package;
    return chosen ? isPackageDisabled(state, chosen) : null;
  };
  const tv = aRow({ id: "B", type: "tv", product_type: "x", widget: "checkbox" });
  expect(isDisabled(aRow(), tv)).toBe(false);
  expect(isDisabled(aRow())).toBe(true);
  expect(isDisabled(aRow({ dependencies: ["tv"] }), tv)).toBe(false);
  expect(isDisabled(aRow({ dependencies: ["phone"] }), tv)).toBe(true);
  expect(isDisabled(aRow(condition("type", "tv")), tv)).toBe(true);
  expect(isDisabled(aRow(condition("product_type", "x")), tv)).toBe(true);
  expect(isDisabled(aRow(condition("product_type", "y")), tv)).toBe(false);
});

test("K5: conditions that can never match are named once each", () => {
  const conditions = [
    { entity: "zip", key: "a", value: 1 },
    { entity: "zip", key: "a", value: 2 },
    { entity: "zi", key: "pa", value: 2 },
    { entity: "location", key: "gone", value: 1 },
    { entity: "query", key: "gone", value: 1 },
    { entity: "query", key: "flag", value: 1 },
    { entity: "term", value: 1 },
    { entity: "term", key: "anything", value: 1 },
  ];
  const search = aSearch([aRow({ condition_disabled: conditions })]);
  const state = createCart({ ...search, location: { rural: 1 }, query: { flag: 1 } });
  expect(conditionWarningsOf(state.catalogue)).toEqual([
    { code: "unknownEntity", entity: "zip", key: "a" },
    { code: "unknownEntity", entity: "zi", key: "pa" },
    { code: "missingKey", entity: "location", key: "gone" },
    { code: "missingKey", entity: "query", key: "gone" },
    { code: "missingKey", entity: "term", key: "" },
  ]);
});
