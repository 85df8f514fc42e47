import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { findPricingScenarioByCode, pricingScenarios } from "../../demo/server/index.ts";
import { findScenario } from "../../demo/server/lookup/scenarios.ts";
import { findPricingScenario } from "../../demo/server/pricing/scenarios.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";

const address = "1200 Main Street, Houston, TX 77002";
const answerSchema = v.object({
  rows: v.array(v.looseObject({ id: v.string(), provider: v.string(), title: v.string() })),
  total: v.number(),
  message: v.nullable(v.string()),
  errorMessage: v.nullable(v.string()),
  address_display: v.nullable(v.string()),
  lec: v.nullable(v.string()),
  filter_options: v.object({
    provider: v.array(
      v.looseObject({
        value: v.string(),
        region_id: v.nullable(v.string()),
        serviceability: v.unknown(),
      }),
    ),
    term: v.array(v.object({ value: v.string(), label: v.string() })),
    region: v.array(v.object({ value: v.string(), label: v.string() })),
    package: v.array(v.looseObject({ dependencies: v.array(v.string()) })),
  }),
  query: v.object({ provider: v.nullable(v.string()) }),
  acl: v.optional(v.array(v.string())),
  contracts_available: v.optional(v.array(v.string())),
});

function addressOf(code: string): string {
  const found = findPricingScenarioByCode(code)?.address;
  if (!found) throw new Error(`No scenario ${code}`);
  return found;
}

function post(backend: TestBackend, query: object, unchecked = false): Promise<Response> {
  return backend.call("searchPricing", { body: { query }, unchecked });
}

async function search(backend: TestBackend, query: object) {
  return v.parse(answerSchema, await (await post(backend, query)).json());
}

/** Every fortieth building of the catalogue. */
async function someBuildings(backend: TestBackend) {
  return (await backend.store.buildings.find()).filter((_, index) => index % 40 === 0);
}

describe("a pricing search", () => {
  test("a search is answered with all services that the address's carriers sell, for any hints", async () => {
    const backend = await openBackend();
    const plain = await search(backend, { address });
    const hinted = await search(backend, { address, provider: "Comcast", term: "36" });
    expect(plain.address_display).toBe(address);
    expect(plain.lec).toBe("AT&T");
    expect(plain.total).toBe(plain.rows.length);
    expect(plain.rows.length).toBeGreaterThan(400);
    const providers = plain.filter_options.provider.map(({ value }) => value);
    expect(providers).toEqual(expect.arrayContaining(["att", "comcast"]));
    expect(new Set(plain.rows.map(({ provider }) => provider))).toEqual(new Set(providers));
    expect(plain.filter_options.term.map(({ value }) => value)).toEqual(["12", "24", "36", "60"]);
    expect(hinted).toEqual({ ...plain, query: { provider: "comcast" } });
  });

  test.each([
    ["AT&T", "att"],
    ["comcast business", "comcast"],
    ["Charter", "spectrum"],
    ["Nobody's Telephone", "Nobody's Telephone"],
  ])("a search calls the provider %j %j", async (provider, key) => {
    const { query } = await search(await openBackend(), { address, provider });
    expect(query.provider).toBe(key);
  });

  test("a search sets the region of a carrier with regional prices (I7)", async () => {
    const { filter_options: options } = await search(await openBackend(), { address });
    const regionOf = (key: string) =>
      options.provider.find(({ value }) => value === key)?.region_id;
    expect(regionOf("comcast")).toBe("central");
    expect(options.provider.some(({ region_id: region }) => region === null)).toBe(true);
    expect(options.region.length).toBeGreaterThan(1);
  });

  test("the lowest price of a carrier is one of the address's region", async () => {
    const { pricing, rows } = v.parse(
      v.object({
        pricing: v.array(
          v.object({ provider: v.string(), value: v.object({ price: v.number() }) }),
        ),
        rows: v.array(
          v.object({
            provider: v.string(),
            mrc: v.unknown(),
            region: v.optional(v.array(v.string())),
          }),
        ),
      }),
      await (await post(await openBackend(), { address })).json(),
    );
    for (const key of ["att", "comcast"]) {
      const lowest = pricing.find(({ provider }) => provider === key)?.value.price;
      const equal = rows.filter(({ provider, mrc }) => provider === key && mrc === lowest);
      expect(equal.map(({ region }) => region)).toContainEqual(["central"]);
    }
  });

  test("a search finds the provider of every Generate Pricing link of a lookup", async () => {
    const backend = await openBackend();
    for (const building of await someBuildings(backend)) {
      const where = `${building.street}, ${building.city}, ${building.state} ${building.postalCode}`;
      const { filter_options: options } = await search(backend, { address: where });
      const keys = options.provider.map(({ value }) => value);
      expect(keys).toContain(building.lecKey);
      expect(keys).toContain(building.cableKey);
    }
  });

  test("the answer for a usual address is smaller than 1.5 MB", async () => {
    const backend = await openBackend();
    for (const { street, city, state } of await someBuildings(backend)) {
      const answer = await post(backend, { address: `${street}, ${city}, ${state}` });
      expect((await answer.text()).length).toBeLessThan(1_500_000);
    }
  });

  test("a search reports an invalid address", async () => {
    const { rows, errorMessage } = await search(await openBackend(), { address: "rubbish" });
    expect(rows).toEqual([]);
    expect(errorMessage).toContain("could not be validated");
  });

  test.each([[{}], [{ query: {} }], [{ query: { address: "  " } }], [{ query: "x" }], [null]])(
    "a search for %j is refused with 422",
    async (body) => {
      const backend = await openBackend();
      const answer = await backend.call("searchPricing", { body, unchecked: true });
      expect(answer.status).toBe(422);
    },
  );

  test.each([
    [null, 401],
    ["agent-without-scout", 403],
    ["comcast-agent", 200],
  ])("a search by %s is answered with %i", async (defaultUser, status) => {
    const backend = await openBackend({ defaultUser });
    expect((await post(backend, { address })).status).toBe(status);
  });

  test("a search contains the caller's capabilities", async () => {
    const { acl } = await search(await openBackend({ defaultUser: "comcast-agent" }), { address });
    expect(acl).toEqual(["scout:access", "contracts:generate:comcast"]);
  });
});

