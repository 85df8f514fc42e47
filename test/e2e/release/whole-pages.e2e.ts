import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Demo, openDemo } from "../support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
beforeEach(() => demo.store.branding.remove("site"));
afterEach(() => demo.leave());
afterAll(() => demo.close());

/** Serves a changed page of the demo at another address. */
async function serveAt(
  page: Page,
  href: string,
  source: string,
  [from, to]: readonly string[] = [],
) {
  const html = await (await page.request.get(source)).text();
  const wanted = new URL(href, demo.url);
  await page.route(
    ({ origin, pathname }) => origin === wanted.origin && pathname.startsWith(wanted.pathname),
    (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const body = from === undefined ? html : html.replace(from, to ?? "");
      return route.fulfill({ contentType: "text/html", body });
    },
  );
}

/** Collects the addresses of the documents that the page loads from now on. */
function watchDocuments(page: Page): readonly string[] {
  const hrefs: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) hrefs.push(request.url());
  });
  return hrefs;
}

test("T7: saving the branding in a portal in a folder loads the portal's first page again", async () => {
  const { page, seesHeading } = await demo.enter("/demo/help", { as: "Administrator" });
  await serveAt(page, "/folder", "/", ["<scout-portal", '<scout-portal base-path="/folder"']);
  await page.goto("/folder/account");
  await page.getByRole("textbox", { name: "Site Color" }).fill("#8A1C5B");
  const documents = watchDocuments(page);
  await page.getByRole("button", { name: "Save All Changes" }).click();
  await seesHeading("Dashboard");
  await expect.poll(() => documents).toEqual([`${demo.url}/folder/`]);
});

const passing = "a lookup token goes from a dashboard on a page of its own";

/** Chooses a suggestion in the dashboard, and resolves with the token of the suggestion. */
async function chooseAddress(page: Page): Promise<string> {
  const suggested = page.waitForResponse(/\/api\/v1\/address-lookup/);
  await page.getByRole("combobox", { name: "Street address" }).fill("60 Hudson");
  const { data } = await (await suggested).json();
  await page.getByRole("option").first().click();
  return String(data.lookup_token);
}

test(`D9: ${passing} to a lookup on another page, only in the call`, async () => {
  const { page } = await demo.enter("/demo/dashboard.html");
  await serveAt(page, "/scout", "/demo/lookup.html");
  const documents = watchDocuments(page);
  const called = page.waitForRequest(
    (request) => request.method() === "POST" && new URL(request.url()).pathname === "/api/v1/scout",
  );
  const token = await chooseAddress(page);
  expect(token).not.toBe("undefined");
  const call = await called;
  expect(`${call.url()} ${call.postData()}`).toContain(token);
  expect(documents).toHaveLength(1);
  expect(new URL(documents[0] ?? "").pathname).toBe("/scout");
  expect(documents[0] + page.url()).not.toContain("token");
});

test(`D9: ${passing} to no page of another origin`, async () => {
  const { page } = await demo.enter("/demo/help");
  const [tag, foreign] = ["<portal-dashboard", `<portal-dashboard portal-base="${demo.formUrl}"`];
  await serveAt(page, "/foreign.html", "/demo/dashboard.html", [tag, foreign]);
  await page.route(`${demo.formUrl}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Another site</title>" }),
  );
  await page.goto("/foreign.html");
  const documents = watchDocuments(page);
  const token = await chooseAddress(page);
  await expect.poll(() => page.title()).toBe("Another site");
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatch(`${demo.formUrl}/scout?address=`);
  expect(documents[0]).not.toContain("token");
  await page.goto("/foreign.html");
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain(token);
});
