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
  test("the result settles like the promise, and its listener is removed", async () => {
    const owner = new AbortController();
    await expect(unlessAborted(Promise.resolve(1), owner.signal)).resolves.toBe(1);
    await expect(unlessAborted(Promise.reject(new Error("no")), owner.signal)).rejects.toThrow(
      "no",
    );
    expect(listenersOf(owner)).toBe(0);
  });

  test("the result rejects with the reason of an abort, and its listener is removed", async () => {
    const owner = new AbortController();
    const waiting = unlessAborted(deferred<number>().promise, owner.signal);
    expect(listenersOf(owner)).toBe(1);
    owner.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    expect(listenersOf(owner)).toBe(0);
    await expect(unlessAborted(deferred().promise, owner.signal)).rejects.toThrow("left");
    expect(listenersOf(owner)).toBe(0);
  });

  test("without a signal, the result waits for the promise", async () => {
    await expect(unlessAborted(Promise.resolve(1))).resolves.toBe(1);
  });
});

describe("afterUnlessAborted with a delay", () => {
  test("the callback is called after the delay, and the listener is removed", () => {
    const owner = new AbortController();
    const clock = createFakeClock();
    const acts: string[] = [];
    afterUnlessAborted(clock, 100, () => acts.push("acted"), owner.signal);
    expect(listenersOf(owner)).toBe(1);
    clock.advance(100);
    expect([acts, listenersOf(owner)]).toEqual([["acted"], 0]);
  });

  test("after an abort, the callback is not called", () => {
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
