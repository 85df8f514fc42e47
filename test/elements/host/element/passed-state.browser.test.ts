import { afterEach, expect, test } from "vitest";
import { defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { createPassedState } from "../../../../src/elements/host/element/passed-state.ts";
import { createBrowserStorage } from "../../../../src/elements/host/page/browser-storage.ts";
import { createFakeHttp, createFakePorts } from "../../../support/fake-ports.ts";

afterEach(() => {
  window.sessionStorage.clear();
});

const here = () => new URL(window.location.href);
const token = { lookup_token: "t1" };

/** Opens a page of one user, with the tab's real storage. */
async function openPage(apiBase: string, email = "dana@example.com") {
  const { http } = createFakeHttp(() => Response.json({ data: { settings: { email } } }));
  const tabStorage = createBrowserStorage("sessionStorage");
  const storage = createBrowserStorage("localStorage");
  const ports = createFakePorts({ http, tabStorage, storage });
  const core = createCore({ ...defaultConfig, apiBase }, ports);
  await core.settings.load();
  return [createPassedState(core), ports.clock] as const;
}

async function stateOf(...page: Parameters<typeof openPage>) {
  const [state] = await openPage(...page);
  return state;
}

test("D9: a page passes the lookup token to the next page once, only to its address, for half a minute, and not to another backend", async () => {
  const passed = { ...token, of: expect.any(String) };
  (await stateOf("/one")).pass(here(), token);
  expect(window.sessionStorage.length).toBe(1);
  expect((await stateOf("/other")).read()).toEqual({});
  expect((await stateOf("/one")).read()).toEqual(passed);
  expect(window.sessionStorage.length).toBe(0);
  // All elements of the page can read it.
  expect((await stateOf("/one")).read()).toEqual(passed);

  (await stateOf("/two")).pass(new URL("/elsewhere", here()), token);
  expect((await stateOf("/two")).read()).toEqual({});
  (await stateOf("/three")).pass(new URL("https://other.test/"), token);
  (await stateOf("/three")).pass(here(), {});
  expect(window.sessionStorage.length).toBe(0);

  const [four, clock] = await openPage("/four");
  four.pass(here(), token);
  clock.advance(30_000);
  expect(four.read()).toEqual({});
});

test("D9: state is not passed before the user's name is known", async () => {
  (await stateOf("/nameless", "")).pass(here(), token);
  expect(window.sessionStorage.length).toBe(0);
});

const entry = (value: unknown) => {
  const owned = { owner: "dana@example.com", name: "", atMs: 0, value };
  return JSON.stringify({ era: localStorage.getItem("scout_visit"), entries: [owned] });
};

test.for([
  "no JSON",
  "null",
  "7",
  '{"href":7}',
  '{"state":"t1"}',
  ...[null, 7, { href: 7 }, { state: "t1" }].map(entry),
])("D9: a stored value of another script, %s, is not state", async (text) => {
  const state = await stateOf(`/of ${text}`);
  state.pass(here(), token);
  window.sessionStorage.setItem(window.sessionStorage.key(0) ?? "", text);
  expect(state.read()).toEqual({});
});
