import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { categories, childrenOf, topCategories } from "../../demo/server/directory/categories.ts";
import { questions } from "../../demo/server/directory/questions.ts";
import { choicesOf, facets } from "../../demo/server/directory/vocabulary.ts";
import { directoryPeople, generateProviders } from "../../demo/server/index.ts";
import { openBackend } from "./support/open-backend.ts";

const rowsAnswer = v.object({
  data: v.object({
    rows: v.array(v.looseObject({ nid: v.number(), name: v.string() })),
    total: v.number(),
    facets: v.array(v.unknown()),
    message: v.string(),
  }),
});
const suggested = v.object({
  data: v.object({ rows: v.array(v.object({ label: v.string(), value: v.string() })) }),
});
const providers = generateProviders();

describe("the directory", () => {
  test("the directory has at least 400 providers with different names, sorted by name, and is always the same", () => {
    const names = providers.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(400);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
    expect(generateProviders()).toEqual(providers);
  });

  test("the directory describes providers by some 40 facets; values are unique across facets, some labels are not", () => {
    expect(facets.length).toBeGreaterThanOrEqual(40);
    const terms = facets.flatMap((facet) => facet.terms);
    expect(new Set(terms.map(({ value }) => value)).size).toBe(terms.length);
    const labels = facets.flatMap(choicesOf).map(({ label }) => label);
    expect(new Set(labels).size).toBeLessThan(labels.length);
    for (const { terms: own } of facets) {
      const values = own.map(({ value }) => value);
      for (const { parent } of own) if (parent !== null) expect(values).toContain(parent);
    }
  });

  test("the directory uses only terms of its vocabulary", () => {
    const known = new Set(facets.flatMap(choicesOf).map(({ value }) => value));
    const kinds = new Set(categories.map(({ value }) => value));
    for (const { terms, categories: own } of providers) {
      expect(own.filter((value) => !kinds.has(value))).toEqual([]);
      for (const values of Object.values(terms)) {
        expect(values.filter((value) => !known.has(value))).toEqual([]);
      }
    }
  });

  test("the directory has terms for every provider, and providers for every term", () => {
    for (const facet of facets) {
      for (const { value } of choicesOf(facet)) {
        const count = providers.filter(({ terms }) => terms[facet.key]?.includes(value)).length;
        expect(count, `${facet.key}:${value}`).toBeGreaterThan(0);
        expect(count).toBeLessThan(providers.length);
      }
    }
    for (const { value } of categories) {
      expect(providers.some((provider) => provider.categories.includes(value))).toBe(true);
    }
  });

  test("the directory has questions in most categories, and in some of the children", () => {
    const asked = new Set(questions.flatMap((question) => question.categories));
    const without = topCategories.filter(({ value }) => !asked.has(value));
    expect(without.map(({ value }) => value)).toEqual(["iot", "energy"]);
    expect(childrenOf("network").every(({ value }) => asked.has(value))).toBe(true);
  });
});

describe("the finder's answer", () => {
  test("the finder's answer has every provider, with an existing logo", async () => {
    const backend = await openBackend();
    const { data } = v.parse(rowsAnswer, await backend.callJson("loadFinder"));
    expect(data.total).toBe(providers.length);
    expect(data.rows.map(({ name }) => name)).toEqual(providers.map(({ name }) => name));
    const logos = data.rows.slice(0, 40).map(({ logo }) => String(logo));
    for (const logo of logos) {
      const answer = await backend.app.request(`http://scout.test${logo}`);
      expect(answer.status, logo).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
    }
  });

  test("the finder's answer requires a signed-in user", async () => {
    const backend = await openBackend({ defaultUser: null });
    for (const name of ["loadFinder", "suggestSolutions", "suggestProviders"] as const) {
      const query = { query: "fiber", provider: "fiber" };
      expect((await backend.call(name, { query })).status).toBe(401);
    }
  });

  test.each([
    ["directory-message", "The directory is being"],
    ["directory-empty", ""],
  ])("the finder's answer for %s is empty, with the message %j", async (defaultUser, message) => {
    const backend = await openBackend({ defaultUser });
    const { data } = v.parse(rowsAnswer, await backend.callJson("loadFinder"));
    expect(data).toMatchObject({ rows: [], total: 0, facets: [] });
    expect(data.message.startsWith(message)).toBe(true);
    expect(data.message === "").toBe(message === "");
  });

  test("the finder's answer for directory-slow takes eight seconds", async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const backend = await openBackend({ defaultUser: "directory-slow", wait });
    await backend.callJson("loadFinder");
    expect(waits).toEqual([8000]);
  });

  test("the finder's answer for directory-failing succeeds the third time", async () => {
    const backend = await openBackend({ defaultUser: "directory-failing" });
    const status = async () => (await backend.call("loadFinder", { unchecked: true })).status;
    expect([await status(), await status(), await status(), await status()]).toEqual([
      500, 504, 200, 500,
    ]);
  });

  test("the finder's answer for directory-hostile has links and texts that must not be trusted", async () => {
    const backend = await openBackend({ defaultUser: "directory-hostile" });
    const answer = await (await backend.call("loadFinder", { unchecked: true })).json();
    const { data } = v.parse(rowsAnswer, answer);
    expect(data.rows[0]).toMatchObject({ uri: "javascript:alert(document.domain)" });
    expect(data.rows[0]?.name).toContain("onerror");
  });

  test("every behaviour of the finder's answer has a demo user", async () => {
    const backend = await openBackend();
    for (const { user } of directoryPeople) {
      expect(await backend.store.users.get(user.id)).toEqual(user);
    }
  });
});

describe("suggestions", () => {
  test.each([
    ["suggestSolutions", { query: "FIBER" }, "Fiber"],
    ["suggestSolutions", { query: "hipaa" }, "HIPAA"],
    ["suggestProviders", { provider: "at&t" }, "AT&T"],
    ["suggestProviders", { provider: "cast" }, "Comcast"],
  ] as const)("suggested %s of %j begin with %j", async (name, query, label) => {
    const backend = await openBackend();
    const { data } = v.parse(suggested, await backend.callJson(name, { query }));
    expect(data.rows[0]?.label).toBe(label);
    expect(data.rows.length).toBeLessThanOrEqual(10);
  });

  test.each([
    ["suggestSolutions", { query: " " }],
    ["suggestSolutions", { query: "nothing of this name" }],
    ["suggestProviders", { provider: "" }],
  ] as const)("no %s of %j are suggested", async (name, query) => {
    const backend = await openBackend();
    expect(await backend.callJson(name, { query })).toEqual({ data: { rows: [] } });
  });
});

test.each([
  ["Zayo", ["Fiber", "Dark Fiber"], ["Coax", "DSL"]],
  ["Comcast", ["Coax", "Fiber"], ["DSL", "Satellite"]],
  ["Spectrum", ["Coax"], ["DSL", "Low Earth Orbit"]],
  ["AT&T", ["Fiber", "DSL"], ["Coax", "Satellite"]],
  ["Starlink", ["Low Earth Orbit"], ["Fiber", "Geostationary"]],
])("%s reaches sites by %j, and not by %j", (name, own, others) => {
  const values = generateProviders().find((one) => one.name === name)?.terms.access_types ?? [];
  const labels = facets
    .flatMap(({ terms }) => terms)
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(own));
  for (const other of others) expect(labels).not.toContain(other);
});
