import "../../../src/elements/scout-portal/scout-portal.ts";
// Screens that are already loaded are rendered at once.
import "../../../src/elements/contract-wizard/contract-wizard.ts";
import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure, type Metric, signOut } from "../../../src/core/index.ts";
import { whenIdle } from "../../../src/elements/host/page/when-idle.ts";
import "../../../src/elements/scout-portal/page/skip-unseen.ts";
import { lookupTester } from "../../../src/testing/parts/lookup-tester.ts";
import { expectLog } from "../../support/expected-log.ts";
import { deferred } from "../../support/fake-ports.ts";
import { cleanUpHostPage, listen, next, settleFrames } from "../../support/host-page.ts";
import type { InPageBackend } from "../../support/in-page-backend.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { cleanUpPortal, focused, heading, openPortal, route, screens } from "./open-portal.ts";

cleanUpHostPage();
cleanUpPortal();

const lookup = lookupTester(browserScreen);
const address = "12 Elm Street, Austin, TX 78701";
const results = `/scout?${new URLSearchParams({ address })}`;

function step(delta: number): Promise<unknown> {
  const arrived = next("popstate" as never, window);
  window.history.go(delta);
  return arrived;
}

const go = (portal: HTMLElement, href: string) =>
  Reflect.apply(Reflect.get(portal, "navigate"), portal, [href]);

const countOf = ({ calls }: InPageBackend, call: string) =>
  calls.filter((one) => one === call).length;

/** Returns the screens that are in memory, the latest first. */
const kept = (portal: HTMLElement) =>
  [...(portal.shadowRoot?.querySelectorAll("[hidden] > *") ?? [])].map(
    ({ localName }) => localName,
  );

/** Opens a portal that shows the contracts, with a filter that the user has typed. */
async function openContracts(options: Parameters<typeof openPortal>[1] = {}) {
  const opened = await openPortal("/scout/contracts", options);
  await expect.element(page.getByRole("link", { name: /^Edit Draft/ }).first()).toBeVisible();
  const [screen] = opened.portal.children;
  return { ...opened, screen };
}

const shown = (portal: HTMLElement) => portal.firstElementChild;

