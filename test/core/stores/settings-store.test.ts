import { describe, expect, test } from "vitest";
import { createHttpClient } from "../../../src/core/api/http-client.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { effect } from "../../../src/core/signals.ts";
import { createSettingsStore, scoutAccessOf } from "../../../src/core/stores/settings-store.ts";
import { createFakeHttp, createFakePorts, deferred, settle } from "../../support/fake-ports.ts";

const settingsOf = (...capabilities: readonly string[]) =>
  Response.json({ data: { settings: { capabilities } } });
const busy = () => new Response("", { status: 503 });

/** A store whose calls wait until the test answers them, in any order. */
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
  const settings = createSettingsStore(client, ports.report);
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
    kind: () => settings.state.value.kind,
    async answer(index: number, response: Response) {
      answers[index]?.resolve(response);
      await settle();
    },
  };
}

describe("the access flag", () => {
  test("C7: unknown until the settings are there, then true", async () => {
    const { settings, access, answer, seen } = open();
    expect(access.value).toBeNull();
    void settings.load();
    await settle();
    expect(access.value).toBeNull();
    await answer(0, settingsOf("scout:access"));
    expect(access.value).toBe(true);
    expect(seen).toEqual([null, true]);
  });

  test("C7: false without the capability", async () => {
    const { settings, access, answer } = open();
    void settings.load();
    await settle();
    await answer(0, settingsOf("scout:accessories", "SCOUT:ACCESS"));
    expect(access.value).toBe(false);
  });

  test("C7: settings that failed give no capability", async () => {
    const { settings, access, answer } = open();
    void settings.load();
    await settle();
    await answer(0, busy());
    expect(settings.state.value.kind).toBe("failed");
    expect(access.value).toBe(false);
  });

  test.for(["scout:access", "toString", ""])("C7: %j of failed settings is false", async (name) => {
    const { settings, answer } = open();
    expect(settings.hasCapability(name)).toBeNull();
    void settings.load();
    await settle();
    await answer(0, Response.json({ data: "no settings" }));
    expect(settings.hasCapability(name)).toBe(false);
  });
});

describe("loading", () => {
  test("is done once for all who ask", async () => {
    const { settings, answer, calls } = open();
    const asked = [settings.load(), settings.load()];
    await settle();
    await answer(0, settingsOf());
    await Promise.all(asked);
    await settings.load();
    expect(calls).toHaveLength(1);
  });

  test("B16: a failure shows at once, and one more try follows in the background", async () => {
    const { settings, answer, calls, kind, access, reports } = open();
    void settings.load();
    await settle();
    await answer(0, busy());
    expect(kind()).toBe("failed");
    expect(calls).toHaveLength(2);
    await answer(1, settingsOf("scout:access"));
    expect(access.value).toBe(true);
    expect(reports).toEqual(["settings-failed"]);
  });

  test("B16: two failures are enough", async () => {
    const { settings, answer, calls, kind } = open();
    const loaded = settings.load();
    await settle();
    await answer(0, busy());
    await answer(1, busy());
    await loaded;
    await settings.load();
    expect(kind()).toBe("failed");
    expect(calls).toHaveLength(2);
  });
});

describe("reloading", () => {
  test("does nothing where nobody asked before", async () => {
    const { settings, calls } = open();
    await settings.reload();
    expect(calls).toEqual([]);
  });

  test("keeps what is shown until the answer comes", async () => {
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

  test("C7: what one person may do is not left to the next when it fails", async () => {
    const { settings, answer, access, kind } = open();
    void settings.load();
    await settle();
    await answer(0, settingsOf("scout:access"));
    void settings.reload();
    await settle();
    await answer(1, busy());
    expect(kind()).toBe("failed");
    expect(access.value).toBe(false);
  });

  test("M9: a late answer for the person before is dropped", async () => {
    const { settings, answer, access } = open();
    void settings.load();
    await settle();
    void settings.reload();
    await settle();
    await answer(1, settingsOf());
    await answer(0, settingsOf("scout:access"));
    expect(access.value).toBe(false);
  });

  test("M9: a late failure for the person before is dropped, and not tried again", async () => {
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

test("what was saved is adopted: the branding changes, what one may do and who one is stay", async () => {
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
