import { expect, test } from "vitest";
import { endpoints } from "../../../src/core/api/endpoints.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { signal } from "../../../src/core/signals.ts";
import { createHeldCore, heldSignal } from "../../../src/core/stores/held-core.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { createFakeHttp, createFakePorts, settle } from "../../support/fake-ports.ts";

function hold() {
  const { http, calls } = createFakeHttp();
  const clock = createFakeClock();
  const shared = createCore(defaultConfig, { ...createFakePorts({ http }), clock });
  const isDisplayed = signal(false);
  /** What a look finds that no frame has reported yet. */
  const unseen: { isDisplayed?: boolean } = {};
  const look = () => {
    isDisplayed.value = unseen.isDisplayed ?? isDisplayed.peek();
  };
  const core = createHeldCore(shared, { isDisplayed, look });
  return { core, shared, isDisplayed, unseen, clock, calls };
}

const endpoint = endpoints.loadSettings;

test("ZB22: a call leaves once the screen is displayed", async () => {
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

test("ZB22: a call before the frame in which the screen is known to be hidden waits, too", async () => {
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

test("ZB22: so does a timer that becomes due before it", async () => {
  const { core, isDisplayed, unseen, clock } = hold();
  const acts: string[] = [];
  isDisplayed.value = true;
  core.ports.clock.after(10, () => acts.push("due"));
  unseen.isDisplayed = false;
  clock.advance(10);
  expect(acts).toEqual([]);
  isDisplayed.value = true;
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

test("ZB22: a timer that was due runs once the screen is displayed, unless it was cancelled", () => {
  const { core, isDisplayed, clock } = hold();
  const acts: string[] = [];
  const { after } = core.ports.clock;
  after(10, () => acts.push("due"));
  const cancelEarly = after(10, () => acts.push("cancelled early"));
  const cancelLate = after(10, () => acts.push("cancelled late"));
  after(50, () => acts.push("later"));
  cancelEarly();
  clock.advance(20);
  cancelLate();
  expect(acts).toEqual([]);
  isDisplayed.value = true;
  expect(acts).toEqual(["due"]);
  isDisplayed.value = false;
  isDisplayed.value = true;
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

test("ZB22: a value changes while the screen is displayed", () => {
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
