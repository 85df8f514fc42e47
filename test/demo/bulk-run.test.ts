import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openLibsqlStore } from "../../demo/server/host/open-libsql-store.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { csvOf, download, header, type Item, itemOf, recordsOf, upload } from "./support/bulk.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";

const ended = ["completed", "error-uploading", "error-processing", "failed"];

/** Returns the item after each step of the clock, until its status is final. */
async function watch(backend: TestBackend, stepMs = 500): Promise<Item[]> {
  const seen: Item[] = [];
  for (let steps = 0; steps < 1000; steps += 1) {
    await backend.work();
    const item = await itemOf(backend);
    seen.push(item);
    if (ended.includes(item.status)) return seen;
    backend.clock.pass(stepMs);
  }
  throw new Error("The run does not end.");
}

describe("a run", () => {
  test("a run passes through every status of 1 §4 in order", async () => {
    const backend = await openBackend();
    await upload(backend, csvOf(1));
    const statuses = (await watch(backend)).map(({ status }) => status);
    expect([...new Set(statuses)]).toEqual([
      "pending",
      "uploading",
      "uploading-lock",
      "processing",
      "processing-lock",
      "post-processing",
      "completed",
    ]);
  });

  test("a run counts row by row, never backwards, and is locked for each row", async () => {
    const backend = await openBackend();
    await upload(backend, csvOf(5));
    const seen = await watch(backend);
    const counts = seen.map(({ count }) => count);
    expect([...new Set(counts)]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    const locked = seen.filter(({ status }) => status === "processing-lock");
    expect(locked.map(({ count }) => count)).toEqual([0, 1, 2, 3, 4]);
    expect(seen.at(-1)).toMatchObject({ status: "completed", count: 5, total: 5, error: null });
  });

  test.each([
    [1, 5, 15],
    [25, 20, 40],
    [1000, 90, 130],
  ])("a run of %i addresses takes between %i and %i seconds", async (count, least, most) => {
    const backend = await openBackend();
    await upload(backend, csvOf(count));
    const last = (await watch(backend, 1000)).at(-1);
    const seconds = (last?.completed_at ?? 0) - (last?.created_at ?? 0);
    expect(seconds).toBeGreaterThanOrEqual(least);
    expect(seconds).toBeLessThanOrEqual(most);
    expect(last?.count).toBe(count);
  });

  test("a run is completed at its due time, even if it is requested later", async () => {
    const [often, once] = [await openBackend(), await openBackend()];
    for (const backend of [often, once]) await upload(backend, csvOf(3));
    const last = (await watch(often)).at(-1);
    once.clock.pass(3_600_000);
    expect((await itemOf(once)).completed_at).toBe(last?.completed_at);
  });

  test("a run looks up each row once, even with concurrent requests", async () => {
    const store = await createSeededStore();
    const asked: string[] = [];
    const get = (id: string) => {
      asked.push(id);
      return store.buildings.get(id);
    };
    const backend = await openBackend({
      store: { ...store, buildings: { ...store.buildings, get } },
    });
    await upload(backend, csvOf(20));
    backend.clock.pass(600_000);
    await Promise.all([backend.work(), itemOf(backend), backend.work(), itemOf(backend)]);
    expect((await itemOf(backend)).count).toBe(20);
    expect(asked).toHaveLength(20);
  });

  test.each([
    [
      "error-uploading",
      "1 Stopped Street",
      0,
      "The upload was interrupted. Please upload the file again.",
    ],
    [
      "error-processing",
      "2 Stopped Street",
      2,
      "A carrier does not answer. Please upload the remaining addresses later.",
    ],
    ["failed", "3 Stopped Street", 2, undefined],
  ])("a run ends as %s at the address of the scenario", async (status, street, count, message) => {
    const backend = await openBackend();
    await upload(
      backend,
      `${csvOf(2)}\nX,${street},Test City,TX,75001\nY,9 Elm Street,Austin,TX,78701`,
    );
    const last = (await watch(backend)).at(-1);
    expect(last).toMatchObject({ status, count, total: 4, completed_at: null });
    expect(last?.error?.message).toBe(message);
    backend.clock.pass(86_400_000);
    expect(await itemOf(backend)).toEqual(last);
    expect((await download(backend, last?.id ?? "")).status).toBe(404);
  });

  test("the run of slow-run takes ten times as long", async () => {
    const backend = await openBackend();
    await upload(backend, `${header}\nX,4 Patient Street,Test City,TX,75001`);
    backend.clock.pass(19_999);
    expect((await itemOf(backend)).status).toBe("pending");
    backend.clock.pass(1);
    expect((await itemOf(backend)).status).toBe("uploading");
  });
});

describe("a restart", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "scout-bulk-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test("a run resumes after the last stored row after a restart, in an SQL file", async () => {
    const file = join(folder, "scout.db");
    const first = await openBackend({ store: await openLibsqlStore(file) });
    const { row } = await upload(first, csvOf(12));
    first.clock.pass(10_700);
    await first.work();
    const before = await itemOf(first);
    expect(before).toMatchObject({ status: "processing-lock", count: 4 });
    const kept = await first.store.bulkRows.find({ where: { run_id: row.id } });
    await first.store.close();

    const startAt = first.clock.now() + 86_400_000;
    const second = await openBackend({ store: await openLibsqlStore(file), startAt });
    expect(await itemOf(second)).toMatchObject({ status: "processing", count: 4 });
    const seen = await watch(second);
    expect([...new Set(seen.map(({ count }) => count))]).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(seen.at(-1)).toMatchObject({ id: row.id, status: "completed", count: 12 });
    const records = await recordsOf(await download(second, row.id));
    expect(records.map((record) => record["Lookup Status"])).toEqual(Array(12).fill("Found"));
    const rows = await second.store.bulkRows.find({ where: { run_id: row.id } });
    expect(rows.slice(0, 4)).toEqual(kept.slice(0, 4));
    await second.store.close();
  });

  test.each([
    [0, "pending"],
    [2500, "uploading"],
    [4500, "uploading"],
    [6200, "processing"],
    [6700, "processing"],
    [7200, "post-processing"],
  ])("a restart after %i ms releases the lock and leaves the run %s", async (ms, status) => {
    const store = await createSeededStore();
    const first = await openBackend({ store });
    await upload(first, csvOf(1));
    first.clock.pass(ms);
    await first.work();
    const second = await openBackend({ store, startAt: first.clock.now() + 60_000 });
    expect((await itemOf(second)).status).toBe(status);
    expect((await watch(second)).at(-1)?.status).toBe("completed");
  });

  test("a restart does not change completed runs", async () => {
    const store = await createSeededStore();
    const first = await openBackend({ store });
    await upload(first, csvOf(1));
    const last = (await watch(first)).at(-1);
    const second = await openBackend({ store, startAt: first.clock.now() + 60_000 });
    expect(await itemOf(second)).toEqual(last);
  });
});
