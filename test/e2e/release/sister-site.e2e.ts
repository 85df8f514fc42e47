import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../../demo/server/index.ts";
import { openBrowser } from "../support/open-browser.ts";

let server: RunningServer;
let page: Page;
beforeAll(async () => {
  server = await startServer({ port: 0, store: await createSeededStore() });
  const browser = await openBrowser();
  page = await browser.newPage({ baseURL: server.url });
  await signIn();
});
afterEach(() => page.unrouteAll());
afterAll(async () => {
  await page.close();
  await server.close();
});

/** Stores a token of this site in the browser. */
async function signIn(): Promise<void> {
  await page.goto("/demo/help");
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.getByRole("link", { name: /Open the micro-site/ }).click();
  await page.getByRole("combobox", { name: "Street address" }).waitFor();
}

/** Opens the portal and its account menu. */
async function openMenu() {
  await page.goto("/scout/contracts");
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  await page.getByRole("button", { name: "Account menu" }).click();
  return page.getByRole("link", { name: "Switch to Sandler Portal" });
}

test("D6 to D8: the link exchanges the token, sends no referrer, and opens the sibling site", async () => {
  const link = await openMenu();
  expect(await link.getAttribute("href")).toBe(`${server.siblingUrl}/microsite.html`);
  const arrival = page.waitForRequest((request) =>
    request.url().startsWith(`${server.siblingUrl}/microsite.html`),
  );
  await link.click();
  const request = await arrival;
  expect(new URL(request.url()).searchParams.get("token")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await request.headerValue("referer")).toBeNull();
  await page.getByRole("combobox", { name: "Street address" }).waitFor();
  // U1: the address contains no token.
  expect(page.url()).toBe(`${server.siblingUrl}/microsite.html`);
});

test.for(["evil-example", "evil.example/localhost", "", "localhost@evil-example"])(
  "D7: an answer that names %j gets no token, and the unchanged link is opened",
  async (site) => {
    const link = await openMenu();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.route("**/token/jwt?*", (route) =>
      route.fulfill({ json: { data: { site, token: "stolen.stolen.stolen" } } }),
    );
    await link.click();
    await page.waitForURL(`${server.siblingUrl}/microsite.html`);
    expect(asked.filter((url) => url.includes("stolen") || url.includes("evil"))).toEqual([]);
  },
);

test("1 §8: a failed exchange is a plain navigation", async () => {
  const link = await openMenu();
  await page.route("**/token/jwt?*", (route) => route.fulfill({ status: 500 }));
  await link.click();
  await page.waitForURL(`${server.siblingUrl}/microsite.html`);
});
