import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findViolations, overflowOf } from "./support/inspect-page.ts";
import { type Demo, openDemo, type VisitOptions } from "./support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const opener = '<a href="/demo/help" data-scout-open="scout-lookup">Look up an address</a>';

/** Opens a page of a host that has only the script and the body. */
async function openHost(body: string, options: VisitOptions = {}) {
  const visitor = await demo.enter("/demo/help", options);
  const { page } = visitor;
  await page.route("**/host", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>A page</title><meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark;background:Canvas}</style><script type="module" src="/cdn/autoload.js"></script><main><h1>A page</h1>${body}</main></html>`,
    }),
  );
  await page.goto("/host");
  return { ...visitor, ...partsIn(page) };
}

function partsIn(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Look up an address" });
  return {
    link: page.getByRole("link", { name: "Look up an address" }),
    dialog,
    // The element is a child of the host, which its slot shows in the dialog.
    box: page.getByRole("combobox", { name: "Street address" }),
    prices: page.locator("scout-lookup").getByRole("link", { name: /pric/i }).first(),
    sentence: page.getByText("This part of the page couldn't start."),
    close: dialog.getByRole("button", { name: "Close", exact: true }),
  };
}

test("interface: Pop-up: Escape closes a list first, then the pop-up, and the focus returns to the link", async () => {
  const { page, link, dialog, box, press, tabTo } = await openHost(opener);
  await tabTo(link);
  await press("Enter");
  await box.waitFor();
  expect(await dialog.evaluate((one) => one.matches(":focus"))).toBe(true);
  await tabTo(box);
  await box.pressSequentially("100 m");
  await page.getByRole("option").first().waitFor();
  await press("Escape");
  await page.getByRole("listbox").waitFor({ state: "hidden" });
  expect(await dialog.isVisible()).toBe(true);
  await press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await link.evaluate((one) => one.matches(":focus"))).toBe(true);
});

test("interface: Pop-up: a search does not write the page's address, and a link to a screen leaves the page", async () => {
  const { page, link, box, prices } = await openHost(opener);
  await link.click();
  await box.fill("200 Cached Street, Test City, TX 75001");
  await box.press("Enter");
  await prices.waitFor();
  expect(page.url()).toBe(`${demo.url}/host`);
  await prices.click();
  await page.waitForURL("**/scout/pricing?*");
});

test("interface: Pop-up: a link in the pop-up stays if the page cancels `scout-navigated`", async () => {
  const { page, link, dialog, box, prices } = await openHost(opener);
  await page.evaluate(() =>
    document.addEventListener("scout-navigated", (event) => event.preventDefault()),
  );
  await link.click();
  await box.waitFor();
  const host = page.locator("scout-lookup");
  await host.evaluate((element) =>
    element.setAttribute("address", "200 Cached Street, Test City, TX 75001"),
  );
  await prices.click();
  expect(page.url()).toBe(`${demo.url}/host`);
  expect(await dialog.isVisible()).toBe(true);
});

const broken = {
  expected: {
    failures: /ERR_FAILED/,
    said: /ERR_FAILED|(?:autoload-failed|code-not-loaded).*dynamically/,
  },
};

test("interface: Pop-up: an element whose file does not load is explained in the dialog, with the link", async () => {
  const { page, link, dialog, close, sentence } = await openHost(opener, broken);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener("scout-failed", (event) => heard.push(event.detail.message));
  });
  await page.route("**/scout-lookup.js", (route) => route.abort());
  await link.click();
  await sentence.waitFor();
  expect(await page.evaluate("heard")).toEqual(["This part of the page couldn't start."]);
  const fallback = page
    .locator(".scout-pop-up-failed")
    .getByRole("link", { name: "Look up an address" });
  expect(await fallback.getAttribute("href")).toBe(`${demo.url}/demo/help`);
  expect(await findViolations(page)).toEqual([]);
  await close.click();
  await dialog.waitFor({ state: "detached" });
});

test("interface: Pop-up: an element whose code does not load shows its sentence in the dialog", async () => {
  const { page, link, dialog, close, sentence } = await openHost(opener, broken);
  await page.route("**/scout-lookup.runtime-*.js", (route) => route.abort());
  await link.click();
  await sentence.waitFor();
  await close.click();
  await dialog.waitFor({ state: "detached" });
});

test("interface: Pop-up: a link whose pop-up does not load opens its page", async () => {
  const { page, link } = await openHost(opener, broken);
  await page.route("**/chunks/pop-up-*.js", (route) => route.abort());
  await link.click();
  await page.waitForURL("**/demo/help");
});

test("interface: Pop-up: a press with Ctrl is left to the browser, which opens another tab", async () => {
  const { page, link, dialog } = await openHost(opener);
  // Only the browser opens the tab, and in the background that may be much later.
  await page.evaluate(() => {
    const handleClick = (event: MouseEvent) => {
      document.title = event.defaultPrevented ? "handled" : "left";
      event.preventDefault();
    };
    window.addEventListener("click", handleClick, { once: true });
  });
  await link.click({ modifiers: ["Control"] });
  expect(await page.title()).toBe("left");
  expect(await dialog.count()).toBe(0);
});

test.each(["light", "dark"] as const)(
  "the open dialog is accessible in %s and fits at every width",
  async (scheme) => {
    const { page, link, box } = await openHost(opener);
    await page.emulateMedia({ colorScheme: scheme });
    await link.click();
    await box.waitFor();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflowOf(page), await findViolations(page)]).toEqual([width, 0, []]);
    }
    await page.emulateMedia({ colorScheme: null });
  },
);
