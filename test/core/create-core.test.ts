import { describe, expect, test, vi } from "vitest";
import { endpoints } from "../../src/core/api/endpoints.ts";
import { type Config, defaultConfig } from "../../src/core/config.ts";
import { createCore } from "../../src/core/create-core.ts";
import {
  type Answerer,
  aUserAgent,
  createFakeBrowser,
  createFakeHttp,
  createFakePorts,
  nowSeconds,
  settle,
} from "../support/fake-ports.ts";
import { makeToken } from "../support/make-token.ts";

const tokenOf = (name: string) =>
  makeToken({ iat: nowSeconds, exp: nowSeconds + 3600, ura: aUserAgent, name });

const settingsFor = (...capabilities: readonly string[]) =>
  Response.json({ data: { settings: { capabilities } } });

function open({
  config = {},
  answer = () => settingsFor(),
}: {
  readonly config?: Partial<Config>;
  readonly answer?: Answerer;
} = {}) {
  const { http, calls } = createFakeHttp(answer);
  const browser = createFakeBrowser();
  const ports = createFakePorts({ http, storage: browser.tab() });
  const core = createCore({ ...defaultConfig, ...config }, ports);
  const tokens = () => calls.map(({ headers }) => headers.get("Authorization"));
  return { core, calls, tokens, browser, ...ports };
}

const aService = () => ({ forget: () => {} });

describe("services", () => {
  test("the first request creates a service, and all others share it", () => {
    const { core } = open();
    const first = core.service("list", aService);
    expect(core.service("list", aService)).toBe(first);
    expect(core.service("other", aService)).not.toBe(first);
  });

  test("a service drops the user's data on sign-in and sign-out", () => {
    const { core } = open();
    const forget = vi.fn();
    core.service("list", () => ({ forget }));
    core.session.signIn(tokenOf("agent"), "internal");
    core.session.signOut();
    expect(forget).toHaveBeenCalledTimes(2);
  });

  test("two cores share nothing", () => {
    const [one, other] = [open().core, open().core];
    expect(one.service("list", aService)).not.toBe(other.service("list", aService));
  });
});

describe("a core with another configuration", () => {
  test("the core keeps session, settings and services, and its calls use the other brand", async () => {
    const { core, calls } = open();
    const other = core.withConfig({ ...defaultConfig, brand: "acme" });
    expect(other.session).toBe(core.session);
    expect(other.settings).toBe(core.settings);
    expect(other.config.brand).toBe("acme");
    expect(core.config.brand).toBe("sandler");
    const service = core.service("list", aService);
    expect(other.service("list", aService)).toBe(service);
    await other.client.send(endpoints.openPageView);
    await core.client.send(endpoints.openPageView);
    expect(calls.map(({ url }) => url)).toEqual(["/api/acme/stats", "/api/sandler/stats"]);
  });

  test("getToken is read on each use", async () => {
    const token = tokenOf("host");
    let getToken: Config["getToken"] = null;
    const { http, calls } = createFakeHttp(() => settingsFor());
    const config = {
      ...defaultConfig,
      get getToken() {
        return getToken;
      },
    };
    const core = createCore(config, createFakePorts({ http }));
    await core.client.send(endpoints.loadSettings);
    getToken = () => Promise.resolve(token);
    await core.client.send(endpoints.loadSettings);
    expect(calls.map(({ headers }) => headers.get("Authorization"))).toEqual([
      null,
      `Bearer ${token}`,
    ]);
  });
});

describe("when the user changes", () => {
  const anna = tokenOf("anna");
  const answer: Answerer = ({ headers }) =>
    headers.has("Authorization") ? settingsFor("scout:access") : settingsFor();

  test("C7: a sign-in and a sign-out load the settings again", async () => {
    const { core, tokens } = open({ answer });
    await core.settings.load();
    expect(core.settings.hasCapability("scout:access")).toBe(false);
    core.session.signIn(anna, "internal");
    await settle();
    expect(core.settings.hasCapability("scout:access")).toBe(true);
    core.session.signOut();
    await settle();
    expect(core.settings.hasCapability("scout:access")).toBe(false);
    expect(tokens()).toEqual([null, `Bearer ${anna}`, null]);
  });

  test("A11: a sign-in in another tab loads the settings again", async () => {
    const { core, browser } = open({ answer });
    await core.settings.load();
    browser.tab().write("app-portal_access_token", anna);
    await settle();
    expect(core.settings.hasCapability("scout:access")).toBe(true);
  });

  test("nothing is loaded before the first request", async () => {
    const { core, calls } = open({ answer });
    core.session.signIn(anna, "internal");
    await settle();
    expect(calls).toEqual([]);
  });

  test("A11: nothing happens after dispose", async () => {
    const { core, browser, calls } = open({ answer });
    await core.settings.load();
    core.dispose();
    browser.tab().write("app-portal_access_token", anna);
    await settle();
    expect(calls).toHaveLength(1);
  });
});

describe("when a server rejects the token", () => {
  const refuses: Answerer = ({ headers }) =>
    headers.has("Authorization") ? new Response("", { status: 401 }) : settingsFor("public");

  test("A12: the token is dropped, and the settings are loaded without it", async () => {
    const { core, tokens, browser, reports } = open({ answer: refuses });
    const token = tokenOf("anna");
    core.session.signIn(token, "internal");
    void core.settings.load();
    await settle();
    expect(tokens()).toEqual([`Bearer ${token}`, null]);
    expect(core.settings.hasCapability("public")).toBe(true);
    expect(browser.content.has("app-portal_access_token")).toBe(false);
    expect(reports).toEqual(["token-refused"]);
  });

  test("A12: a getToken that returns a refused token causes no endless calls", async () => {
    const token = tokenOf("host");
    const getToken = () => Promise.resolve(token);
    const { core, tokens } = open({ answer: refuses, config: { getToken } });
    void core.settings.load();
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(tokens()).toEqual([`Bearer ${token}`, null]);
    expect(core.settings.hasCapability("public")).toBe(true);
  });

  test("A12: a getToken that always returns a new token causes no endless calls", async () => {
    let count = 0;
    const getToken = () => {
      count += 1;
      return Promise.resolve(tokenOf(`host ${count}`));
    };
    const { core, calls } = open({ answer: refuses, config: { getToken } });
    void core.settings.load();
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(calls).toHaveLength(3);
    expect(core.settings.hasCapability("public")).toBe(true);
  });
});
