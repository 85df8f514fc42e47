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
  /** What a look finds that no frame has reported yet. */
  const unseen: { isDisplayed?: boolean } = {};
  const look = () => {
    isDisplayed.value = unseen.isDisplayed ?? isDisplayed.peek();
  };
  const waiting: (() => void)[] = [];
  const whenIdle = (act: () => void) => void waiting.push(act);
  /** The page has time. */
  const rest = () => {
    for (const act of waiting.splice(0)) act();
  };
  const core = createHeldCore(shared, { isDisplayed, look, whenIdle });
  return { core, shared, isDisplayed, unseen, clock, calls, rest };
}

const endpoint = endpoints.loadSettings;

/** Runs all pending promises, and loads what they load. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await settlePromises();
}

test("W20: a call leaves once the screen is displayed", async () => {
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

test("W20: a call before the frame in which the screen is known to be hidden waits, too", async () => {
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

test("W20: so does a timer that becomes due before it", async () => {
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

test("a call that is aborted meanwhile never leaves", async () => {
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

test("W20: what comes while the screen is out of sight is read once it is displayed and the page has time", async () => {
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
  // As long as the person is elsewhere: longer than a server may take.
  clock.advance(1_000_000);
  await settle();
  expect(read).toEqual([]);
  isDisplayed.value = true;
  await settle();
  expect(read).toEqual([]);
  // It was displayed for a moment.
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

test("an answer that waits for its screen is not read once its call is aborted", async () => {
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
] as const)("%s is read wherever the person is", async (_, one, request) => {
  const answer = deferred<Response>();
  const { core, isDisplayed } = hold(() => answer.promise);
  isDisplayed.value = true;
  const reading = core.client.receive(one, request, (response) => response.text());
  await settle();
  isDisplayed.value = false;
  answer.resolve(new Response("whole"));
  expect(await reading).toBe("whole");
});

test("W20: a timer that was due runs once it is displayed and the page has time, unless it was cancelled", async () => {
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

test("a service belongs to all screens and waits for none", async () => {
  const { core, shared, calls } = hold();
  const service = core.service("probe", ({ client }) => ({
    forget: () => {},
    call: () => client.send(endpoint),
  }));
  expect(shared.service("probe", () => ({ forget: () => {} }))).toBe(service);
  await service.call();
  expect(calls).toHaveLength(1);
});

test("W20: a value changes while the screen is displayed", () => {
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
