import { describe, expect, test } from "vitest";
import { createHttpClient } from "../../../../src/core/api/http-client.ts";
import { defaultConfig } from "../../../../src/core/config.ts";
import { effect } from "../../../../src/core/signals.ts";
import {
  createSettingsStore,
  scoutAccessOf,
  scoutGateOf,
} from "../../../../src/core/stores/page/settings-store.ts";
import { createFakeHttp, createFakePorts, deferred, settle } from "../../../support/fake-ports.ts";

const settingsOf = (...capabilities: readonly string[]) =>
  Response.json({ data: { settings: { capabilities } } });
const busy = () => new Response("", { status: 503 });

/** Creates a store whose calls wait until the test answers them, in any order. */
function open() {
  const answers: ReturnType<typeof deferred<Response>>[] = [];
  const { http, calls } = createFakeHttp(() => {
    const answer = deferred<Response>();
    answers.push(answer);
    return answer.promise;
  });
  const ports = createFakePorts({ http });
  const session = { usableToken: () => Promise.resolve(null), refuse: () => {} };
  const client = createHttpClient(defaultConfig, ports, session);
  const settings = createSettingsStore(client, ports, async () => null);
  const access = scoutAccessOf(settings);
  const seen: (boolean | null)[] = [];
  effect(() => {
    seen.push(access.value);
  });
  return {
    settings,
    access,
    seen,
    calls,
    reports: ports.reports,
    clock: ports.clock,
    gate: scoutGateOf(settings),
    kind: () => settings.state.value.kind,
    async fail(index: number) {
      answers[index]?.reject(new TypeError("Failed to fetch"));
      await settle();
    },
    async answer(index: number, response: Response) {
      answers[index]?.resolve(response);
      await settle();
    },
  };
}

describe("the access flag", () => {
  test("C7: access is unknown until the settings are loaded, then true", async () => {
    const { settings, access, answer, seen } = open();
    expect(access.value).toBeNull();
    void settings.load();
    await settle();
    expect(access.value).toBeNull();
    await answer(0, settingsOf("scout:access"));
    expect(access.value).toBe(true);
    expect(seen).toEqual([null, true]);
  });

  test("C7: access is false without the capability", async () => {
    const { settings, access, answer } = open();
    void settings.load();
    await settle();
    await answer(0, settingsOf("scout:accessories", "SCOUT:ACCESS"));
    expect(access.value).toBe(false);
  });

  test.each([401, 403])("C18: settings answered %i are a final refusal", async (status) => {
    const { settings, access, gate, answer, calls, clock } = open();
    const loaded = settings.load();
    await settle();
    await answer(0, new Response("", { status }));
    await loaded;
    expect([access.value, gate.value]).toEqual([false, false]);
    expect(clock.pending()).toBe(0);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ["5xx", busy],
    ["a network that fails", null],
    ["what cannot be read", () => Response.json({ data: "no settings" })],
    ["no JSON", () => new Response("<p>")],
  ])("C18: %s is not a refusal, and is retried after one and three seconds", async (_what, bad) => {
    const { settings, access, gate, answer, fail, calls, clock, seen } = open();
    const loaded = settings.load();
    await settle();
    const go = (index: number) => (bad === null ? fail(index) : answer(index, bad()));
    await go(0);
    expect(gate.value).toBeNull();
    clock.advance(999);
    await settle();
    expect(calls).toHaveLength(1);
    clock.advance(1);
    await settle();
    expect(calls).toHaveLength(2);
    await go(1);
    expect(gate.value).toBeNull();
    clock.advance(2999);
    await settle();
    expect(calls).toHaveLength(2);
    clock.advance(1);
    await settle();
    await go(2);
    await loaded;
    expect(calls).toHaveLength(3);
    expect(gate.value).toMatchObject({ kind: "failed", isFinal: true });
    expect([access.value, ...seen]).toEqual([null, null]);
    expect(clock.pending()).toBe(0);
  });

  test("C18: a reload tries three times, and recovers", async () => {
    const { settings, gate, answer, calls, clock } = open();
    const fails = async (from: number) => {
      for (const [index, delayMs] of [0, 1000, 3000].entries()) {
        clock.advance(delayMs);
        await settle();
        await answer(from + index, busy());
      }
    };
    void settings.load();
    await settle();
    await fails(0);
    expect(gate.value).toMatchObject({ isFinal: true });
    void settings.reload();
    expect(gate.value).toBeNull();
    await settle();
    await fails(3);
    expect(gate.value).toMatchObject({ isFinal: true });
    void settings.reload();
    await settle();
    await answer(6, settingsOf("scout:access"));
    expect(gate.value).toBe(true);
    expect(calls).toHaveLength(7);
  });

  test.for(["scout:access", "toString", ""])(
    "C7: access is false if the settings fail with %j",
    async (name) => {
      const { settings, answer } = open();
      expect(settings.hasCapability(name)).toBeNull();
      void settings.load();
      await settle();
      await answer(0, Response.json({ data: "no settings" }));
      expect(settings.hasCapability(name)).toBe(false);
    },
  );
});

