import { expect, test, vi } from "vitest";
import { endpoints } from "../../../../src/core/api/endpoints.ts";
import { defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { signal } from "../../../../src/core/signals.ts";
import { createHeldCore, heldSignal } from "../../../../src/core/stores/page/held-core.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import {
  createFakeHttp,
  createFakePorts,
  deferred,
  settle as settlePromises,
} from "../../../support/fake-ports.ts";

function hold(answer = () => Promise.resolve(Response.json({}))) {
  const { http, calls } = createFakeHttp(answer);
  const clock = createFakeClock();
  const shared = createCore(defaultConfig, { ...createFakePorts({ http }), clock });
  const isDisplayed = signal(false);
  /** The visibility that the browser has not reported yet. */
  const unseen: { isDisplayed?: boolean } = {};
  const look = () => {
    isDisplayed.value = unseen.isDisplayed ?? isDisplayed.peek();
  };
  const waiting: (() => void)[] = [];
  const whenIdle = (act: () => void) => void waiting.push(act);
  /** Makes the page idle. */
  const rest = () => {
    for (const act of waiting.splice(0)) act();
  };
  const core = createHeldCore(shared, { isDisplayed, look, whenIdle });
  return { core, shared, isDisplayed, unseen, clock, calls, rest };
}

const endpoint = endpoints.loadSettings;

/** Runs all pending promises, including dynamic imports. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await settlePromises();
}

test("W20: a call is sent once the screen is displayed", async () => {
  const { core, isDisplayed, calls } = hold();
  const answers = [
    core.client.send(endpoint),
    core.client.receive(endpoint, {}, (response) => response.json()),
    core.withConfig(core.config).client.send(endpoint),
  ];
  await settle();
  expect(calls).toEqual([]);
  isDisplayed.value = true;
  await Promise.all(answers);
  expect(calls).toHaveLength(3);
  isDisplayed.value = false;
  isDisplayed.value = true;
  await settle();
  expect(calls).toHaveLength(3);
});

test("W20: a call also waits if the browser has not yet reported that the screen is hidden", async () => {
  const { core, isDisplayed, unseen, calls } = hold();
  isDisplayed.value = true;
  unseen.isDisplayed = false;
  const answer = core.client.send(endpoint);
  await settle();
  expect(calls).toEqual([]);
  isDisplayed.value = true;
  await answer;
  expect(calls).toHaveLength(1);
});

test("W20: a timer also waits if the browser has not yet reported that the screen is hidden", async () => {
  const { core, isDisplayed, unseen, clock, rest } = hold();
  const acts: string[] = [];
  isDisplayed.value = true;
  core.ports.clock.after(10, () => acts.push("due"));
  unseen.isDisplayed = false;
  clock.advance(10);
  await settle();
  expect(acts).toEqual([]);
  isDisplayed.value = true;
  await settle();
  expect(acts).toEqual([]);
  rest();
  await settle();
  expect(acts).toEqual(["due"]);
});

test("a call that is aborted while it waits is never sent", async () => {
  const { core, isDisplayed, calls } = hold();
  const abort = new AbortController();
  const answer = core.client.send(endpoint, { signal: abort.signal });
  abort.abort();
  await expect(answer).rejects.toThrow("abort");
  isDisplayed.value = true;
  await settle();
  expect(calls).toEqual([]);
});

test("a call that may outlive the page does not wait", async () => {
  const { core, calls } = hold();
  await core.client.send(endpoint, { outlivesPage: true });
  expect(calls).toHaveLength(1);
});

test("W20: an answer for a hidden screen is read once the screen is displayed and the page is idle", async () => {
  const answer = deferred<Response>();
  const { core, isDisplayed, calls, clock, rest } = hold(() => answer.promise);
  isDisplayed.value = true;
  const read: unknown[] = [];
  const reading = core.client.receive(endpoint, {}, async (response) => {
    read.push(await response.json());
    return response.headers.get("X-Page");
  });
  await settle();
  expect(calls).toHaveLength(1);
  isDisplayed.value = false;
  answer.resolve(Response.json({ rows: 424 }, { headers: { "X-Page": "one" } }));
  await settle();
  // The screen is hidden for longer than the timeout of the server.
  clock.advance(1_000_000);
  await settle();
  expect(read).toEqual([]);
  isDisplayed.value = true;
  await settle();
  expect(read).toEqual([]);
  // The screen is displayed only briefly.
  isDisplayed.value = false;
  rest();
  await settle();
  expect(read).toEqual([]);
  isDisplayed.value = true;
  await settle();
  rest();
  expect(await reading).toBe("one");
  expect(read).toEqual([{ rows: 424 }]);
});

test("a waiting answer is not read if its call is aborted", async () => {
  const { core, isDisplayed, rest } = hold();
  isDisplayed.value = true;
  const abort = new AbortController();
  const read: Response[] = [];
  const reading = core.client.receive(endpoint, { signal: abort.signal }, async (response) => {
    read.push(response);
  });
  isDisplayed.value = false;
  await settle();
  isDisplayed.value = true;
  await settle();
  abort.abort();
  rest();
  await expect(reading).rejects.toThrow("abort");
  expect(read).toEqual([]);
});

test.each([
  ["a file", endpoints.downloadReport, { path: { id: "1" } }],
  ["the answer to a change", endpoints.buildSolution, {}],
] as const)("%s is read even if the screen is hidden", async (_, one, request) => {
  const answer = deferred<Response>();
  const { core, isDisplayed } = hold(() => answer.promise);
  isDisplayed.value = true;
  const reading = core.client.receive(one, request, (response) => response.text());
  await settle();
  isDisplayed.value = false;
  answer.resolve(new Response("whole"));
  expect(await reading).toBe("whole");
});

test("W20: a due timer runs once the screen is displayed and the page is idle, unless it was cancelled", async () => {
  const { core, isDisplayed, clock, rest } = hold();
  const acts: string[] = [];
  const show = async (isNow: boolean) => {
    isDisplayed.value = isNow;
    await settle();
  };
  const { after } = core.ports.clock;
  after(10, () => acts.push("due"));
  const cancelEarly = after(10, () => acts.push("cancelled early"));
  const cancelLate = after(10, () => acts.push("cancelled late"));
  const cancelLast = after(10, () => acts.push("cancelled last"));
  after(50, () => acts.push("later"));
  cancelEarly();
  clock.advance(20);
  cancelLate();
  await settle();
  expect(acts).toEqual([]);
  await show(true);
  expect(acts).toEqual([]);
  cancelLast();
  await show(false);
  rest();
  await settle();
  expect(acts).toEqual([]);
  await show(true);
  rest();
  await settle();
  expect(acts).toEqual(["due"]);
  await show(false);
  await show(true);
  clock.advance(50);
  expect(acts).toEqual(["due", "later"]);
});

test("a shared service does not wait for a screen", async () => {
  const { core, shared, calls } = hold();
  const service = core.service("probe", ({ client }) => ({
    forget: () => {},
    call: () => client.send(endpoint),
  }));
  expect(shared.service("probe", () => ({ forget: () => {} }))).toBe(service);
  await service.call();
  expect(calls).toHaveLength(1);
});

test("W20: a value changes only while the screen is displayed", () => {
  const [source, isDisplayed] = [signal("one"), signal(true)];
  const held = heldSignal(source, isDisplayed);
  const seen: string[] = [];
  held.subscribe((value) => seen.push(value));
  isDisplayed.value = false;
  source.value = "two";
  source.value = "three";
  expect(held.peek()).toBe("one");
  isDisplayed.value = true;
  expect(seen).toEqual(["one", "three"]);
});