test("C15: Back shows a screen as the user left it, in the same frame, with the focus on its heading and without a new search", async () => {
  const { portal, backend } = await openPortal(results);
  await expect.element(page.getByRole("heading", { name: "Available Providers" })).toBeVisible();
  const screen = shown(portal);
  // The test types by keys, because the drivers of Firefox and WebKit would fill and clear the box without React noticing.
  screen?.shadowRoot?.querySelector("input")?.focus();
  await userEvent.keyboard("{End}, left");
  const typed = `${address}, left`;
  await expect.element(lookup.address()).toHaveValue(typed);
  const top = 240;
  window.scrollTo({ top, behavior: "instant" });
  expect(window.scrollY).toBe(top);
  const starts = () => countOf(backend, "POST /api/v1/scout");
  const before = starts();
  go(portal, "/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  expect(document.querySelector("scout-lookup")).toBeNull();
  expect(screens(portal)).toEqual(["scout-contracts"]);
  await step(-1);
  // No frame has passed since the click.
  expect(shown(portal)).toBe(screen);
  expect(window.scrollY).toBe(top);
  expect(focused()?.textContent).toBe("SCOUT Lookup");
  await expect.element(lookup.address()).toHaveValue(typed);
  await settleFrames();
  expect(starts()).toBe(before);
  expect(document.title).toBe("SCOUT Lookup | Scout");
});

test("C15: a new screen whose code is loaded is rendered when it is placed: no frame is empty between two screens", async () => {
  const { portal } = await openContracts();
  const placed: (readonly [tag: string, isDrawn: boolean])[] = [];
  const watch = new MutationObserver(() => {
    const screen = shown(portal);
    const drawn = screen?.shadowRoot?.querySelector(".scout-root > :not(:empty)");
    if (screen !== null) placed.push([screen.localName, Boolean(drawn)]);
  });
  watch.observe(portal, { childList: true });
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  watch.disconnect();
  expect(placed).toEqual([["scout-lookup", true]]);
});

/**
 * Returns the cards of a list that fills several windows, and their positions, after leaving for a
 * screen with the same header.
 */
async function leaveFinder(top: number) {
  const { portal } = await openPortal("/solutions-finder");
  await expect.element(page.getByRole("heading", { name: /Providers Found/ })).toBeVisible();
  window.scrollTo({ top, behavior: "instant" });
  // The code that skips boxes is loaded now.
  await new Promise<void>(whenIdle);
  await settleFrames();
  const cards = () => [
    ...(shown(portal)?.shadowRoot?.querySelectorAll<HTMLElement>(".provider-card") ?? []),
  ];
  const places = () => cards().map((card) => Math.round(card.getBoundingClientRect().top));
  const before = places();
  const isSeen = cards().map((card) => {
    const box = card.getBoundingClientRect();
    return box.bottom > 0 && box.top < window.innerHeight;
  });
  expect(new Set(isSeen)).toEqual(new Set([true, false]));
  go(portal, "/provider-library");
  await expect.element(heading("Provider Library")).toBeVisible();
  const drawn = () => cards().map((card) => card.checkVisibility());
  return { portal, before, places, isSeen, drawn };
}

test.each([0, 300])(
  "C15: in the first frame after Back, at %i px, boxes outside the window only have their size, and all are drawn afterwards",
  async (top) => {
    const { portal, before, places, isSeen, drawn } = await leaveFinder(top);
    await step(-1);
    // Firefox scrolls by device pixels.
    expect(window.scrollY).toBeCloseTo(top, 0);
    expect(places()).toEqual(before);
    const first = drawn();
    for (const [at, isDrawn] of first.entries()) expect(isDrawn || !isSeen[at], `${at}`).toBe(true);
    expect(first).toContain(false);
    await expect.poll(drawn).not.toContain(false);
    expect(places()).toEqual(before);
    expect(shown(portal)?.shadowRoot?.querySelector("[style*=content-visibility]")).toBeNull();
  },
);

test.for([
  ["/solutions-finder", /Providers Found/, "/scout/contracts", "Contracts", 0],
  [results, "Available Providers", "/provider-library", "Provider Library", 1],
] as const)(
  "C11: Back to %s restores the scroll position within 1 px, from a screen with another header row",
  async ([path, name, otherPath, otherName, rows]) => {
    const top = 240;
    const { portal } = await openPortal(path);
    await expect.element(page.getByRole("heading", { name })).toBeVisible();
    window.scrollTo({ top, behavior: "instant" });
    go(portal, otherPath);
    await expect.element(heading(otherName)).toBeVisible();
    const secondary = page.getByRole("navigation", { name: "Secondary" });
    await expect.poll(() => secondary.elements().length).toBe(1 - rows);
    await step(-1);
    await expect.poll(() => secondary.elements().length).toBe(rows);
    await settleFrames();
    expect(Math.abs(window.scrollY - top)).toBeLessThanOrEqual(1);
  },
);

test("C15: a link to the same address, or a window of another size, draws the whole screen at once", async () => {
  const { portal, drawn } = await leaveFinder(300);
  go(portal, "/solutions-finder");
  expect(window.scrollY).toBe(0);
  expect(drawn()).not.toContain(false);
  go(portal, "/provider-library");
  await expect.element(heading("Provider Library")).toBeVisible();
  await page.viewport(900, 700);
  onTestFinished(() => page.viewport(1024, 768));
  await step(-1);
  expect(drawn()).not.toContain(false);
});

test("C15: a link to exactly the same address shows the screen again, from the top; another address gets a new screen", async () => {
  const { portal, screen } = await openContracts();
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  go(portal, "/scout/contracts");
  expect(shown(portal)).toBe(screen);
  expect(window.scrollY).toBe(0);
  expect(kept(portal)).toEqual(["scout-lookup"]);
  go(portal, "/scout?address=");
  expect(shown(portal)?.localName).toBe("scout-lookup");
  go(portal, "/scout/contracts?q=1");
  expect(screens(portal)).toEqual(["scout-contracts"]);
  expect(shown(portal)).not.toBe(screen);
  expect(screen?.isConnected).toBe(false);
});

test("C15: state that a navigation passes is read by a new screen", async () => {
  const { portal, screen } = await openContracts();
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  const detail = { href: "/scout/contracts", replace: false, state: { passed: "on" } };
  shown(portal)?.dispatchEvent(
    new CustomEvent("scout-navigated", { detail, bubbles: true, cancelable: true }),
  );
  expect(screens(portal)).toEqual(["scout-contracts"]);
  expect(shown(portal)).not.toBe(screen);
});

test("C15: three screens stay in memory, and the fourth is removed", async () => {
  const { portal, screen } = await openContracts();
  for (const path of ["/scout", "/scout/bulk", "/provider-library"]) {
    go(portal, path);
    await expect.poll(() => screens(portal)).toHaveLength(1);
  }
  expect(kept(portal)).toEqual(["scout-contracts", "scout-lookup", "scout-bulk"]);
  go(portal, "/resource-library");
  await expect.poll(() => screens(portal)).toEqual(["resource-library"]);
  expect(kept(portal)).toEqual(["scout-lookup", "scout-bulk", "provider-library"]);
  expect(screen?.isConnected).toBe(false);
});

test("C15: a screen stays in memory for half an hour, as the results of a lookup do", async () => {
  const { portal, screen } = await openContracts();
  const now = vi.spyOn(performance, "now");
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  now.mockReturnValue(performance.now() + 30 * 60_000);
  await step(-1);
  now.mockRestore();
  expect(screens(portal)).toEqual(["scout-contracts"]);
  expect(shown(portal)).not.toBe(screen);
});

test("C15, W20: a screen in memory starts no request and does not navigate", async () => {
  const { portal, backend, screen } = await openContracts();
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  await settleFrames();
  const before = backend.calls.length;
  const asked = listen("scout-navigated");
  if (screen) Reflect.apply(Reflect.get(screen, "refresh"), screen, []);
  const detail = { href: "/scout/bulk", replace: false, state: {} };
  const init = { detail, bubbles: true, composed: true, cancelable: true };
  expect(screen?.dispatchEvent(new CustomEvent("scout-navigated", init))).toBe(false);
  await settleFrames();
  expect(asked).toEqual([]);
  expect(route()).toBe("/scout");
  expect(backend.calls).toHaveLength(before);
});

/** Returns the texts of a screen, and those that were missing at any moment since `watch`. */
function watchTexts(root: ParentNode & Node) {
  const read = () => [...root.querySelectorAll("li, td, h2, h3")].map((one) => one.textContent);
  const isLoading = () => root.querySelector(".skeleton") !== null;
  return {
    read,
    watch() {
      const before = read();
      const flashes: string[] = [];
      const observer = new MutationObserver(() => {
        if (isLoading()) flashes.push("skeleton");
        if (read().length < before.length) flashes.push(`${read().length} texts`);
      });
      observer.observe(root, { childList: true, subtree: true });
      return async () => {
        await settleFrames();
        observer.disconnect();
        expect(flashes).toEqual([]);
        expect(read()).toEqual(before);
      };
    },
  };
}

/** Returns all requests except those for page views. */
const callsOf = ({ calls }: InPageBackend) =>
  calls.filter((call) => !call.includes("stats")).length;

test.for(["/scout/contracts", "/scout/bulk"])(
  "C15: settings of the same user that are loaded again do not change what %s shows",
  async (path) => {
    const { portal, backend } = await openPortal(path);
    const header = () => portal.shadowRoot?.querySelector("portal-header");
    await expect.poll(() => header()?.shadowRoot?.querySelector("a[href]")).toBeTruthy();
    const texts = () => watchTexts(shown(portal)?.shadowRoot ?? portal);
    await expect.poll(() => texts().read().length).toBeGreaterThan(15);
    const before = callsOf(backend);
    const expectNoFlash = texts().watch();
    Reflect.apply(Reflect.get(header() ?? {}, "refresh"), header(), []);
    // One request is for the settings, one for the list.
    await expect.poll(() => callsOf(backend)).toBeGreaterThanOrEqual(before + 2);
    await expectNoFlash();
  },
);

test.for([
  // The screens include the work of the agent, whose code is loaded later.
  ["/", 20],
  ["/scout/bulk", 20],
  ["/scout/contracts", 1],
  ["/solutions-index", 1],
  ["/solutions-finder", 1],
  ["/provider-library", 1],
  ["/resource-library", 35],
] as const)("C15: the content of %s stays while it is loaded again", async ([path, fewest]) => {
  const { portal, backend } = await openPortal(path);
  const calls = () => callsOf(backend);
  const isLoading = () => shown(portal)?.shadowRoot?.querySelector(".skeleton") !== null;
  await expect.poll(isLoading).toBe(false);
  await settleFrames();
  const screen = shown(portal);
  const texts = watchTexts(screen?.shadowRoot ?? portal);
  await expect.poll(() => texts.read().length).toBeGreaterThanOrEqual(fewest);
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  await settleFrames();
  const asked = calls();
  await step(-1);
  expect(shown(portal)).toBe(screen);
  const expectNoFlash = texts.watch();
  await expect.poll(calls).toBeGreaterThan(asked);
  await expectNoFlash();
});

test("C15: a screen that failed is created again", async () => {
  expectLog("contracts-failed: 500");
  let isBroken = true;
  const { portal } = await openPortal("/scout/contracts", {
    intercept: ({ url }) =>
      isBroken && new URL(url).pathname.endsWith("/v1/contract")
        ? new Response("", { status: 500 })
        : undefined,
  });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  expect(kept(portal)).toEqual([]);
  isBroken = false;
  await step(-1);
  await expect.element(page.getByRole("link", { name: /^Edit Draft/ }).first()).toBeVisible();
});

test("C15, T12: a screen whose unsaved work was discarded does not stay in memory, nor does one that still has some", async () => {
  const { portal } = await openContracts();
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener("scout-navigated", hold, { capture: true, once: true });
  go(portal, "/scout");
  expect(screens(portal)).toEqual(["scout-contracts"]);
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  expect(kept(portal)).toEqual([]);
  const asked = next("scout-step-taken" as never, window);
  window.addEventListener("scout-step-taken", hold, { capture: true, once: true });
  window.history.back();
  await asked;
  await expect.poll(route).toBe("/scout");
  await settleFrames();
  go(portal, "/scout/contracts");
  expect(kept(portal)).toEqual([]);
  window.addEventListener("scout-screen-kept", hold, { once: true });
  go(portal, "/scout");
  expect(kept(portal)).toEqual([]);
  go(portal, "/scout/contracts");
  expect(kept(portal)).toEqual(["scout-lookup"]);
});

test("C15: a screen that replaces itself with another does not stay in memory", async () => {
  const { portal, screen } = await openContracts();
  const detail = { href: "/scout", replace: true, state: {} };
  const init = { detail, bubbles: true, composed: true, cancelable: true };
  screen?.dispatchEvent(new CustomEvent("scout-navigated", init));
  expect(screens(portal)).toEqual(["scout-lookup"]);
  expect(kept(portal)).toEqual([]);
  go(portal, "/scout/contracts");
  expect(kept(portal)).toEqual(["scout-lookup"]);
});

test("C15: the wizard of a contract, and a screen with an open dialog, do not stay in memory", async () => {
  const { portal, screen } = await openContracts();
  const dialog = document.createElement("dialog");
  screen?.shadowRoot?.append(dialog);
  dialog.showModal();
  go(portal, "/scout/contracts/comcast?contract=1");
  expect(screens(portal)).toEqual(["contract-wizard"]);
  expect(kept(portal)).toEqual([]);
  go(portal, "/scout");
  expect(screens(portal)).toEqual(["scout-lookup"]);
  expect(kept(portal)).toEqual([]);
});

test("C15, X8: after a sign-out no screen stays in memory", async () => {
  const { portal, screen } = await openContracts();
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  expect(kept(portal)).toEqual(["scout-contracts"]);
  signOut();
  expect(kept(portal)).toEqual([]);
  expect(screen?.isConnected).toBe(false);
});

test("C15: a screen that returns gets the portal's current attributes, and its change of route is measured", async () => {
  const metrics: Metric[] = [];
  configure({ onMetric: (metric) => metrics.push(metric) });
  const { portal, screen } = await openContracts();
  await expect.poll(() => metrics.map(({ element }) => element)).toContain("scout-contracts");
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  portal.setAttribute("color-scheme", "dark");
  const changes = () =>
    metrics.filter(({ name }) => name === "route-change").map(({ element }) => element);
  await expect.poll(changes).toEqual(["scout-lookup"]);
  await step(-1);
  expect(screen?.getAttribute("color-scheme")).toBe("dark");
  await expect.poll(changes).toEqual(["scout-lookup", "scout-contracts"]);
});

test("C15: a user who becomes known later is the same user", async () => {
  const settings = deferred<Response>();
  const { portal } = await openPortal("/solutions-index", {
    intercept: ({ url }) => (url.endsWith("/settings") ? settings.promise : undefined),
  });
  await expect.poll(() => screens(portal)).toEqual(["solutions-index"]);
  const screen = shown(portal);
  go(portal, "/provider-library");
  await expect.poll(() => screens(portal)).toEqual(["provider-library"]);
  const agent = { email: "dana@example.com", first_name: "Dana" };
  settings.resolve(Response.json({ data: { settings: { agent, capabilities: [] } } }));
  await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await settleFrames();
  await step(-1);
  expect(shown(portal)).toBe(screen);
});

test("C15: a portal that restarts removes all screens", async () => {
  const { portal, screen } = await openContracts();
  go(portal, "/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  Reflect.apply(Reflect.get(portal, "refresh"), portal, []);
  expect(kept(portal)).toEqual([]);
  expect(screen?.isConnected).toBe(false);
});
