import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createSeededStore } from "../../demo/server/index.ts";
import { formatPercentage } from "../../demo/server/lookup/advance-lookup.ts";
import { openBackend } from "./support/open-backend.ts";
import { callBatch, pollToEnd, startBatch, startBody } from "./support/run-lookup.ts";

const address = "1200 Main Street, Austin, TX 78701";
const provider = v.object({ name: v.string(), serviceability: v.optional(v.unknown()) });
const progressAnswer = v.object({
  percentage: v.string(),
  message: v.string(),
  data: v.optional(v.object({ place: v.object({ providers: v.array(provider) }) })),
});
const placeAnswer = v.object({
  data: v.object({
    place: v.object({
      providers: v.array(provider),
      location: v.object({ address: v.object({ pretty: v.string() }) }),
    }),
  }),
});

describe("a lookup", () => {
  test("a lookup advances from 0 to 100 in 6 to 10 seconds of polling, and never backwards", async () => {
    const backend = await openBackend();
    const batch = await startBatch(backend, address);
    const startedAt = backend.clock.now();
    const percentages: number[] = [];
    const messages = new Set<string>();
    while (percentages.at(-1) !== 100) {
      const answer = v.parse(progressAnswer, await (await callBatch(backend, batch, "do")).json());
      percentages.push(Number(answer.percentage));
      messages.add(answer.message);
      if (percentages.at(-1) !== 100) backend.clock.pass(500);
    }
    const seconds = (backend.clock.now() - startedAt) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(6);
    expect(seconds).toBeLessThanOrEqual(10);
    expect(percentages[0]).toBe(0);
    expect(percentages).toEqual(percentages.toSorted((one, other) => one - other));
    expect(messages.size).toBeGreaterThanOrEqual(5);
  });

  test("a lookup does not advance while the clock is stopped, however often it is polled", async () => {
    const backend = await openBackend();
    const batch = await startBatch(backend, address);
    backend.clock.pass(2345);
    const texts = [];
    for (let poll = 0; poll < 5; poll += 1) {
      texts.push(await (await callBatch(backend, batch, "do")).text());
    }
    expect(new Set(texts).size).toBe(1);
  });

  test("a lookup fills in the place: first loaders, then the carriers' answers", async () => {
    const backend = await openBackend();
    const batch = await startBatch(backend, address);
    const seen: number[] = [];
    let loaders = 0;
    for (let poll = 0; poll < 12; poll += 1) {
      const answer = v.parse(progressAnswer, await (await callBatch(backend, batch, "do")).json());
      const providers = answer.data?.place.providers ?? [];
      seen.push(providers.length);
      loaders += JSON.stringify(providers).includes('"loader"') ? 1 : 0;
      backend.clock.pass(900);
    }
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(new Set(seen).size).toBe(3);
    expect(loaders).toBeGreaterThan(0);
  });

  test("a lookup ends with the place, and then no longer exists", async () => {
    const backend = await openBackend();
    const batch = await startBatch(backend, address);
    await pollToEnd(backend, batch);
    const { place } = v.parse(
      placeAnswer,
      await (await callBatch(backend, batch, "finished")).json(),
    ).data;
    expect(place.location.address.pretty).toBe(address);
    expect(place.providers.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(place)).not.toContain('"loader"');
    expect((await callBatch(backend, batch, "finished")).status).toBe(404);
    expect((await callBatch(backend, batch, "do")).status).toBe(404);
    expect(await backend.store.lookups.count()).toBe(0);
  });

  test("a lookup is finished by only one of two concurrent calls", async () => {
    const backend = await openBackend();
    const batch = await startBatch(backend, address);
    await pollToEnd(backend, batch);
    const answers = await Promise.all([1, 2].map(() => callBatch(backend, batch, "finished")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test("a lookup continues after a restart of the backend", async () => {
    const store = await createSeededStore();
    const before = await openBackend({ store });
    const batch = await startBatch(before, address);
    before.clock.pass(3000);
    const sooner = await (await callBatch(before, batch, "do")).json();
    const after = await openBackend({ store, startAt: before.clock.now() });
    expect(await (await callBatch(after, batch, "do")).json()).toEqual(sooner);
    await pollToEnd(after, batch);
    expect((await callBatch(after, batch, "finished")).status).toBe(200);
  });

  test("a lookup always finds the same place, on either path", async () => {
    const backend = await openBackend();
    const texts = [];
    for (const name of ["advanceBatch", "advanceSandboxBatch"] as const) {
      const batch = await startBatch(backend, address);
      await pollToEnd(backend, batch);
      const { id, ...secrets } = batch;
      const query = { id, op: "finished", ...(name === "advanceSandboxBatch" && secrets) };
      const answer = await backend.call(name, { query });
      texts.push(await answer.text());
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test.each([
    ["id", "1", 404],
    ["id", "", 404],
    ["token", "wrong", 403],
    ["s", "wrong", 403],
    ["op", "stop", 400],
    ["op", "finished", 400],
  ])("finishing a lookup with %s=%j before its end is refused: %i", async (key, value, status) => {
    const backend = await openBackend();
    const batch = await startBatch(backend, address);
    const query = { ...batch, op: "do", [key]: value };
    expect((await backend.call("advanceSandboxBatch", { query })).status).toBe(status);
  });

  test("a lookup is removed after ten days without polls, when another starts", async () => {
    const backend = await openBackend();
    const old = await startBatch(backend, address);
    backend.clock.pass(864_000_001);
    await startBatch(backend, address);
    expect((await callBatch(backend, old, "do")).status).toBe(404);
    expect(await backend.store.lookups.count()).toBe(1);
  });
});

describe("the start of a lookup", () => {
  test.each(["", "   ", "Oak", "rubbish", "99999", "Main Street"])(
    "a lookup of %j is refused",
    async (text) => {
      const backend = await openBackend();
      const answer = await backend.call("startLookup", {
        query: { address: text },
        body: startBody,
      });
      expect(answer.status).toBe(422);
    },
  );

  test.each([[undefined], [{}], [{ scope: "", task: "scout_lookup" }], [{ scope: "default" }]])(
    "the body %j is refused",
    async (body) => {
      const backend = await openBackend();
      const answer = await backend.call("startLookup", {
        query: { address },
        body,
        unchecked: true,
      });
      expect(answer.status).toBe(400);
    },
  );

  test("a part of the address finds a known building", async () => {
    const backend = await openBackend();
    const [building] = await backend.store.buildings.find({ where: { state: "NV" } });
    const batch = await startBatch(backend, `${building?.street} las vegas`);
    expect((await backend.store.lookups.get(batch.id))?.building).toEqual(building);
  });
});

// The number of decimals of the platform: enough to distinguish the steps, and more to avoid an
// early 100.
test.each([
  [0, 0, "100"],
  [200, 0, "0.0"],
  [200, 75, "37.5"],
  [200, 199, "99.5"],
  [200, 199.9, "99.95"],
  [8, 3, "38"],
  [13, 10, "77"],
  [2000, 1999, "99.95"],
  [200, 200, "100"],
  [5000, 4999.9999, "99.999998"],
])("of %d steps, %d are %s percent", (total, current, text) => {
  expect(formatPercentage(total, current)).toBe(text);
});
