import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { prerenderedPage } from "../support/prerendered-page.ts";
import { openSlowSite, type SlowSite } from "../support/slow-site.ts";
import { runTypingPages, typingAttributes, typingPages } from "../support/type-through-takeover.ts";
import { openBrowser } from "./support/open-browser.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";

const tags = ["scout-lookup", "scout-pricing", "login-form"] as const;
const alone = 'routing="none"';

let demo: Demo;
let site: SlowSite;
let denying: SlowSite;

/** The forms lead to the demo's portal. */
function leadingToDemo(html: string): string {
  return html.replaceAll(/ (action|href)="\/(?!cdn\/)/g, ` $1="${demo.url}/`);
}

beforeAll(async () => {
  demo = await openDemo();
  const pages = typingPages.map((one) => [
    one.path,
    prerenderedPage(one.tag, ...typingAttributes(one)),
  ]);
  const single = tags.map((tag) => [`/${tag}`, leadingToDemo(prerenderedPage(tag, alone))]);
  const start = { "/": "<!doctype html><title>Start</title>" };
  site = await openSlowSite({ ...start, ...Object.fromEntries([...pages, ...single]) });
  denying = await openSlowSite(Object.fromEntries(single), []);
});
afterEach(() => demo.leave());
afterAll(async () => {
  await denying.close();
  await site.close();
  await demo.close();
});

/** A page that notes what its policy refuses. */
async function openPage(options: { readonly javaScriptEnabled?: boolean } = {}) {
  const browser = await openBrowser();
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(message.text());
  });
  page.on("pageerror", ({ message }) => troubles.push(message));
  return { page, troubles, close: () => context.close() };
}

/** The policy of the site forbids a driver to look by itself. */
async function until(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(expression)).toBeTruthy();
}

/** The element listens to the form, beside which its tree waits for the settings. */
async function untilListening(page: Page): Promise<void> {
  await until(
    page,
    `document.querySelector("scout-lookup").shadowRoot.querySelectorAll(".scout-frame").length === 2
    && performance.getEntriesByType("resource").some(({ name }) => name.includes("/take-over-"))`,
  );
  await page.evaluate(
    "new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))",
  );
}

/** Where everything stands that both screens have, and what follows the element, to a tenth of a pixel. */
const placesIn = (tag: string) => `(() => {
  const one = document.querySelector("${tag}");
  const root = one.shadowRoot ?? one;
  const parts = root.querySelectorAll("h2, label, input, button, nav, a, .muted, .empty");
  return [...parts, document.querySelector("#below")]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const words = part.localName + " " + part.textContent;
      return [words, ...[x, y, width, height].map((length) => Math.round(length * 10) / 10)].join(" ");
    });
})()`;

async function openStyled(page: Page, tag: string): Promise<void> {
  await page.goto(`${site.url}/${tag}`, { waitUntil: "commit" });
  await page.locator("#below").waitFor();
  await until(
    page,
    `(() => { const one = document.querySelector("${tag}"); return getComputedStyle((one.shadowRoot ?? one).querySelector(".scout-root")).display === "grid"; })()`,
  );
}

test.each(tags.flatMap((tag) => [360, 1440].map((width) => [tag, width] as const)))(
  "%s takes over under a strict policy and moves nothing at %i px",
  async (tag, width) => {
    const { page, troubles, close } = await openPage();
    await page.setViewportSize({ width, height: 900 });
    site.hold(/\.js$/);
    await openStyled(page, tag);
    const before = await page.evaluate(placesIn(tag));
    await page.evaluate(
      `document.querySelector("${tag}").addEventListener("scout-ready", () => { window.places = ${placesIn(tag)}; })`,
    );
    site.release(/\.js$/);
    await until(page, "window.places");
    expect(await page.evaluate("window.places")).toEqual(before);
    expect(troubles).toEqual([]);
    await close();
  },
);

test.each(typingPages)(
  "no letter is lost at $path while the screen takes over",
  async (typing) => {
    const { page, troubles, close } = await openPage();
    const tab = {
      open: async (url: string) => void (await page.goto(url)),
      read: (expression: string) => page.evaluate(expression),
      type: (text: string) => page.keyboard.type(text),
    };
    const runs = await runTypingPages({ tab, site }, typing);
    expect(runs.map(({ found, caret }) => [found, caret])).toEqual(
      runs.map(({ typed }) => [typed, typed.length]),
    );
    expect(runs).toHaveLength(typing.visits * typing.elements);
    expect(troubles).toEqual([]);
    await close();
  },
  600_000,
);

test("what an input method composes meanwhile stays whole", async () => {
  const { page, close } = await openPage();
  const protocol = await page.context().newCDPSession(page);
  site.hold(/\/settings$/);
  await openStyled(page, "scout-lookup");
  const field = page.getByLabel("Street address");
  await field.focus();
  await untilListening(page);
  await protocol.send("Input.imeSetComposition", {
    text: "に",
    selectionStart: 1,
    selectionEnd: 1,
  });
  site.release(/\/settings$/);
  await until(
    page,
    'document.querySelector("scout-lookup").shadowRoot.querySelectorAll("form").length === 2',
  );
  await protocol.send("Input.imeSetComposition", {
    text: "にほん",
    selectionStart: 3,
    selectionEnd: 3,
  });
  expect(await page.locator(".scout-prerendered").count()).toBe(1);
  await protocol.send("Input.insertText", { text: "日本" });
  await page.locator(".scout-prerendered").waitFor({ state: "detached" });
  expect(await page.getByRole("combobox", { name: "Street address" }).inputValue()).toBe("日本");
  await close();
});

test("an address that is submitted while the code is coming is looked up by the element", async () => {
  const { page, close } = await openPage();
  site.hold(/\/settings$/);
  await openStyled(page, "scout-lookup");
  await untilListening(page);
  await page.evaluate(
    'document.querySelector("scout-lookup").addEventListener("scout-lookup-started", ({ detail }) => { window.started = detail.address; })',
  );
  await page.getByLabel("Street address").fill("100 Main Street");
  await page.keyboard.press("Enter");
  site.release(/\/settings$/);
  await until(page, "window.started");
  expect(await page.evaluate("window.started")).toBe("100 Main Street");
  expect(page.url()).toBe(`${site.url}/scout-lookup`);
  await close();
});

test("a person without access sees that, in place of the form", async () => {
  const { page, close } = await openPage();
  await page.goto(`${denying.url}/scout-lookup`);
  await page.getByText("You are not authorized to access this page.").waitFor();
  expect(await page.locator(".scout-prerendered").count()).toBe(0);
  await close();
});

test("an address typed where scripts are blocked has its results in the portal", async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/scout-lookup`);
  await page.getByLabel("Street address").fill("100 Main Street");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(`${demo.url}/scout?address=100+Main+Street`);
  const { pathname, search } = new URL(page.url());
  await close();
  const lookup = await demo.visit(pathname + search);
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();
});

test("a proposal where scripts are blocked is priced in the portal", async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/scout-pricing`);
  await page.getByLabel("Service address").fill("1200 Main Street, Houston, TX 77002");
  await page.getByLabel("Prepared for").fill("Acme");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${demo.url}/scout/pricing?*`);
  const { pathname, search } = new URL(page.url());
  await close();
  const { page: portal } = await demo.enter(pathname + search);
  await portal.getByLabel("Provider", { exact: true }).waitFor();
  expect(await portal.getByLabel("Prepared for").inputValue()).toBe("Acme");
});

test("the sign-in without script opens the portal's sign-in page, with nothing in the address", async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/login-form`);
  await page.getByLabel("Username or email address").fill("agent");
  await page.getByLabel("Password", { exact: true }).fill("secret");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(`${demo.url}/login/**`);
  expect(page.url()).not.toMatch(/agent|secret|=/);
  await close();
});
