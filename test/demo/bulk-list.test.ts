import { describe, expect, test } from "vitest";
import { findBulkPerson } from "../../demo/server/bulk/bulk-people.ts";
import { bulkPeople } from "../../demo/server/index.ts";
import { csvOf, download, list, recordsOf, upload } from "./support/bulk.ts";
import { openBackend } from "./support/open-backend.ts";

const body = { query: {} };

describe("the list of uploads", () => {
  test("the agent's list initially has a history of months, and one error with the words for the template link", async () => {
    const { rows, total, message } = await list(await openBackend());
    expect(total).toBe(13);
    expect(message).toBe("");
    expect(rows.filter(({ status }) => status === "completed")).toHaveLength(12);
    const [error, ...others] = rows.filter(({ status }) => status !== "completed");
    expect(error?.status).toBe("error");
    expect(error?.error?.message).toContain("downloadable template");
    expect(others).toEqual([]);
    for (const row of rows.filter(({ status }) => status === "completed")) {
      expect(row.count).toBe(row.total);
      expect(row.completed_at).toBeGreaterThan(row.created_at);
    }
  });

  test("H15: the list is sorted newest first, with new uploads before the history", async () => {
    const backend = await openBackend();
    for (const id of ["first", "second"]) {
      backend.clock.pass(1000);
      await upload(backend, csvOf(1), id);
    }
    const { rows } = await list(backend);
    expect(rows.slice(0, 2).map((row) => row.upload_id)).toEqual(["second", "first"]);
    const times = rows.map((row) => row.created_at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  test("the administrator's list is empty, and users do not see each other's uploads", async () => {
    const agent = await openBackend();
    await upload(agent, csvOf(1));
    const other = await openBackend({ store: agent.store, defaultUser: "administrator" });
    expect(await list(other)).toEqual({ rows: [], total: 0, message: "" });
  });

  test("the list has the member names of 1 §3", async () => {
    const answer = await (await openBackend()).callJson("listBulk", { body });
    expect(Object.keys(Object(Object(answer).data))).toEqual([
      "rows",
      "total",
      "message",
      "address",
      "flag",
    ]);
  });
});

describe("the lists of the demo's users", () => {
  test("the list of bulk-long has 10,000 uploads, each with results, and is limited in rows", async () => {
    const backend = await openBackend({ defaultUser: "bulk-long" });
    const { rows, total } = await list(backend);
    expect([rows.length, total]).toEqual([10_000, 10_000]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(10_000);
    const times = rows.map((row) => row.created_at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const [newest] = rows;
    const records = await recordsOf(await download(backend, newest?.id ?? ""));
    expect(records).toHaveLength(newest?.total ?? 0);
    backend.clock.pass(1000);
    await upload(backend, csvOf(1));
    const after = await list(backend);
    expect([after.rows.length, after.total]).toEqual([10_000, 10_001]);
    expect(after.rows[0]?.upload_id).toBe("upload-1");
  });

  test("the list of bulk-slow delays each answer", async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const backend = await openBackend({ defaultUser: "bulk-slow", wait });
    expect((await list(backend)).total).toBe(13);
    expect(waits).toEqual([8000]);
  });

  test("the list of bulk-failing fails two of three times", async () => {
    const backend = await openBackend({ defaultUser: "bulk-failing" });
    const statuses: number[] = [];
    for (let calls = 0; calls < 6; calls += 1) {
      statuses.push((await backend.call("listBulk", { body, unchecked: true })).status);
    }
    expect(statuses).toEqual([500, 504, 200, 500, 504, 200]);
  });

  test("the list of bulk-wrong-types has numbers as strings in rows that remain a list", async () => {
    const backend = await openBackend({ defaultUser: "bulk-wrong-types" });
    const answer = await backend.callJson("listBulk", { body, unchecked: true });
    expect(answer).toHaveProperty("data.rows.12.total", "12");
    expect(answer).toHaveProperty("data.rows.12.created_at", "1749477731");
    expect(answer).toHaveProperty("data.flag", "0");
  });

  test("the list of bulk-hostile has markup in displayed texts, and its results can still be downloaded", async () => {
    const backend = await openBackend({ defaultUser: "bulk-hostile" });
    const answer = await backend.callJson("listBulk", { body, unchecked: true });
    for (const path of ["data.rows.1.orig.filename", "data.rows.0.error.message", "data.message"]) {
      expect(answer).toHaveProperty(path, expect.stringContaining("<script>"));
    }
    expect(answer).toHaveProperty("data.rows.1.status", "completed");
    expect(answer).toHaveProperty("data.rows.1.id", "bulk-hostile-12");
    expect((await download(backend, "bulk-hostile-12")).status).toBe(200);
  });

  test("the list of bulk-message is empty and gives a reason, with markup", async () => {
    const backend = await openBackend({ defaultUser: "bulk-message" });
    const { rows, message } = await list(backend);
    expect(rows).toEqual([]);
    expect(message).toContain("<script>");
  });
});

test("the users of the lists can sign in", async () => {
  const backend = await openBackend();
  for (const { user } of bulkPeople) {
    expect(await backend.store.users.get(user.id)).toEqual(user);
    expect(findBulkPerson(user.id)?.user).toBe(user);
  }
  expect(findBulkPerson("agent")).toBeNull();
});
