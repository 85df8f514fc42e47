import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { repeat } from "../../demo/server/host/repeat.ts";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { csvOf, fileOf, formOf } from "./support/bulk.ts";

test("a server processes an upload without requests", async () => {
  const store = await createSeededStore();
  let time = Date.UTC(2026, 0, 5, 12);
  const clock = { now: () => time };
  const server = await startServer({ port: 0, store, clock, options: { defaultUser: "agent" } });
  const body = formOf("over-http", fileOf(csvOf(3)));
  const answer = await fetch(`${server.url}/api/v1/scout/bulk`, { method: "POST", body });
  expect(await answer.json()).toHaveProperty("data.row.status", "pending");
  time += 60_000;
  await vi.waitFor(
    async () => {
      const [run] = await store.bulkRuns.find({ where: { upload_id: "over-http" } });
      expect(run).toMatchObject({ status: "completed", count: 3 });
    },
    { timeout: 5000 },
  );
  await server.close();
});

describe("repeated work", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("the work starts again some time after it has ended, and not while it is running", async () => {
    const ends: (() => void)[] = [];
    const stop = repeat(() => new Promise<void>((resolve) => ends.push(resolve)), 500);
    await vi.advanceTimersByTimeAsync(499);
    expect(ends).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(500);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await stop();
  });

  test("the work continues after a failure, which is logged", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const work = vi.fn(async () => {
      throw new Error("The store is locked.");
    });
    const stop = repeat(work, 500);
    await vi.advanceTimersByTimeAsync(1500);
    expect(work).toHaveBeenCalledTimes(3);
    expect(log).toHaveBeenCalledTimes(3);
    await stop();
    log.mockRestore();
  });

  test("the work stops after the current run has ended", async () => {
    const ends: (() => void)[] = [];
    const stop = repeat(() => new Promise<void>((resolve) => ends.push(resolve)), 500);
    await vi.advanceTimersByTimeAsync(500);
    const stopped = vi.fn();
    const stopping = stop().then(stopped);
    await vi.advanceTimersByTimeAsync(5000);
    expect(stopped).not.toHaveBeenCalled();
    ends[0]?.();
    await stopping;
    await vi.advanceTimersByTimeAsync(5000);
    expect(ends).toHaveLength(1);
  });
});
