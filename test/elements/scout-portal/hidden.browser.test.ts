import "../../../src/elements/scout-portal/scout-portal.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { cleanUpHostPage, listen, next, settleFrames } from "../../support/host-page.ts";
import { makeToken } from "../../support/make-token.ts";
import { cleanUpPortal, heading, openPortal, route, screens } from "./open-portal.ts";

cleanUpHostPage();
cleanUpPortal();

beforeEach(() => {
  window.history.scrollRestoration = "auto";
  return () => configure({ googleAnalyticsId: "" });
});

/** Acts as the page's router: navigates to an address and sets the title. */
function visit(path: string, title: string): void {
  window.history.pushState({}, "", path);
  document.title = title;
}

function step(delta: -1 | 1): Promise<unknown> {
  const arrived = next("popstate" as never, window);
  window.history.go(delta);
  return arrived;
}

/** Returns the requests that open and close records of page views. */
const views = (calls: readonly string[]) =>
  calls
    .filter((call) => call.includes("stats"))
    .map((call) => call.replace(/[^/]+(?=\/close$)/, "id"));
const opening = "POST /api/sandler/stats";
const closing = "POST /api/v1/sandler-stats/id/close";

const go = (portal: HTMLElement, href: string) =>
  Reflect.apply(Reflect.get(portal, "navigate"), portal, [href]);

/** Creates a server that accepts every token. */
function answerTo(path: string): Response | undefined {
  if (path.endsWith("/validate/jwt")) return Response.json({ data: { valid: true } });
  if (path.endsWith("/v1/contract")) return Response.json({ data: { results: [] } });
  if (path.includes("/stats")) return Response.json({ id: "1" });
  const settings = { capabilities: ["scout:access"] };
  return path.endsWith("/settings") ? Response.json({ data: { settings } }) : undefined;
}

/** Opens a portal that shows the contracts and has recorded the page view. */
async function openContracts(options: Parameters<typeof openPortal>[1] = {}) {
  const { portal, backend } = await openPortal("/scout/contracts", options);
  await expect.element(heading("Contracts")).toBeVisible();
  await expect.poll(() => views(backend.calls)).toEqual([opening]);
  return { portal, backend };
}

test("W20: a hidden portal leaves history, title and page views to the page, and follows the address when it is displayed", async () => {
  const { portal, backend } = await openContracts();
  const changes = listen("scout-route-changed");
  portal.hidden = true;
  // Before the next frame, in which the browser reports the change.
  visit("/portal/scout", "One");
  visit("/portal/scout/bulk", "Two");
  await step(-1);
  await settleFrames();
  await expect.poll(() => views(backend.calls)).toEqual([opening, closing]);
  expect(document.title).toBe("Two");
  expect(screens(portal)).toEqual(["scout-contracts"]);
  expect(window.history.state).toEqual({});
  expect(changes).toEqual([]);
  const before = backend.calls.length;

  await step(1);
  document.dispatchEvent(new Event("visibilitychange"));
  await step(-1);
  await settleFrames();
  expect(backend.calls).toHaveLength(before);

  portal.hidden = false;
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  expect(screens(portal)).toEqual(["scout-lookup"]);
  expect(document.title).toBe("SCOUT Lookup | Scout");
  expect(changes.map(({ detail }) => detail.path)).toEqual(["/scout"]);
  expect(window.history.scrollRestoration).toBe("manual");
  await expect.poll(() => views(backend.calls)).toEqual([opening, closing, opening]);
});

test("W20: at the same address, the portal resumes with the same screen, with its title", async () => {
  const { portal, backend } = await openContracts();
  const screen = portal.firstElementChild;
  portal.hidden = true;
  await settleFrames();
  // Each history entry has its own value, and a new entry inherits that of the previous one.
  expect(window.history.scrollRestoration).toBe("auto");
  visit("/elsewhere", "Elsewhere");
  await step(-1);
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  portal.hidden = false;
  await expect.poll(() => document.title).toBe("Contracts | Scout");
  expect(portal.firstElementChild).toBe(screen);
  await expect.poll(() => views(backend.calls)).toEqual([opening, closing, opening]);
  expect(focus).not.toHaveBeenCalled();
});

/** Opens a portal that shows the lookup, and counts the lookups that have started. */
async function openLookup() {
  const { portal, backend } = await openPortal("/scout");
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  const starts = () => backend.calls.filter((call) => call === "POST /api/v1/scout").length;
  return { portal, backend, starts };
}

const foreign = "/elsewhere?address=12+Elm+Street%2C+Austin%2C+TX+78701";

test("W20: a portal that is displayed at an address outside its base path keeps its screen, which reads no other address", async () => {
  const { portal, starts } = await openLookup();
  portal.hidden = true;
  await settleFrames();
  visit(foreign, "Elsewhere");
  portal.hidden = false;
  await expect.poll(() => document.title).toBe("SCOUT Lookup | Scout");
  await settleFrames();
  expect(screens(portal)).toEqual(["scout-lookup"]);
  expect(starts()).toBe(0);
});

