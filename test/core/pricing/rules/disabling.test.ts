import { expect, test } from "vitest";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { disabledCodesOf } from "../../../../src/core/pricing/rules/disabling-rules.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/pricing-search.ts";
import { aRow, aSearch, cartAfter, select } from "../rows.ts";

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
])("K3: %j under %j: %s", (row, serviceability, code) => {
  expect(codeOf(row, serviceability)).toBe(code);
});

test.each<[Partial<ServiceRow>, unknown, string | null]>([
  [{}, { coax: { color: "light green" } }, "speedUnverified"],
  [{}, { coax: { color: "Light-Green" } }, "speedUnverified"],
  [{}, { coax: { status: "LIGHT  GREEN" } }, "speedUnverified"],
  [{}, { coax: { metadata: [{ key: "speed", color: "light green" }] } }, "speedUnverified"],
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
  [{ entity: "serviceability", key: "coax.color", value: "red" }, true],
  [{ entity: "cart", key: "type", value: "tv" }, true],
  [{ entity: "cart", key: "type", value: "phone" }, false],
  [{ entity: "constructor", key: "name", value: "Object" }, false],
  [{ entity: "location", key: "constructor.name", value: "Object" }, false],
  [[{ entity: "x" }, null, { entity: "term", key: "value", value: "36" }], true],
  [null, false],
])("K5: the condition %j disables: %s", (condition_disabled, isDisabled) => {
  const search = {
    ...aSearch([aRow({ condition_disabled }), aRow({ id: "T", type: "tv" })], [], {
      serviceability: { coax: { color: "red" } },
    }),
    location: { rural: true, address: { state: "CA" } },
    query: { flags: ["a", "b"] },
    pricing: [
      { provider: "cox", value: { price: "5" } },
      { provider: "att", value: { price: 6 } },
    ],
  };
  const state = cartAfter(createCart(search), select("T"));
  expect(disabledCodesOf(state).get("A")).toBe(isDisabled ? "conditionMatched" : undefined);
});

const flags = [true, "true", 1, "1"] as const;
const flagPairs = flags.flatMap((sent) => flags.map((asked) => [sent, asked] as const));

test.each([...flagPairs, ...flagPairs.map(([sent, asked]) => [[sent], ["no", asked]] as const)])(
  "K5: the flag %j equals the %j of a condition",
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
  expect(state.removed).toEqual([{ id: "A", reason: "conditionMatched" }]);
});
