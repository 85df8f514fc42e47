import * as v from "valibot";
import { expect, test } from "vitest";
import { openBackend, type TestBackend } from "./support/open-backend.ts";

const term = v.object({ vid: v.string(), value: v.string(), field: v.string(), id: v.string() });
const provider = v.object({
  id: v.string(),
  label: v.string(),
  taxonomy: v.record(v.string(), v.array(term)),
  content_in_moderation: v.boolean(),
});
const index = v.object({
  data: v.object({
    capabilities: v.array(v.string()),
    filter_options: v.object({ providers: v.array(provider) }),
    results: v.array(
      v.object({ bundle: v.string(), label: v.string(), items: v.array(v.unknown()) }),
    ),
  }),
});
const saved = v.object({ data: v.object({ code: v.literal(200), provider }) });

async function load(backend: TestBackend) {
  return v.parse(index, await backend.callJson("loadSolutionsIndex")).data;
}

async function firstProvider(backend: TestBackend) {
  const [first] = (await load(backend)).filter_options.providers;
  if (!first) throw new Error("The index has no provider.");
  return first;
}

async function save(
  backend: TestBackend,
  id: string,
  relationships: object,
  attributes: object = { moderation_state: "draft" },
) {
  const csrf = await (await backend.call("sessionToken")).text();
  const body = { data: { type: "node--provider_solutions_terms", id, attributes, relationships } };
  return backend.call("saveSolutionsIndex", {
    params: { id },
    body,
    headers: { "X-CSRF-Token": csrf, "Content-Type": "application/vnd.api+json" },
    unchecked: true,
  });
}

const fibre = {
  field_access_types: {
    data: [{ type: "taxonomy_term--access_types", id: "7e5c0de0-0000-4000-8000-000000000102" }],
  },
};

test("the index has hundreds of providers and some forty categories with trees", async () => {
  const backend = await openBackend();
  const { filter_options, results } = await load(backend);
  expect(filter_options.providers.length).toBeGreaterThan(400);
  expect(results.length).toBeGreaterThan(35);
});

test("R20: a provider user sees only its own provider", async () => {
  const backend = await openBackend({ defaultUser: "provider" });
  const { filter_options, capabilities } = await load(backend);
  expect(filter_options.providers.map(({ label }) => label)).toEqual(["Comcast"]);
  expect(capabilities).toContain("role:provider");
  expect((await save(backend, "5001", fibre)).status).toBe(404);
});

test("R5: a draft replaces the fields that it contains, and appears in the index but not in the finder", async () => {
  const backend = await openBackend({ defaultUser: "index-editor" });
  const before = await firstProvider(backend);
  const stored = await backend.store.providers.get(before.id);
  const answer = v.parse(saved, await (await save(backend, before.id, fibre)).json());
  expect(answer.data.provider.content_in_moderation).toBe(true);
  const after = await firstProvider(backend);
  expect(after).toEqual(answer.data.provider);
  expect(after.taxonomy.access_types?.map(({ value }) => value)).toEqual(["102"]);
  expect({ ...after.taxonomy, access_types: [] }).toEqual({ ...before.taxonomy, access_types: [] });
  expect((await backend.store.providers.get(before.id))?.terms).toEqual(stored?.terms);
});

test("R8: an administrator saves directly, and ends the moderation", async () => {
  const backend = await openBackend({ defaultUser: "administrator" });
  const { id } = await firstProvider(backend);
  const stored = await backend.store.providers.get(id);
  if (!stored) throw new Error("not stored");
  await backend.store.providers.put({ ...stored, inModeration: true, draftTerms: {} });
  const answer = v.parse(saved, await (await save(backend, id, fibre, {})).json());
  expect(answer.data.provider.content_in_moderation).toBe(false);
  expect((await backend.store.providers.get(id))?.terms.access_types).toEqual(["102"]);
});

test.for([
  ["nobody's anti-forgery token", "index-editor", null, 403],
  ["no capability", "agent", fibre, 403],
  ["an unknown field", "index-editor", { field_none: { data: [] } }, 422],
  [
    "a term of another vocabulary",
    "index-editor",
    { field_billing: fibre.field_access_types },
    422,
  ],
  ["to-many without data", "index-editor", { field_billing: [] }, 400],
] as const)("the change %s is refused", async ([, user, relationships, status]) => {
  const backend = await openBackend({ defaultUser: user });
  const { id } = await firstProvider(backend);
  const answer =
    relationships === null
      ? await backend.call("saveSolutionsIndex", { params: { id }, body: {}, unchecked: true })
      : await save(backend, id, relationships);
  expect(answer.status).toBe(status);
});

test("a user who is not an administrator can save only a draft", async () => {
  const backend = await openBackend({ defaultUser: "index-editor" });
  const { id } = await firstProvider(backend);
  expect((await save(backend, id, fibre, {})).status).toBe(403);
});

test("an empty directory has neither providers nor categories", async () => {
  const backend = await openBackend({ defaultUser: "directory-empty" });
  const { filter_options, results } = await load(backend);
  expect([filter_options.providers, results]).toEqual([[], []]);
});

test("the provider library has every provider, its logo as markup, and categories", async () => {
  const backend = await openBackend();
  const library = await backend.callJson("loadProviderLibrary");
  expect(library).toMatchObject({
    data: {
      total: 424,
      rows: expect.arrayContaining([expect.objectContaining({ name: "Comcast" })]),
    },
  });
});
