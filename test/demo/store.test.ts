import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openLibsqlStore } from "../../demo/server/host/open-libsql-store.ts";
import { createMemoryStore, generateBuildings, type Store } from "../../demo/server/index.ts";

const view = { id: "v1", path: "/scout", open: 1, close: null, userId: null };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "scout-store-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each([
  ["in memory", () => createMemoryStore()],
  ["in an SQL file", () => openLibsqlStore(join(folder, "data/scout.db"))],
])("the store %s", (_, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  test("a store returns a copy of the stored document", async () => {
    const given = { ...view };
    await store.pageViews.put(given);
    given.path = "/changed";
    expect(await store.pageViews.get("v1")).toEqual(view);
    expect(await store.pageViews.get("v2")).toBeNull();
  });

  test("a store replaces a document with the same id at its position", async () => {
    await store.pageViews.putAll([view, { ...view, id: "v2" }]);
    await store.pageViews.put({ ...view, close: 5 });
    const found = await store.pageViews.find();
    expect(found.map(({ id, close }) => [id, close])).toEqual([
      ["v1", 5],
      ["v2", null],
    ]);
  });

  test("a removal returns true only to the caller that removed a document", async () => {
    await store.pageViews.put(view);
    const removals = await Promise.all([1, 2, 3].map(() => store.pageViews.remove("v1")));
    expect(removals.filter(Boolean)).toHaveLength(1);
    expect(await store.pageViews.get("v1")).toBeNull();
  });

  test("a store finds documents by a field, in either order, by pages", async () => {
    await store.pageViews.putAll(
      [1, 2, 3, 4, 5].map((n) => ({ ...view, id: `v${n}`, path: n === 3 ? "/" : "/scout" })),
    );
    const where = { path: "/scout" };
    const ids = async (selection: object) =>
      (await store.pageViews.find(selection)).map(({ id }) => id);
    expect(await ids({ where })).toEqual(["v1", "v2", "v4", "v5"]);
    expect(await ids({ where, newestFirst: true, limit: 2 })).toEqual(["v5", "v4"]);
    expect(await ids({ where, offset: 1, limit: 2 })).toEqual(["v2", "v4"]);
    expect(await ids({ where, offset: 3 })).toEqual(["v5"]);
    expect(await ids({ where, limit: 0 })).toEqual([]);
    expect(await store.pageViews.count({ where })).toBe(4);
    expect(await store.pageViews.count()).toBe(5);
  });

  test("a store finds documents by a field that is null, but not by an unknown field", async () => {
    await store.sessions.putAll([
      { id: "s1", userId: null, createdAt: 0 },
      { id: "s2", userId: "agent", createdAt: 0 },
    ]);
    expect(await store.sessions.count({ where: { user_id: null } })).toBe(1);
    expect(await store.sessions.count({ where: { unknown: "agent" } })).toBe(0);
  });

  test("a store finds documents by prefixes of words in any order", async () => {
    const [building] = generateBuildings();
    if (!building) throw new Error("There are no buildings.");
    await store.buildings.put({ ...building, street: "1200 O'Fallon Street", city: "Dallas" });
    const count = (text: string) => store.buildings.count({ words: text.split(" ") });
    expect(await count("dal 1200")).toBe(1);
    expect(await count("DAL FALLON o")).toBe(1);
    expect(await count("allas")).toBe(0);
    expect(await count("dal%")).toBe(1);
    expect(await count("d_l")).toBe(0);
    expect(await count("1200 austin")).toBe(0);
  });

  test("a store treats quotes and statements as text", async () => {
    const path = `/'; DROP TABLE page_views; --"`;
    await store.pageViews.put({ ...view, path });
    expect(await store.pageViews.find({ where: { path } })).toHaveLength(1);
  });

  test("a store writes all documents or none", async () => {
    await store.pageViews.putAll([]);
    expect(await store.pageViews.count()).toBe(0);
  });
});

test("an SQL file preserves its documents between openings", async () => {
  const file = join(folder, "scout.db");
  const first = await openLibsqlStore(file);
  await first.pageViews.put(view);
  await first.close();
  const second = await openLibsqlStore(file);
  expect(await second.pageViews.find({ where: { path: "/scout" } })).toEqual([view]);
  await second.close();
});

test("a document that does not match its collection's schema is not read", async () => {
  const file = join(folder, "scout.db");
  const store = await openLibsqlStore(file);
  const { createClient } = await import("@libsql/client");
  const client = createClient({ url: `file:${file}` });
  await client.execute("INSERT INTO page_views (id, text, body) VALUES ('bad', '', '{\"id\":1}')");
  client.close();
  await expect(store.pageViews.get("bad")).rejects.toThrow("Expected string");
  await store.close();
});