test("W20: a step to an entry outside the base path belongs to the page, even before it hides the portal", async () => {
  const { portal, backend, starts } = await openLookup();
  await expect.poll(() => views(backend.calls)).toEqual([opening]);
  visit(foreign, "Elsewhere");
  visit("/portal/scout/contracts", "Contracts");
  await step(-1);
  await settleFrames();
  expect(screens(portal)).toEqual(["scout-lookup"]);
  expect(document.title).toBe("Contracts");
  expect(views(backend.calls)).toEqual([opening]);
  expect(starts()).toBe(0);
});

test("W20: calls of the page to a hidden portal take effect when it is displayed", async () => {
  const { portal, backend } = await openContracts();
  const asked = listen("scout-navigated");
  portal.hidden = true;
  go(portal, "/scout/bulk");
  go(portal, "/scout");
  await settleFrames();
  const before = backend.calls.length;
  Reflect.apply(Reflect.get(portal, "refresh"), portal, []);
  expect(asked).toEqual([]);
  expect(route()).toBe("/scout/contracts");
  expect(screens(portal)).toEqual(["scout-contracts"]);
  expect(backend.calls).toHaveLength(before);
  portal.hidden = false;
  await expect.element(heading("SCOUT Lookup")).toBeVisible();
  expect(asked.map(({ detail }) => detail.href)).toEqual(["/portal/scout"]);
  expect(route()).toBe("/scout");
});

test("W20: a screen of a hidden portal does not navigate", async () => {
  const { portal } = await openContracts();
  portal.hidden = true;
  const asked = listen("scout-navigated");
  const detail = { href: "/scout", replace: false, state: {} };
  const wish = new CustomEvent("scout-navigated", { detail, bubbles: true, cancelable: true });
  expect(portal.firstElementChild?.dispatchEvent(wish)).toBe(false);
  expect(route()).toBe("/scout/contracts");
  expect(asked).toEqual([]);
  await settleFrames();
  portal.hidden = false;
  await settleFrames();
  expect(route()).toBe("/scout/contracts");
});

test("W20: a sign-out in another tab changes nothing until the portal is displayed", async () => {
  const now = Math.floor(Date.now() / 1000);
  const token = makeToken({ iat: now - 5, exp: now + 600, ura: navigator.userAgent });
  const { portal } = await openPortal(`/scout/contracts?token=${token}`, {
    attributes: { context: "microsite" },
    intercept: ({ url }) => answerTo(new URL(url).pathname),
  });
  await expect.element(heading("Contracts")).toBeVisible();
  portal.hidden = true;
  await settleFrames();
  document.title = "Elsewhere";
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  await settleFrames();
  expect(screens(portal)).toEqual(["scout-contracts"]);
  expect([document.title, route()]).toEqual(["Elsewhere", "/scout/contracts"]);
  portal.hidden = false;
  await expect.element(page.getByRole("button", { name: "Login" })).toBeVisible();
});

test("T12: a screen with unsaved work is not lost if the portal is displayed at another address", async () => {
  const { portal } = await openContracts();
  portal.hidden = true;
  await settleFrames();
  visit("/portal/scout", "Lookup");
  const stopped: unknown[] = [];
  const stop = (event: Event) => {
    stopped.push(event instanceof CustomEvent && event.detail.href);
    event.preventDefault();
  };
  window.addEventListener("scout-step-taken", stop, { once: true });
  portal.hidden = false;
  await expect.poll(() => stopped).toEqual([window.location.href]);
  expect(screens(portal)).toEqual(["scout-contracts"]);
});

test("E8: analytics start when the portal is displayed", async () => {
  const append = vi.spyOn(document.head, "append").mockReturnValue();
  const scripts = () =>
    append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement);
  configure({ googleAnalyticsId: "G-1" });
  const ready = listen("scout-ready");
  const { portal } = await openPortal("/scout/contracts");
  portal.hidden = true;
  await expect.poll(() => ready).toHaveLength(1);
  expect(scripts()).toEqual([]);
  portal.hidden = false;
  await expect.poll(scripts).toHaveLength(1);
  Reflect.deleteProperty(globalThis, "gtag");
  Reflect.deleteProperty(globalThis, "dataLayer");
});

test("W20: a hidden portal restores the page's icon", async () => {
  const icon = () => document.head.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const favicon = "https://cdn.invalid/icon.png";
  const before = icon()?.getAttribute("href") ?? null;
  const { portal } = await openContracts({
    intercept: ({ url }) =>
      url.endsWith("/settings")
        ? Response.json({ data: { settings: { capabilities: ["scout:access"], favicon } } })
        : undefined,
  });
  await expect.poll(() => icon()?.href).toBe(favicon);
  portal.hidden = true;
  await expect.poll(() => icon()?.getAttribute("href") ?? null).toBe(before);
  portal.hidden = false;
  await expect.poll(() => icon()?.href).toBe(favicon);
});

test("E4: a page from the back/forward cache keeps the portal's scroll restoration", async () => {
  const { backend } = await openContracts();
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  expect(window.history.scrollRestoration).toBe("manual");
  await expect.poll(() => views(backend.calls)).toEqual([opening, closing]);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => views(backend.calls)).toEqual([opening, closing, opening]);
  await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});
