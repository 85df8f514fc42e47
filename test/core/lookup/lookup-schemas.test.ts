import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { addressSuggestionsSchema } from "../../../src/core/api/address-suggestions.ts";
import { batchSchema, lookupStartSchema } from "../../../src/core/api/lookup.ts";
import { placeSchema } from "../../../src/core/api/place-schema.ts";
import { parseBatchProgress } from "../../../src/core/lookup/poll-batch.ts";
import { anEntry, aPlace, aProvider } from "./places.ts";

const schemas = {
  addressSuggestionsSchema,
  batchSchema,
  lookupStartSchema,
  placeSchema,
};

describe.each(Object.entries(schemas))("%s", (_name, schema: v.GenericSchema<unknown, unknown>) => {
  test.each([null, undefined, "", "<html>", 7, true, [], [{}]])(
    "M5: %j, which is not an object, fails",
    (json) => {
      expect(v.is(schema, json)).toBe(false);
    },
  );

  test("M5: every object is read", () => {
    const members = fc.constantFrom(
      ..."data rows place providers location address serviceability coax fiber metadata setting map".split(
        " ",
      ),
      "__proto__",
      "constructor",
      "batch_id",
      "access_type",
      "pricing_link",
      "0",
    );
    const { tree } = fc.letrec<{ tree: unknown; leaf: unknown; node: object }>((tie) => ({
      leaf: fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null)),
      node: fc.dictionary(members, tie("tree"), { maxKeys: 6 }),
      tree: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        tie("leaf"),
        tie("node"),
        fc.array(tie("tree"), { maxLength: 3 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(members, tree), (json) => {
        expect(v.is(schema, json)).toBe(true);
      }),
    );
  });
});

test("W7: keys from the server never reach a prototype", () => {
  const json: unknown = JSON.parse(
    '{"data":{"__proto__":{"polluted":1},"rows":[{"__proto__":{"polluted":1},"label":"a"}],"constructor":{"prototype":{"polluted":1}}}}',
  );
  const read = v.parse(addressSuggestionsSchema, json);
  expect(read).toEqual({ rows: [{ value: "a", label: "a" }], lookupToken: null });
  expect(read.rows[0]).not.toHaveProperty("polluted");
  expect({}).not.toHaveProperty("polluted");
});

describe("an answer with address suggestions", () => {
  const rowsOf = (rows: unknown) => v.parse(addressSuggestionsSchema, { data: { rows } }).rows;

  test("F5: rows are strings, or values with labels; the label is shown, and the value is searched for", () => {
    expect(rowsOf(["12 Main St", { value: "13 Main St", label: "13 Main Street" }])).toEqual([
      { value: "12 Main St", label: "12 Main St" },
      { value: "13 Main St", label: "13 Main Street" },
    ]);
  });

  test.each([
    ["<b>12</b> Main", "12 Main"],
    ["Ma<strong>in</strong> St", "Main St"],
    ["12 Main St<br/>Springfield", "12 Main St Springfield"],
    ["<div>12 Main</div><div>Springfield</div>", "12 Main Springfield"],
    ["Smith &amp; Sons", "Smith & Sons"],
    ["O&#039;Hara &#x27;s", "O'Hara 's"],
    ["&lt;b&gt;", "<b>"],
    ["&amp;lt;", "&lt;"],
    ["a&nbsp;b", "a b"],
    ["&bogus; &#0; &#x110000;", "&bogus; \ufffd \ufffd"],
    ["5 < 6 > 4", "5 < 6 > 4"],
    ["<img src=x onerror=alert(1)>x", "x"],
    ["<!-- c -->x", "x"],
    ["<script>alert(1)</script>x", "x"],
  ])("D12: the label %j is shown as %j", (label, expected) => {
    expect(rowsOf([{ value: "v", label }])).toEqual([{ value: "v", label: expected }]);
    expect(rowsOf([label])).toEqual([{ value: expected, label: expected }]);
  });

  test("D12: large broken markup is read quickly", () => {
    expect(rowsOf([{ value: "v", label: "<a".repeat(200_000) }])).toHaveLength(1);
  });

  test("M5: invalid rows are dropped, an object with number keys is a list, and so is a single row", () => {
    expect(rowsOf([null, {}, [], true, "", { label: "a" }, { value: 7 }])).toEqual([
      { value: "a", label: "a" },
      { value: "7", label: "7" },
    ]);
    expect(rowsOf({ 0: "a", 2: "b" })).toHaveLength(2);
    expect(rowsOf("a")).toHaveLength(1);
    expect(rowsOf(undefined)).toEqual([]);
  });

  test("G34: the lookup token is read, or null", () => {
    const tokenOf = (lookup_token: unknown) =>
      v.parse(addressSuggestionsSchema, { data: { lookup_token } }).lookupToken;
    expect(["abc", 7, "", null, {}].map(tokenOf)).toEqual(["abc", "7", null, null, null]);
  });

  test("M5: without data the result is empty", () => {
    const nothing = { rows: [], lookupToken: null };
    for (const json of [{}, { data: null }, { data: [] }, { data: "x" }]) {
      expect(v.parse(addressSuggestionsSchema, json)).toEqual(nothing);
    }
  });
});

describe("a start answer", () => {
  const read = (json: unknown) => v.parse(lookupStartSchema, json);

  test("G12: a batch has its numbers as strings, and its setting", () => {
    const setting = {
      map_options: { zoom: "17", mapTypeId: "hybrid", height: 200, width: "50%" },
      map_api_key: "key",
      loading_message: ["One <em>moment</em>", "", null, "Still asking"],
    };
    const data = { batch_id: 71, batch_token: "t", batch_seed: "s", setting };
    expect(read({ data })).toEqual({
      batch: { id: "71", seed: "s", token: "t" },
      place: null,
      setting: {
        map: { zoom: 17, mapTypeId: "hybrid", height: "200", width: "50%" },
        mapApiKey: "key",
        loadingMessages: ["One moment", "Still asking"],
      },
    });
  });

  test("M5: a single loading message is a list, and map options may be called map", () => {
    const setting = { loading_message: "One moment", map: { zoom: 16 } };
    expect(read({ data: { batch_id: "1", setting } })?.setting).toMatchObject({
      loadingMessages: ["One moment"],
      map: { zoom: 16 },
    });
  });

  test("G15: a place may come without a batch", () => {
    const answer = read({ data: { place: { lata: "730", providers: [] } } });
    expect(answer).toMatchObject({ batch: null, place: aPlace({ lata: "730" }) });
  });

  test.each([{}, { data: null }, { data: [] }, { data: "" }, { data: 0 }])(
    "G15: %j has no data",
    (json) => {
      expect(read(json)).toBeNull();
    },
  );

  test("G15: data may have neither a batch nor a place", () => {
    const nothing = { batch: null, place: null };
    expect(read({ data: { flag: 1 } })).toMatchObject(nothing);
    expect(read({ data: { place: [], batch_id: "" } })).toMatchObject(nothing);
    expect(read({ data: { place: {}, batch_id: null, setting: 7 } })).toMatchObject(nothing);
  });
});

describe("a poll answer", () => {
  const read = (json: unknown) => v.parse(batchSchema, json);

  test("G6: status and percentage are passed on as sent", () => {
    const { progress } = read({ status: "0", percentage: "99.95" });
    expect(parseBatchProgress(progress)).toMatchObject({ kind: "error", percentage: 99.95 });
  });

  test("G.0: the server's message is read as text", () => {
    const { progress } = read({ percentage: 1, message: "Asked 2 of 5.<br />&nbsp;Cox &amp; co" });
    expect(parseBatchProgress(progress).message).toBe("Asked 2 of 5. Cox & co");
  });

  test("G.0: data may contain a place or be one", () => {
    const place = { lec_provider_name: "AT&T" };
    expect(read({ data: { place } }).place?.lecProviderName).toBe("AT&T");
    expect(read({ data: place }).place?.lecProviderName).toBe("AT&T");
    expect(read({ data: { place: null } }).place).toBeNull();
    expect(read({ percentage: 5 }).place).toBeNull();
  });

  test("G7: data that is a string is logged as short plain text", () => {
    expect(read({ status: 0, data: "<p>An AJAX HTTP error</p>" }).detail).toBe(
      "An AJAX HTTP error",
    );
    expect(read({ status: 0, data: "x".repeat(9999) }).detail).toHaveLength(200);
    expect(read({ status: 0, data: {} }).detail).toBe("");
  });
});

describe("a finish answer", () => {
  test("1 §7: the place is read from data.place", () => {
    const json = { data: { place: { clli_code: "LSANCA12", npa_nxx: 213555, location: null } } };
    expect(v.parse(batchSchema, json).place).toEqual(
      aPlace({ clliCode: "LSANCA12", npaNxx: "213555" }),
    );
  });

  test.each([{}, { data: null }, { data: { place: [] } }, { data: { place: "x" } }])(
    "1 §7: %j has no place",
    (json) => {
      expect(v.parse(batchSchema, json).place).toBeNull();
    },
  );
});

describe("a place", () => {
  const read = (json: object) => v.parse(placeSchema, json);
  const locate = (location: unknown) => read({ location }).location;

  test("G32: the city may be in location or in location.address", () => {
    const parts = {
      street: "12 Main St",
      city: "Springfield",
      state_prov: "IL",
      postal_code: 62701,
    };
    const expected = {
      latitude: 39.8,
      longitude: -89.6,
      pretty: "12 Main St, Springfield, IL 62701",
      street: "12 Main St",
      city: "Springfield",
      stateProv: "IL",
      postalCode: "62701",
    };
    const { street, ...rest } = parts;
    const point = { latitude: "39.8", longitude: -89.6 };
    expect(locate({ ...point, address: parts })).toEqual(expected);
    expect(locate({ ...point, ...rest, address: { street } })).toEqual(expected);
    expect(locate({ ...point, ...parts })).toEqual(expected);
  });

  test("G32: a pretty address takes precedence, and missing parts leave no commas", () => {
    expect(locate({ address: { pretty: "Here", street: "x" } }).pretty).toBe("Here");
    expect(locate({ address: "Here" }).pretty).toBe("Here");
    expect(locate({ address: { street: "12 Main St", postal_code: "62701" } }).pretty).toBe(
      "12 Main St, 62701",
    );
    expect(locate({}).pretty).toBe("");
  });

  test.each([
    ["39.8", 39.8],
    [0, 0],
    ["", null],
    [" ", null],
    [null, null],
    [false, null],
    ["north", null],
    [[39], null],
    ["Infinity", null],
  ])("G27: the latitude %j is read as %j", (latitude, expected) => {
    expect(locate({ latitude }).latitude).toBe(expected);
  });

  test("M5: providers may be an object with number keys, and invalid providers are dropped", () => {
    const { providers } = read({
      providers: { 0: { name: "Cox" }, 1: null, 2: "AT&T", 5: { label: "Zayo" }, 6: {}, 7: [] },
    });
    expect(providers).toEqual([aProvider({ name: "Cox" }), aProvider({ label: "Zayo" })]);
  });

  test("1 §3: a provider is read with all members", () => {
    const { providers } = read({
      providers: [
        {
          key: "cox",
          name: "Cox",
          logo_uri: "/cox.png",
          uri: "/cox",
          pricing_link: { uri: "/scout/pricing", label: "Price <b>it</b>" },
          has_api: 1,
          access_type: [{ name: "Coax" }, "Fiber", { name: null }, null, ""],
          distance: "1,234.5",
          coverage: "x",
          type: "dynamic",
        },
      ],
    });
    expect(providers).toEqual([
      aProvider({
        key: "cox",
        name: "Cox",
        logoUri: "/cox.png",
        uri: "/cox",
        pricingLink: { uri: "/scout/pricing", label: "Price it" },
        accessTypes: ["Coax", "Fiber"],
        distanceFeet: 1234.5,
        type: "dynamic",
      }),
    ]);
  });

  test.each([
    ["/pricing", { uri: "/pricing", label: "" }],
    [{ uri: "/pricing" }, { uri: "/pricing", label: "" }],
    [{ label: "x" }, null],
    ["", null],
    [[], null],
    [undefined, null],
  ])("G26: the pricing_link %j is read as %j", (pricing_link, expected) => {
    const { providers } = read({ providers: [{ name: "a", pricing_link }] });
    expect(providers[0]?.pricingLink).toEqual(expected);
  });

  test.each([
    [0, 0, ""],
    ["0", 0, ""],
    ["12,345", 12345, ""],
    ["on net", null, "on net"],
    ["500 ft", null, "500 ft"],
    ["1,2", null, "1,2"],
    ["", null, ""],
    [null, null, ""],
    [{}, null, ""],
  ])(
    "G23: the distance %j is read as %j feet, or as the text %j",
    (distance, distanceFeet, distanceText) => {
      const { providers } = read({ providers: [{ name: "a", distance }] });
      expect(providers[0]).toMatchObject({ distanceFeet, distanceText });
    },
  );

  describe("the serviceability of a provider", () => {
    const serviceabilityOf = (serviceability: unknown) =>
      read({ providers: [{ name: "a", serviceability }] }).providers[0]?.serviceability;

    test("G19: serviceability may be a list of entries", () => {
      const wire = {
        label: "Download",
        value: 940,
        prefix: "up to ",
        suffix: " Mbps",
        color: "green",
        footnote: "f",
        footnote_color: "red",
        metadata: { label: "SLA", value: "99.9", format: "number", suffix: "%", key: "sla" },
        visible: false,
        type: "error",
      };
      expect(serviceabilityOf([wire])).toEqual({
        kind: "list",
        entries: [
          anEntry({
            label: "Download",
            value: "940",
            prefix: "up to ",
            suffix: " Mbps",
            color: "green",
            footnote: "f",
            footnoteColor: "red",
            metadata: [
              {
                key: "sla",
                label: "SLA",
                prefix: "",
                value: "99.9",
                suffix: "%",
                format: "number",
                color: "",
              },
            ],
            visible: false,
            type: "error",
          }),
        ],
      });
    });

    test("G19: serviceability may have the parts coax and fiber, with their names as titles, and a version", () => {
      const read = serviceabilityOf({
        coax: { name: "Cable", color: "green", description: "d", metadata: [{ value: 1 }] },
        fiber: [{ label: "PON" }],
        version: 2,
      });
      expect(read).toMatchObject({
        kind: "parts",
        version: "2",
        parts: [
          { key: "coax", title: "Cable", entries: [{ color: "green", description: "d" }] },
          { key: "fiber", title: "", entries: [{ label: "PON" }] },
        ],
      });
    });

    test.each([null, undefined, "", [], {}, [null], [{}], { coax: null, fiber: [] }, true])(
      "G19: %j contains no serviceability",
      (wire) => {
        expect(serviceabilityOf(wire)).toEqual({ kind: "none" });
      },
    );

    test("M5: serviceability may be a single entry or a single string", () => {
      expect(serviceabilityOf({ label: "a" })).toMatchObject({ entries: [{ label: "a" }] });
      expect(serviceabilityOf("Available")).toMatchObject({ entries: [{ value: "Available" }] });
    });

    test.each([
      [undefined, true],
      [null, true],
      [true, true],
      [1, true],
      ["1", true],
      [false, false],
      [0, false],
      ["0", false],
      ["false", false],
    ])("G19: visible %j is read as %j", (visible, expected) => {
      expect(serviceabilityOf([{ label: "a", visible }])).toMatchObject({
        entries: [{ visible: expected }],
      });
    });

    test("G19: a loader or error needs no text, and an entry of unknown type is a value", () => {
      expect(serviceabilityOf([{ type: "loader" }, { type: "x", label: "a" }])).toMatchObject({
        entries: [{ type: "loader" }, { type: "value" }],
      });
    });
  });
});
