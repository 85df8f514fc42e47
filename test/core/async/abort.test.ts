import { getEventListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { endpoints } from "../../../src/core/api/endpoints.ts";
import { createHttpClient } from "../../../src/core/api/http-client.ts";
import { afterUnlessAborted, unlessAborted } from "../../../src/core/async/abort.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { createFakeHttp, createFakePorts, deferred } from "../../support/fake-ports.ts";

const listenersOf = ({ signal }: AbortController) => getEventListeners(signal, "abort").length;

describe("unlessAborted with a promise", () => {
  test("settles like the promise and removes its listener", async () => {
    const owner = new AbortController();
    await expect(unlessAborted(Promise.resolve(1), owner.signal)).resolves.toBe(1);
    await expect(unlessAborted(Promise.reject(new Error("no")), owner.signal)).rejects.toThrow(
      "no",
    );
    expect(listenersOf(owner)).toBe(0);
  });

  test("rejects with the reason on abort and removes its listener", async () => {
    const owner = new AbortController();
    const waiting = unlessAborted(deferred<number>().promise, owner.signal);
    expect(listenersOf(owner)).toBe(1);
    owner.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    expect(listenersOf(owner)).toBe(0);
    await expect(unlessAborted(deferred().promise, owner.signal)).rejects.toThrow("left");
    expect(listenersOf(owner)).toBe(0);
  });

  test("waits for the promise if there is no signal", async () => {
    await expect(unlessAborted(Promise.resolve(1))).resolves.toBe(1);
  });
});

describe("afterUnlessAborted with a delay", () => {
  test("calls back and removes its listener", () => {
    const owner = new AbortController();
    const clock = createFakeClock();
    const acts: string[] = [];
    afterUnlessAborted(clock, 100, () => acts.push("acted"), owner.signal);
    expect(listenersOf(owner)).toBe(1);
    clock.advance(100);
    expect([acts, listenersOf(owner)]).toEqual([["acted"], 0]);
  });

  test("does not call back after an abort", () => {
    const owner = new AbortController();
    const clock = createFakeClock();
    const acts: string[] = [];
    afterUnlessAborted(clock, 100, () => acts.push("acted"), owner.signal);
    owner.abort();
    afterUnlessAborted(clock, 100, () => acts.push("acted late"), owner.signal);
    clock.advance(200);
    expect([acts, listenersOf(owner)]).toEqual([[], 0]);
  });
});

test("many calls with a long-lived signal leave no listeners on it", async () => {
  const owner = new AbortController();
  const { http } = createFakeHttp();
  const client = createHttpClient(defaultConfig, createFakePorts({ http }), {
    usableToken: () => Promise.resolve("head.body.sig"),
    refuse: () => {},
    renewed: () => Promise.resolve(null),
  });
  for (let call = 0; call < 30; call += 1)
    await client.send(endpoints.loadSettings, { signal: owner.signal });
  expect(listenersOf(owner)).toBe(0);
});
