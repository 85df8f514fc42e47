import { expect, onTestFinished, test } from "vitest";
import { openModel } from "./open-model.ts";

const call = "GET /callback/site-search";
const about = { attributes: { keys: "about" } };

test.fails("an unexpected call fails the test", async () => {
  const screen = await openModel("site-search", { ...about, answers: {} });
  await screen.answered();
});

test.fails("a call that the backend does not know fails the test", async () => {
  const { core, answered } = await openModel("site-search");
  void core.ports.http("/unknown", {});
  await answered();
});

test.fails("an unexpected beacon fails the test", async () => {
  const { core } = await openModel("site-search", { answers: {} });
  core.ports.beacon("/unknown", new URLSearchParams());
});

test("`Response.error()` is a failed connection", async () => {
  const { core } = await openModel("site-search", { answers: { [call]: () => Response.error() } });
  await expect(core.ports.http("/callback/site-search", {})).rejects.toThrow(TypeError);
});

test("an aborted call rejects with the reason of its signal, and `answered` does not wait for the call", async () => {
  const { core, calls, answered } = await openModel("site-search", {
    answers: { [call]: () => new Promise(() => {}) },
  });
  const abort = new AbortController();
  const answer = core.ports.http("/callback/site-search", { signal: abort.signal });
  const reason = new Error("Left.");
  abort.abort(reason);
  await expect(answer).rejects.toBe(reason);
  expect(calls.at(-1)?.signal.aborted).toBe(true);
  const { length } = calls;
  await expect(core.ports.http("/callback/site-search", { signal: abort.signal })).rejects.toBe(
    reason,
  );
  expect(calls).toHaveLength(length);
  await answered();
});

test("models of one page share its core, and those of two pages share nothing", async () => {
  const first = await openModel("site-search");
  const second = await openModel("site-search", { beside: first });
  const other = await openModel("site-search");
  expect(second.core).toBe(first.core);
  expect(second.page).toBe(first.page);
  first.browser.content.set("key", "value");
  expect(other.browser.content.has("key")).toBe(false);
  expect(other.core).not.toBe(first.core);
});

test("a pending wait ends with the test in which it began", async () => {
  const waits: Promise<void>[] = [];
  // Registered first, so that it runs last.
  onTestFinished(async () => {
    const reason = new Error("The test ended before the condition held.");
    expect(await Promise.allSettled(waits)).toEqual(Array(3).fill({ status: "rejected", reason }));
  });
  const { until, answered, advanceUntil } = await openModel("site-search", {
    ...about,
    answers: { [call]: () => new Promise(() => {}) },
  });
  waits.push(
    until(() => false),
    answered(),
    advanceUntil(() => false),
  );
});
