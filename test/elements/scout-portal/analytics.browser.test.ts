import "../../../src/elements/scout-portal/scout-portal.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { configure } from "../../../src/core/index.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { cleanUpPortal, heading, openPortal } from "./open-portal.ts";

cleanUpHostPage();
cleanUpPortal();

let added: HTMLScriptElement[] = [];

beforeEach(() => {
  added = [];
  // The script of Google is added, but not fetched.
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    added.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});

afterEach(() => {
  configure({ googleAnalyticsId: "" });
  Reflect.deleteProperty(globalThis, "gtag");
  Reflect.deleteProperty(globalThis, "dataLayer");
});

function layer(): readonly unknown[] {
  const entries: unknown = Reflect.get(globalThis, "dataLayer");
  return Array.isArray(entries) ? entries.map((entry) => [...entry]) : [];
}

test("E8: with a measurement id, analytics start once per page", async () => {
  configure({ googleAnalyticsId: "G-1 & 2" });
  await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  await expect
    .poll(() => added.map(({ src }) => src))
    .toEqual(["https://www.googletagmanager.com/gtag/js?id=G-1%20%26%202"]);
  expect(layer()).toEqual([
    ["js", expect.any(Date)],
    ["config", "G-1 & 2"],
  ]);
});

test.each(["", "UA-1"])(
  "E8: with the measurement id %j, no analytics start",
  async (googleAnalyticsId) => {
    configure({ googleAnalyticsId });
    await openPortal("/scout/contracts");
    await expect.element(heading("Contracts")).toBeVisible();
    expect(added).toEqual([]);
    expect("gtag" in globalThis).toBe(false);
  },
);

test("E8: a page with its own analytics keeps them", async () => {
  const own = vi.fn();
  Reflect.set(globalThis, "gtag", own);
  configure({ googleAnalyticsId: "G-1" });
  await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  expect(added).toEqual([]);
  expect(own).not.toHaveBeenCalled();
});

test("E4, E5: when the user leaves the page, a beacon closes its record", async () => {
  const { backend } = await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  const opening = expect.arrayContaining(["POST /api/sandler/stats"]);
  await expect.poll(() => backend.calls).toEqual(opening);
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  await expect
    .poll(() => backend.calls.filter((call) => call.endsWith("/close")))
    .toEqual([expect.stringMatching(/^POST \/api\/v1\/sandler-stats\/[^/]+\/close$/)]);
});
