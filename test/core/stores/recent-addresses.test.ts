import { expect, test } from "vitest";
import { type Config, defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { createAddressSuggestionsStore } from "../../../src/core/stores/address-suggestions-store.ts";
import { createFakeBrowser, createFakePorts } from "../../support/fake-ports.ts";

function openPage(config: Partial<Config> = {}, browser = createFakeBrowser()) {
  const ports = createFakePorts({ storage: browser.tab() });
  const core = createCore({ ...defaultConfig, ...config }, ports);
  const store = createAddressSuggestionsStore(core);
  return {
    core,
    store,
    /** A second box on the same page. */
    offered: () => createAddressSuggestionsStore(core).state.value.rows.map(({ value }) => value),
  };
}

test("X5: the last ten searched addresses are offered in every box, each once, until they are removed", () => {
  const { store, offered, core } = openPage();
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

test("X5: they outlive the page only where its owner allows it, and none are kept where he allows none", () => {
  for (const [rememberAddresses, here, later] of [
    ["none", 0, 0],
    ["session", 1, 0],
    ["device", 1, 1],
  ] as const) {
    const browser = createFakeBrowser();
    const page = openPage({ rememberAddresses }, browser);
    page.store.settle("1 Main Street");
    expect(page.offered()).toHaveLength(here);
    const next = openPage({ rememberAddresses }, browser);
    expect(next.offered()).toHaveLength(later);
    next.core.session.signOut();
    expect(openPage({ rememberAddresses }, browser).offered()).toEqual([]);
  }
});

test("X5: a text of another script is no address", () => {
  for (const text of ["x", "5", "{}", '[1, null, "1 Main Street"]']) {
    const browser = createFakeBrowser({ "scout_recent_addresses ": text });
    const known = openPage({ rememberAddresses: "device" }, browser).offered();
    expect(known).toEqual(text.includes("Main") ? ["1 Main Street"] : []);
  }
});