describe("loading", () => {
  test("the settings are loaded once for all callers", async () => {
    const { settings, answer, calls } = open();
    const asked = [settings.load(), settings.load()];
    await settle();
    await answer(0, settingsOf());
    await Promise.all(asked);
    await settings.load();
    expect(calls).toHaveLength(1);
  });

  test("B16: a failure is shown at once, and retries follow in the background", async () => {
    const { settings, answer, kind, access, reports, clock } = open();
    void settings.load();
    await settle();
    await answer(0, busy());
    expect(kind()).toBe("failed");
    clock.advance(1000);
    await settle();
    await answer(1, settingsOf("scout:access"));
    expect(access.value).toBe(true);
    expect(reports).toEqual(["settings-failed: 503"]);
    expect(clock.pending()).toBe(0);
  });
});

describe("reloading", () => {
  test("a reload does nothing before the first load", async () => {
    const { settings, calls } = open();
    await settings.reload();
    expect(calls).toEqual([]);
  });

  test("a reload keeps the current settings until the answer", async () => {
    const { settings, answer, seen } = open();
    void settings.load();
    await settle();
    await answer(0, settingsOf("scout:access"));
    void settings.reload();
    await settle();
    expect(seen).toEqual([null, true]);
    await answer(1, settingsOf());
    expect(seen).toEqual([null, true, false]);
  });

  test("C7: a failed reload does not give the next user the capabilities of the previous one", async () => {
    const { settings, answer, access, kind } = open();
    void settings.load();
    await settle();
    await answer(0, settingsOf("scout:access"));
    void settings.reload();
    await settle();
    await answer(1, busy());
    expect(kind()).toBe("failed");
    expect(access.value).toBeNull();
  });

  test("X8: access is unknown while the new user is unknown; a failure keeps the user, and an answer names the next", async () => {
    const { settings, answer, access } = open();
    const of = (email: string) =>
      Response.json({ data: { settings: { email, capabilities: ["scout:access"] } } });
    void settings.load();
    await settle();
    expect(settings.person.value).toBeNull();
    await answer(0, of(" Ada@Example.com "));
    expect([settings.person.value, access.value]).toEqual(["ada@example.com", true]);
    void settings.reload();
    await settle();
    await answer(1, busy());
    expect(settings.person.value).toBe("ada@example.com");
    void settings.reload();
    await settle();
    await answer(2, of("ada@example.com"));
    settings.forgetPerson();
    expect([settings.person.value, access.value]).toEqual([null, null]);
    void settings.reload();
    await settle();
    await answer(3, of("bob@example.com"));
    expect([settings.person.value, access.value]).toEqual(["bob@example.com", true]);
  });

  test("M9: a late answer for the previous user is dropped", async () => {
    const { settings, answer, access } = open();
    void settings.load();
    await settle();
    void settings.reload();
    await settle();
    await answer(1, settingsOf());
    await answer(0, settingsOf("scout:access"));
    expect(access.value).toBe(false);
  });

  test("M9: a late failure for the previous user is dropped and not retried", async () => {
    const { settings, answer, access, calls, reports } = open();
    void settings.load();
    await settle();
    void settings.reload();
    await settle();
    await answer(1, settingsOf("scout:access"));
    await answer(0, busy());
    expect(access.value).toBe(true);
    expect(calls).toHaveLength(2);
    expect(reports).toEqual([]);
  });
});

test("M9: after dispose a late failure is neither reported nor retried", async () => {
  const { settings, answer, calls, reports, clock } = open();
  void settings.load();
  await settle();
  settings.dispose();
  await answer(0, busy());
  expect(calls).toHaveLength(1);
  expect(reports).toEqual([]);
  expect(clock.pending()).toBe(0);
});

test("a saved branding is applied, and capabilities and the user stay", async () => {
  const store = open();
  const branding = {
    siteColor: "#aabbcc, 1",
    buttonTextColor: "#000000, 1",
    navigationLogo: null,
    primaryLogo: null,
  };
  store.settings.adopt(branding);
  expect(store.kind()).toBe("unknown");
  void store.settings.load();
  await settle();
  await store.answer(0, settingsOf("scout:access"));
  store.settings.adopt(branding);
  expect(store.settings.state.value).toMatchObject({ kind: "ready", settings: branding });
  expect(store.access.value).toBe(true);
  expect(store.calls).toHaveLength(1);
});
