import { expect, test } from "vitest";
import { type Config, defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { createAddressSuggestionsStore } from "../../../../src/core/stores/lookup/address-suggestions-store.ts";
import { createFakeBrowser, createFakeHttp, createFakePorts } from "../../../support/fake-ports.ts";

/** Opens a page of a user, without an address box yet. */
async function openCore(config: Partial<Config>, browser = createFakeBrowser(), email = ada) {
  const { http } = createFakeHttp(() => Response.json({ data: { settings: { email } } }));
  const ports = createFakePorts({ http, storage: browser.tab() });
  const core = createCore({ ...defaultConfig, ...config }, ports);
  await core.settings.load();
  return core;
}

const ada = "ada@example.com";

async function openPage(
  config: Partial<Config> = {},
  browser = createFakeBrowser(),
  email: string = ada,
) {
  const core = await openCore(config, browser, email);
  const store = createAddressSuggestionsStore(core);
  return {
    core,
    store,
    /** The page has a second box. */
    offered: () => createAddressSuggestionsStore(core).state.value.rows.map(({ value }) => value),
  };
}

test("X5: every box suggests the last ten searched addresses without repetition, until they are removed", async () => {
  const { store, offered, core } = await openPage();
  for (let at = 0; at < 12; at += 1) store.settle(`${at} Main Street`);
  store.settle(" 5 MAIN street ");
  expect(offered()).toEqual([
    "5 MAIN street",
    ...[11, 10, 9, 8, 7, 6, 4, 3, 2].map((at) => `${at} Main Street`),
  ]);
  store.forgetRow?.("11 Main Street");
  expect(offered()).toHaveLength(9);
  core.session.signOut();
  expect(offered()).toEqual([]);
});

test("X5: addresses are saved when the page closes only if the page owner allows it", async () => {
  for (const [rememberAddresses, here, later] of [
    ["none", 0, 0],
    ["session", 1, 0],
    ["device", 1, 1],
  ] as const) {
    const browser = createFakeBrowser();
    const page = await openPage({ rememberAddresses }, browser);
    page.store.settle("1 Main Street");
    expect(page.offered()).toHaveLength(here);
    const next = await openPage({ rememberAddresses }, browser);
    expect(next.offered()).toHaveLength(later);
    next.core.session.signOut();
    const last = await openPage({ rememberAddresses }, browser);
    expect(last.offered()).toEqual([]);
  }
});

test("X5: a stored value of another script is ignored", async () => {
  const addresses = [1, null, "1 Main Street"];
  const entry = (value: unknown) =>
    JSON.stringify({ era: "", entries: [{ owner: ada, name: "", atMs: 0, value }] });
  for (const [text, known] of [
    ["x", []],
    ["5", []],
    ["{}", []],
    [JSON.stringify(addresses), []],
    [JSON.stringify({ owner: ada, addresses }), []],
    [entry("x"), []],
    [entry({}), []],
    [entry(addresses), ["1 Main Street"]],
  ] as const) {
    const browser = createFakeBrowser({ [key]: text });
    const page = await openPage({ rememberAddresses: "device" }, browser);
    expect(page.offered()).toEqual(known);
  }
});

const key = "scout_recent_addresses ";
const device = { rememberAddresses: "device" } as const;

test("X8: addresses on the device are suggested only to their user, and another user's first page removes them", async () => {
  const browser = createFakeBrowser();
  (await openPage(device, browser)).store.settle("1 Main Street");
  const other = await openPage(device, browser, "bob@example.com");
  expect(other.offered()).toEqual([]);
  expect(browser.content.has(key)).toBe(false);
  const unnamed = await openPage(device, browser, "");
  unnamed.store.settle("2 Main Street");
  expect(unnamed.offered()).toEqual(["2 Main Street"]);
  expect(browser.content.has(key)).toBe(false);
});

test.each(["session", "device"] as const)(
  "X8: addresses that are saved as %j are not passed on to a user whose settings replace those of the owner",
  async (rememberAddresses) => {
    let email = ada;
    const { http } = createFakeHttp(() => Response.json({ data: { settings: { email } } }));
    const core = createCore({ ...defaultConfig, rememberAddresses }, createFakePorts({ http }));
    await core.settings.load();
    const store = createAddressSuggestionsStore(core);
    store.settle("1 Main Street");
    await core.settings.reload();
    expect(store.state.value.rows).toHaveLength(1);
    email = "bob@example.com";
    await core.settings.reload();
    expect(store.state.value.rows).toEqual([]);
  },
);

test("X8: addresses that are searched before the user is known are added to the saved ones", async () => {
  const browser = createFakeBrowser();
  (await openPage(device, browser)).store.settle("1 Main Street");
  const { http } = createFakeHttp(() => Response.json({ data: { settings: { email: ada } } }));
  const core = createCore(
    { ...defaultConfig, ...device },
    createFakePorts({ http, storage: browser.tab() }),
  );
  const store = createAddressSuggestionsStore(core);
  store.settle("2 Main Street");
  await core.settings.load();
  const offered = () => store.state.value.rows.map(({ value }) => value);
  expect(offered()).toEqual(["2 Main Street", "1 Main Street"]);
  expect((await openPage(device, browser)).offered()).toEqual(offered());
});
