/** The settings that the device saves for the next visit (decisions C7, X8). */
import { describe, expect, test } from "vitest";
import { suggestAddresses } from "../../../../src/core/api/address-suggestions.ts";
import { endpoints } from "../../../../src/core/api/endpoints.ts";
import { suggestProviders } from "../../../../src/core/api/keyword-suggestions.ts";
import { type Config, defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import type { KeyValueStorage } from "../../../../src/core/ports.ts";
import { scoutAccessOf, scoutGateOf } from "../../../../src/core/stores/page/settings-store.ts";
import { parseRecord, type UnknownRecord } from "../../../../src/core/values/record.ts";
import {
  aUserAgent,
  createFakeBrowser,
  createFakeHttp,
  createFakePorts,
  deferred,
  nowSeconds,
  settle,
} from "../../../support/fake-ports.ts";
import { makeToken } from "../../../support/make-token.ts";

const key = "scout_settings ";
const tokenKey = "app-portal_access_token";
const tokenOf = (sub: string, secondsLeft = 9 * 86_400) =>
  makeToken({ iat: nowSeconds - 86_400, exp: nowSeconds + secondsLeft, ura: aUserAgent, sub });
const ada = tokenOf("ada");
const hourMs = 3_600_000;

const settingsOf = (...capabilities: readonly string[]) =>
  Response.json({
    data: { settings: { email: "ada@example.com", siteName: "Ada's", capabilities } },
  });
const allowed = () => settingsOf("scout:access");
const busy = () => new Response("", { status: 503 });

const suggestion = { query: "12 Main", lookupToken: null, nowMs: 0 };
const blocked: KeyValueStorage = {
  read: () => null,
  write() {},
  remove() {},
  keys: () => [],
  subscribe: () => () => {},
};

/** Simulates a device with a signed-in user. Its server answers when the test calls `answer`. */
function createMachine(token: string | null = ada) {
  const device = createFakeBrowser(token === null ? {} : { [tokenKey]: token });

  function open(
    config: Partial<Config> = {},
    storage: KeyValueStorage = device.tab(),
    afterMs = 0,
  ) {
    const answers: ReturnType<typeof deferred<Response>>[] = [];
    const { http, calls } = createFakeHttp(({ url }) => {
      if (!url.includes("settings")) return Response.json({ data: [] });
      const answer = deferred<Response>();
      answers.push(answer);
      return answer.promise;
    });
    const ports = createFakePorts({ http, storage });
    ports.clock.advance(afterMs);
    const core = createCore({ ...defaultConfig, ...config }, ports);
    const { settings } = core;
    return {
      ...core,
      clock: ports.clock,
      gate: scoutGateOf(settings),
      access: scoutAccessOf(settings),
      /** Paths of the calls so far. */
      calls: () => calls.map(({ url }) => new URL(url, "https://x").pathname),
      async load() {
        void settings.load();
        await settle();
      },
      async answer(response: Response, index = answers.length - 1) {
        answers[index]?.resolve(response);
        await settle();
      },
    };
  }

  return {
    device,
    open,
    /** The first visit saves the settings. */
    async visit(answer = allowed(), config: Partial<Config> = {}) {
      const page = open(config);
      await page.load();
      await page.answer(answer);
      page.dispose();
    },
    keptKeys: () => [...device.content.keys()].filter((one) => one.startsWith("scout_settings")),
  };
}

test("C7: the second visit shows the settings of the first one, and then the answer", async () => {
  const machine = createMachine();
  await machine.visit();
  const page = machine.open();
  expect([page.gate.value, page.settings.early.value]).toEqual([null, null]);
  await page.load();
  expect(page.settings.shown.value).toMatchObject({
    kind: "ready",
    settings: { siteName: "Ada's", capabilities: ["scout:access"] },
  });
  expect([page.gate.value, page.access.value]).toEqual([true, null]);
  // Only the server identifies the user.
  expect([page.settings.state.value.kind, page.settings.person.value]).toEqual(["unknown", null]);
  expect(page.calls()).toEqual(["/api/v1/site-connector/settings"]);
  await page.answer(
    Response.json({
      data: {
        settings: { email: "ada@example.com", siteName: "New", capabilities: ["scout:access"] },
      },
    }),
  );
  expect(page.settings.shown.value).toBe(page.settings.state.value);
  expect(page.settings.shown.value).toMatchObject({ settings: { siteName: "New" } });
  expect([page.gate.value, page.access.value]).toEqual([true, true]);
  page.dispose();
  const third = machine.open();
  await third.load();
  expect(third.settings.early.value?.siteName).toBe("New");
});

describe("C7: a lost capability", () => {
  test.each([
    ["an answer without it", () => settingsOf("other")],
    ["an answer of 401", () => new Response("", { status: 401 })],
    ["an answer of 403", () => new Response("", { status: 403 })],
  ])("%s closes the screen without a call, and is not saved", async (_what, answer) => {
    const machine = createMachine();
    await machine.visit();
    const page = machine.open();
    await page.load();
    const suggested = suggestAddresses(page.client, suggestion).catch((error: Error) => error.name);
    await settle();
    expect(page.calls()).toHaveLength(1);
    await page.answer(answer());
    // After a refused token, the page requests the settings again without it.
    if (page.calls().length > 1) await page.answer(answer());
    expect(page.gate.value).toBe(false);
    expect(await suggested).toBe("AbortError");
    expect(page.calls().filter((path) => !path.endsWith("/settings"))).toEqual([]);
    page.dispose();
    const next = machine.open();
    await next.load();
    expect(next.gate.value).toBeNull();
  });

  test("a restored capability opens the screen again", async () => {
    const machine = createMachine();
    await machine.visit(settingsOf("other"));
    const page = machine.open();
    await page.load();
    // Saved settings do not deny access.
    expect(page.gate.value).toBeNull();
    await page.answer(allowed());
    expect(page.gate.value).toBe(true);
  });
});

describe("C6: a Scout call of a screen that early settings opened", () => {
  test("a Scout call waits for the answer, and is sent if the answer still allows it", async () => {
    const machine = createMachine();
    await machine.visit();
    const page = machine.open();
    await page.load();
    const suggested = suggestAddresses(page.client, suggestion);
    await settle();
    expect(page.calls()).toHaveLength(1);
    await page.answer(allowed());
    expect(await suggested).toMatchObject({ rows: [] });
    expect(page.calls()).toHaveLength(2);
  });

  test("a Scout call that waits rejects when its signal aborts", async () => {
    const machine = createMachine();
    await machine.visit();
    const page = machine.open();
    await page.load();
    const abort = new AbortController();
    const suggested = suggestAddresses(page.client, suggestion, abort.signal);
    abort.abort(new Error("typed on"));
    await expect(suggested).rejects.toThrow("typed on");
    await page.answer(allowed());
    expect(page.calls()).toHaveLength(1);
  });

  test("only Scout calls wait, and only if settings are saved", async () => {
    const machine = createMachine();
    const first = machine.open();
    await first.load();
    await suggestAddresses(first.client, suggestion);
    expect(first.calls()).toHaveLength(2);
    await first.answer(allowed());
    const page = machine.open();
    await page.load();
    await suggestProviders(page.client, "co");
    expect(page.calls()).toHaveLength(2);
  });
});

test("C18: the screen stays while the settings are retried, and fails with the last retry", async () => {
  const machine = createMachine();
  await machine.visit();
  const page = machine.open();
  await page.load();
  const suggested = suggestAddresses(page.client, suggestion).catch((error: Error) => error.name);
  for (const delayMs of [1000, 3000]) {
    await page.answer(busy());
    expect(page.gate.value).toBe(true);
    page.clock.advance(delayMs);
    await settle();
  }
  await page.answer(busy());
  expect(page.gate.value).toMatchObject({ kind: "failed", isFinal: true });
  expect(await suggested).toBe("AbortError");
  expect(page.calls()).toHaveLength(3);
});

describe("X8: saved settings are not shown to another user", () => {
  const others: Readonly<Record<string, (machine: ReturnType<typeof createMachine>) => void>> = {
    "the token of another user": ({ device }) => device.tab().write(tokenKey, tokenOf("bob")),
    "another token of the user, whose capabilities may differ": ({ device }) =>
      device.tab().write(tokenKey, tokenOf("ada", 7200)),
    "no token, because a cookie may belong to any user": ({ device }) => {
      for (const one of [tokenKey, "state"]) device.tab().remove(one);
    },
    "another visit": ({ device }) => device.tab().write("scout_visit", "another"),
  };

  test.each(Object.entries(others))("saved settings are not shown to %s", async (_what, change) => {
    const machine = createMachine();
    await machine.visit();
    change(machine);
    const page = machine.open();
    await page.load();
    expect([page.gate.value, page.settings.early.value]).toEqual([null, null]);
  });

  test("saved settings are not shown to the same user with an expired token", async () => {
    const machine = createMachine(tokenOf("ada", 3600));
    await machine.visit();
    const page = machine.open({}, machine.device.tab(), 2 * hourMs);
    await page.load();
    expect(page.gate.value).toBeNull();
  });

  test("saved settings are not shown to the same user with a refused token", async () => {
    const machine = createMachine();
    await machine.visit();
    const page = machine.open();
    await page.load();
    expect(page.gate.value).toBe(true);
    await page.answer(new Response("", { status: 401 }));
    // The page requests the settings again without the token.
    expect(page.calls()).toHaveLength(2);
    expect(page.gate.value).toBeNull();
  });

  test("saved settings are not shown to a user of another API base", async () => {
    const machine = createMachine();
    await machine.visit();
    const page = machine.open({ apiBase: "/other" });
    await page.load();
    expect(page.gate.value).toBeNull();
  });

  test.each<readonly [string, (machine: ReturnType<typeof createMachine>) => void]>([
    ["another person's token", ({ device }) => device.tab().write(tokenKey, tokenOf("bob"))],
    ["a sign-out", ({ open }) => open().session.signOut()],
  ])("%s in another tab, while the screen is shown", async (_what, change) => {
    const machine = createMachine();
    await machine.visit();
    const page = machine.open();
    await page.load();
    const suggested = suggestAddresses(page.client, suggestion).catch((error: Error) => error.name);
    change(machine);
    await settle();
    expect([page.gate.value, page.settings.early.value]).toEqual([null, null]);
    expect(await suggested).toBe("AbortError");
  });

  test("settings of a user without a name or without a token are not saved", async () => {
    const nameless = createMachine();
    await nameless.visit(Response.json({ data: { settings: { capabilities: ["scout:access"] } } }));
    const byCookie = createMachine(null);
    await byCookie.visit();
    expect([...nameless.keptKeys(), ...byCookie.keptKeys()]).toEqual([]);
  });
});

test("X8: a sign-out removes the settings of every API base", async () => {
  const machine = createMachine();
  await machine.visit();
  await machine.visit(allowed(), { apiBase: "/other" });
  expect(machine.keptKeys()).toHaveLength(2);
  machine.open().session.signOut();
  expect(machine.keptKeys()).toEqual([]);
});

test("a changed branding is saved, too", async () => {
  const machine = createMachine();
  const first = machine.open();
  await first.load();
  await first.answer(allowed());
  first.settings.adopt({
    siteColor: "#123456, 1",
    buttonTextColor: "#FFFFFF, 1",
    primaryLogo: null,
    navigationLogo: null,
  });
  await settle();
  first.dispose();
  const page = machine.open();
  await page.load();
  expect(page.settings.early.value).toMatchObject({ siteColor: "#123456, 1", siteName: "Ada's" });
});

test.each([
  [23 * hourMs, true],
  [24 * hourMs, null],
  [-hourMs, null],
])("saved settings are shown for a day: after %i ms %s", async (afterMs, expected) => {
  const machine = createMachine();
  await machine.visit();
  const page = machine.open({}, machine.device.tab(), afterMs);
  await page.load();
  expect(page.gate.value).toBe(expected);
});

describe("unreadable settings are treated as missing", () => {
  const changed = (change: (stored: UnknownRecord) => object) => (text: string) =>
    JSON.stringify(change(parseRecord(text)));
  const withEntry = (members: object) =>
    changed((stored) => ({ ...stored, entries: [{ ...Object(stored.entries)[0], ...members }] }));

  test.each<readonly [string, (text: string) => string]>([
    ["no JSON", () => "{"],
    ["no record", () => "[]"],
    [
      "the answer to another version",
      changed(({ era, ...stored }) => ({ ...stored, era: `${era}.1` })),
    ],
    ["no entries", changed((stored) => ({ ...stored, entries: null }))],
    ["an entry that is none", changed((stored) => ({ ...stored, entries: [7] }))],
    ["no time", withEntry({ atMs: undefined })],
    ["no owner", withEntry({ owner: undefined })],
    ["no name", withEntry({ name: undefined })],
  ])("settings that are unreadable are treated as missing: %s", async (_what, change) => {
    const machine = createMachine();
    await machine.visit();
    const entry = machine.device.content.get(key) ?? "";
    machine.device.content.set(key, change(entry));
    const page = machine.open();
    await page.load();
    expect([page.gate.value, page.settings.early.value]).toEqual([null, null]);
    await page.answer(allowed());
    expect(page.gate.value).toBe(true);
    // The entry is complete again.
    expect(machine.device.content.get(key)).toBe(entry);
  });
});

test("settings that would fill the storage are not saved", async () => {
  const machine = createMachine();
  const primaryLogo = `data:image/png;base64,${"A".repeat(300_000)}`;
  const settings = { email: "ada@example.com", primary_logo: primaryLogo };
  await machine.visit();
  await machine.visit(Response.json({ data: { settings } }));
  expect(machine.keptKeys()).toEqual([]);
});

test("with blocked storage, each visit is like the first one", async () => {
  const machine = createMachine();
  for (let visit = 0; visit < 2; visit += 1) {
    const page = machine.open({}, blocked);
    await page.load();
    expect(page.gate.value).toBeNull();
    await page.answer(allowed());
    expect(page.gate.value).toBe(true);
  }
});

test("C6: exactly the calls of Scout are marked", () => {
  const marked = Object.entries(endpoints).filter(([, { needsScout }]) => needsScout);
  expect(marked.map(([name]) => name)).toEqual([
    "suggestAddresses",
    "startLookup",
    "advanceBatch",
    "advanceSandboxBatch",
    "uploadBulk",
    "listBulk",
    "downloadBulkTemplate",
    "downloadBulkResults",
    "searchPricing",
    "printPricing",
    "downloadPricing",
    "createContract",
    "listContracts",
    "loadContract",
    "downloadContract",
  ]);
});