describe("the addresses that go wrong", () => {
  test("the addresses of scenarios are unique, and differ from the addresses of the lookup", () => {
    expect(new Set(pricingScenarios.map(({ code }) => code)).size).toBe(pricingScenarios.length);
    for (const scenario of pricingScenarios) {
      expect(findPricingScenario(scenario.address)).toBe(scenario);
      expect(findScenario(scenario.address)).toBeNull();
    }
  });

  test("the scenario all-carriers is answered with at least 5,000 services", async () => {
    const { rows } = await search(await openBackend(), { address: addressOf("all-carriers") });
    expect(rows.length).toBeGreaterThanOrEqual(5000);
  });

  test.each([
    ["search-504-once", [504, 200, 504, 200]],
    ["search-504-always", [504, 504, 504]],
    ["search-504-then-500", [504, 500, 200]],
    ["search-500", [500, 500]],
    ["search-401", [401]],
    ["search-403", [403]],
  ])("the scenario %s is answered with %j", async (code, statuses) => {
    const backend = await openBackend();
    const seen: number[] = [];
    for (const _ of statuses) {
      seen.push((await post(backend, { address: addressOf(code) }, true)).status);
    }
    expect(seen).toEqual(statuses);
  });

  test("the scenario search-504-once is counted per user", async () => {
    const first = await openBackend();
    await post(first, { address: addressOf("search-504-once") }, true);
    const other = await openBackend({ store: first.store, defaultUser: "administrator" });
    const answer = await post(other, { address: addressOf("search-504-once") }, true);
    expect(answer.status).toBe(504);
  });

  test("the scenario search-malformed is answered with an incomplete text", async () => {
    const answer = await post(
      await openBackend(),
      { address: addressOf("search-malformed") },
      true,
    );
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  test("the scenario search-slow is delayed by eight seconds, others are not", async () => {
    const waits: number[] = [];
    const backend = await openBackend({
      wait: async (ms) => {
        waits.push(ms);
      },
    });
    await search(backend, { address });
    await search(backend, { address: addressOf("search-slow") });
    expect(waits).toEqual([8000]);
  });

  test.each([
    ["empty", null, null],
    ["empty-message", expect.stringContaining("<strong>"), null],
    ["empty-error-message", expect.any(String), expect.stringContaining("could not price")],
    ["empty-hostile", expect.stringContaining("javascript:"), null],
  ])("the scenario %s has no services", async (code, message, errorMessage) => {
    const answer = await search(await openBackend(), { address: addressOf(code) });
    expect(answer).toMatchObject({ rows: [], total: 0, message, errorMessage });
  });

  test.each([
    ["cox-without-tv", "cox"],
    ["att-without-tv", "att"],
  ])("the scenario %s offers %s without television", async (code, key) => {
    const { rows } = await search(await openBackend(), { address: addressOf(code) });
    const own = rows.filter(({ provider }) => provider === key);
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter(({ type }) => type === "tv")).toEqual([]);
  });

  test("the scenario term-without-phones has no phones at 12 months, and no package that needs one", async () => {
    const answer = await search(await openBackend(), {
      address: addressOf("term-without-phones"),
    });
    const ids = new Set(answer.rows.map(({ id }) => id));
    const phones = answer.rows.filter(({ type }) => type === "phone");
    expect(phones.length).toBeGreaterThan(0);
    expect(JSON.stringify(phones)).not.toContain('"terms":["12"]');
    for (const { dependencies } of answer.filter_options.package) {
      expect(dependencies.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  test.each([
    ["light-green", "light green", 1250],
    ["slow-line", "green", 300],
  ])("the scenario %s has its text at Comcast", async (code, color, value) => {
    const { filter_options: options } = await search(await openBackend(), {
      address: addressOf(code),
    });
    const comcast = options.provider.find(({ value: key }) => key === "comcast");
    expect(comcast?.serviceability).toMatchObject({
      coax: { color, metadata: [{ key: "max_download", value }] },
    });
  });

  test("the scenario hostile-rows has markup in every title and a script as logo", async () => {
    const answer = await post(await openBackend(), { address: addressOf("hostile-rows") }, true);
    const text = await answer.text();
    expect(text).toContain('"logoUri":"javascript:');
    expect(
      v.parse(answerSchema, JSON.parse(text)).rows.every(({ title }) => title.includes("<script>")),
    ).toBe(true);
  });

  test.each([
    ["without-acl", "acl"],
    ["without-contracts", "contracts_available"],
  ])("the scenario %s leaves out %s", async (code, member) => {
    const answer = await post(await openBackend(), { address: addressOf(code) }, true);
    const content: unknown = await answer.json();
    expect(content).not.toHaveProperty(member);
    expect(content).toHaveProperty("rows");
  });

  test("the scenario search-wrapped has its members in data, and search-wrong-types has other types", async () => {
    const backend = await openBackend();
    const wrapped = await post(backend, { address: addressOf("search-wrapped") }, true);
    expect(await wrapped.json()).toHaveProperty("data.rows");
    const wrong = await post(backend, { address: addressOf("search-wrong-types") }, true);
    expect(await wrong.json()).toMatchObject({
      total: expect.any(String),
      acl: { 0: "scout:access" },
      rows: expect.arrayContaining([null]),
    });
  });
});
