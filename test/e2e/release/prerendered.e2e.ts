import type { BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { plainPage, prerenderedPage } from "../../support/prerendered-page.ts";
import { openSlowSite, type SlowSite } from "../../support/slow-site.ts";
import {
  chunkFiles,
  lettersOf,
  plainTypingPages,
  runTypingPages,
  typingAttributes,
  typingPages,
} from "../../support/type-through-takeover.ts";
import { openBrowser } from "../support/open-browser.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";

const tags = ["scout-lookup", "scout-pricing", "login-form", "solutions-finder"] as const;
const alone = 'routing="none"';

let demo: Demo;
let site: SlowSite;
let denying: SlowSite;

/** The page in the browser's color scheme, with forms that open the demo's portal. */
function leadingToDemo(html: string): string {
  return html
    .replace("<head>", '<head><meta name="color-scheme" content="light dark">')
    .replaceAll(/ (action|href)="\/(?!cdn\/)/g, ` $1="${demo.url}/`);
}

/** Wraps the whole page in a form, as some servers write it. */
function inForm(html: string): string {
  return html.replace(
    /<body>(.*)<\/body>/s,
    '<body><form action="/"><input name="first" value="1">$1<input name="last" value="2"><button>Send</button></form></body>',
  );
}

beforeAll(async () => {
  demo = await openDemo();
  const pages = typingPages.map((one) => [
    one.path,
    prerenderedPage(one.tag, ...typingAttributes(one)),
  ]);
  const single = tags.map((tag) => [`/${tag}`, leadingToDemo(prerenderedPage(tag, alone))]);
  const enclosed = single.map(([path, html = ""]) => [`/in-form${path}`, inForm(html)]);
  const plain = tags.map((tag) => [`/plain/${tag}`, plainPage(tag, alone)]);
  const plainTyping = plainTypingPages.map((one) => [
    one.path,
    plainPage(one.tag, ...typingAttributes(one)),
  ]);
  const two = prerenderedPage("login-form", alone, alone);
  const start = { "/": "<!doctype html><title>Start</title>", "/two": two };
  site = await openSlowSite({
    ...start,
    ...Object.fromEntries([...pages, ...single, ...enclosed, ...plain, ...plainTyping]),
  });
  denying = await openSlowSite(Object.fromEntries(single), []);
});
afterEach(async () => {
  site.reset();
  await demo.leave();
});
afterAll(async () => {
  await denying.close();
  await site.close();
  await demo.close();
});

/** Opens a page, and records the errors and refusals of its policy. */
async function openPage(options: BrowserContextOptions = {}) {
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

/**
 * Polls from the test, because the policy of the site forbids the polling of Playwright in the
 * page.
 */
async function until(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(expression)).toBeTruthy();
}

/** Waits until the element listens to the form. Its tree waits for the settings beside the form. */
async function untilListening(page: Page): Promise<void> {
  await until(
    page,
    'document.querySelector("scout-lookup").shadowRoot.querySelectorAll(".scout-frame").length === 2',
  );
  const listening = `performance.getEntriesByType("resource").find(({ name }) => name.includes("/take-over-"))?.name`;
  await until(page, listening);
  // This import resolves after those that started before it.
  await page.evaluate(`import(${listening}).then(() => {})`);
}

/** Waits until the element has rendered its form beside the prerendered screen. The upload form may follow later. */
async function untilDrawn(page: Page): Promise<void> {
  await until(
    page,
    'document.querySelector("scout-lookup").shadowRoot.querySelector(".scout-prerendered ~ div form") !== null',
  );
}

/** Opens a lookup whose settings are delayed, and types into it. */
async function openTyped() {
  const opened = await openPage();
  site.hold(/\/settings$/);
  await openStyled(opened.page, "scout-lookup");
  await untilListening(opened.page);
  await opened.page.getByLabel("Street address").fill("100 Main Street");
  return opened;
}

/** Sets `window.started` to the address of a started lookup. */
async function noteLookup(page: Page): Promise<void> {
  await page.evaluate(
    'document.querySelector("scout-lookup").addEventListener("scout-lookup-started", ({ detail }) => { window.started = detail.address; })',
  );
}

/**
 * Returns the position of each part that both screens have, and of the content below the element,
 * to a tenth of a pixel.
 */
const placesIn = (tag: string) => `(() => {
  const one = document.querySelector("${tag}");
  const root = one.shadowRoot ?? one.querySelector(".scout-prerendered")?.shadowRoot ?? one;
  const parts = root.querySelectorAll("h2, label, input, button, nav, a, .muted, .empty");
  return [...parts, document.querySelector("#below")]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const words = part.localName + " " + part.textContent;
      return [words, ...[x, y, width, height].map((length) => Math.round(length * 10) / 10)].join(" ");
    });
})()`;

function withoutLast(places: unknown): unknown[] {
  return Array.isArray(places) ? places.slice(0, -1) : [];
}

async function openStyled(page: Page, tag: string, folder = ""): Promise<void> {
  await page.goto(`${site.url}${folder}/${tag}`, { waitUntil: "commit" });
  await page.locator("#below").waitFor();
  await until(
    page,
    `(() => {
      const one = document.querySelector("${tag}");
      const root = one.shadowRoot ?? one.querySelector(".scout-prerendered")?.shadowRoot;
      const drawn = root?.querySelector(".scout-root") ?? null;
      return drawn !== null && getComputedStyle(drawn).display === "grid";
    })()`,
  );
}

/** The files without which an element has only a first screen: that of the page, or one that it draws itself. */
const heldBy = { prerendered: /\.js$/, drawn: chunkFiles } as const;
const folderOf = { prerendered: "", drawn: "/plain" } as const;
const ways = ["prerendered", "drawn"] as const;

test.each(
  ways.flatMap((way) =>
    tags.flatMap((tag) => [360, 1440].map((width) => [way, tag, width] as const)),
  ),
)(
  "the %s first screen of %s is replaced under a strict policy, and nothing moves at %i px",
  async (way, tag, width) => {
    const { page, troubles, close } = await openPage();
    await page.setViewportSize({ width, height: 900 });
    site.hold(heldBy[way]);
    await openStyled(page, tag, folderOf[way]);
    const before = await page.evaluate(placesIn(tag));
    await page.evaluate(
      `document.querySelector("${tag}").addEventListener("scout-ready", () => { window.places = ${placesIn(tag)}; })`,
    );
    // The panel for a file has parts for which the first screen only reserves space.
    site.hold(/\/bulk-panel\b/);
    site.release(heldBy[way]);
    await until(page, "window.places");
    const after = await page.evaluate("window.places");
    // The finder has more providers than the space that is reserved for them.
    if (tag === "solutions-finder")
      expect(after).toEqual(expect.arrayContaining(withoutLast(before)));
    else expect(after).toEqual(before);
    expect(troubles).toEqual([]);
    await close();
  },
);

/** In the finder, the form is a separate layer with another smoothing of its edges. */
const pictured = tags.filter((tag) => tag !== "solutions-finder");
const looks: readonly (BrowserContextOptions & { readonly dir: string })[] = [
  { viewport: { width: 1440, height: 900 }, dir: "ltr" },
  { viewport: { width: 360, height: 900 }, colorScheme: "dark", dir: "ltr" },
  { viewport: { width: 1440, height: 900 }, dir: "rtl", reducedMotion: "reduce" },
  { viewport: { width: 360, height: 900 }, forcedColors: "active", dir: "rtl" },
];

test.each(pictured.flatMap((tag) => looks.map((look) => ({ tag, ...look }))))(
  "the form of $tag looks the same before and after the takeover, $viewport.width px, $dir, $colorScheme $forcedColors",
  async ({ tag, dir, ...look }) => {
    const { page, close } = await openPage(look);
    site.hold(/\.js$/);
    await openStyled(page, tag);
    await page.evaluate(
      `void Object.assign(document.documentElement, { lang: "ar", dir: "${dir}" })`,
    );
    const form = page.locator(`${tag} form`).first();
    const before = await form.screenshot();
    await page.evaluate(
      `document.querySelector("${tag}").addEventListener("scout-ready", () => { window.isReady = true; })`,
    );
    site.release(/\.js$/);
    await until(page, "window.isReady");
    expect((await form.screenshot()).equals(before)).toBe(true);
    await close();
  },
);

test.each([...typingPages, ...plainTypingPages])(
  "no letter is lost at $path while the screen takes over",
  async (typing) => {
    const { page, troubles, close } = await openPage();
    const tab = {
      open: async (url: string) => void (await page.goto(url)),
      read: (expression: string) => page.evaluate(expression),
      type: (text: string) => page.keyboard.type(text),
    };
    const runs = await runTypingPages({ tab, site }, typing);
    const { found, typed } = lettersOf(runs);
    expect(found).toEqual(typed);
    expect(runs).toHaveLength(typing.visits * typing.elements);
    expect(troubles).toEqual([]);
    await close();
  },
  600_000,
);

test("a composition of an input method during the takeover stays whole", async () => {
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
  await until(
    page,
    'document.querySelector("scout-lookup").shadowRoot.querySelector(".scout-prerendered input").value === "に"',
  );
  site.release(/\/settings$/);
  await untilDrawn(page);
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

test("an address that is submitted while the code is loading is looked up by the element", async () => {
  const { page, close } = await openTyped();
  await noteLookup(page);
  await page.keyboard.press("Enter");
  const spinner = page.getByRole("button", { name: "Search" }).locator(".spinner");
  expect((await spinner.boundingBox())?.width).toBeGreaterThan(16);
  site.release(/\/settings$/);
  await until(page, "window.started");
  expect(await page.evaluate("window.started")).toBe("100 Main Street");
  expect(page.url()).toBe(`${site.url}/scout-lookup`);
  await close();
});

test("what is submitted on the first screen that an element drew itself is looked up by its code", async () => {
  const { page, close } = await openPage();
  site.hold(heldBy.drawn);
  await openStyled(page, "scout-lookup", folderOf.drawn);
  await noteLookup(page);
  await page.getByLabel("Street address").fill("100 Main Street");
  await page.keyboard.press("Enter");
  const spinner = page.getByRole("button", { name: "Search" }).locator(".spinner");
  expect((await spinner.boundingBox())?.width).toBeGreaterThan(16);
  site.release(heldBy.drawn);
  await until(page, "window.started");
  expect(await page.evaluate("window.started")).toBe("100 Main Street");
  expect(page.url()).toBe(`${site.url}/plain/scout-lookup`);
  await close();
});

test("a press of the button during the takeover looks the address up", async () => {
  const { page, close } = await openTyped();
  await noteLookup(page);
  await page.getByRole("button", { name: "Search" }).hover();
  await page.mouse.down();
  site.release(/\/settings$/);
  await untilDrawn(page);
  await page.mouse.up();
  await until(page, "window.started");
  expect(await page.evaluate("window.started")).toBe("100 Main Street");
  await close();
});

test("an element that the page moves during the load keeps the typed text", async () => {
  const { page, close } = await openTyped();
  await page.evaluate(
    'document.body.append(Object.assign(document.createElement("main"), { id: "elsewhere" })); document.querySelector("#elsewhere").append(document.querySelector("scout-lookup"))',
  );
  site.release(/\/settings$/);
  await page.locator(".scout-prerendered").waitFor({ state: "detached" });
  expect(await page.getByRole("combobox", { name: "Street address" }).inputValue()).toBe(
    "100 Main Street",
  );
  await close();
});

test("an element that the page removes and adds again keeps the typed text", async () => {
  const { page, close } = await openTyped();
  await page.evaluate(
    'window.taken = document.querySelector("scout-lookup"); window.taken.remove(); new Promise((done) => setTimeout(done)).then(() => document.body.append(window.taken))',
  );
  site.release(/\/settings$/);
  await page.locator(".scout-prerendered").waitFor({ state: "detached" });
  expect(await page.getByRole("combobox", { name: "Street address" }).inputValue()).toBe(
    "100 Main Street",
  );
  await close();
});

test("if the settings fail, the typed text is in the form that the next try shows", async () => {
  const { page, close } = await openTyped();
  site.breakDown(/\/settings$/);
  site.release(/\/settings$/);
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  site.mend();
  await again.click();
  const field = page.getByRole("combobox", { name: "Street address" });
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toBe("100 Main Street");
  await close();
});

test("a value that the browser fills in without an event is carried over, and a label focuses its own field", async () => {
  const { page, close } = await openPage();
  site.hold(/\.js$/);
  await page.goto(`${site.url}/two`, { waitUntil: "commit" });
  const second = page.locator("login-form").nth(1);
  await second.getByText("Username or email address").click();
  await page.keyboard.type("second");
  await page.evaluate(
    'document.querySelector(".scout-prerendered").shadowRoot.querySelector("[data-name=password]").value = "filled"',
  );
  site.release(/\.js$/);
  await expect.poll(() => page.locator(".scout-prerendered").count()).toBe(0);
  expect(await second.getByLabel("Username or email address").inputValue()).toBe("second");
  const first = page.locator("login-form").first();
  expect(await first.getByLabel("Password", { exact: true }).inputValue()).toBe("filled");
  expect(await first.getByLabel("Username or email address").inputValue()).toBe("");
  await close();
});

test("a user without access sees Access Denied instead of the form", async () => {
  const { page, close } = await openPage();
  await page.goto(`${denying.url}/scout-lookup`);
  await page.getByText("You are not authorized to access this page.").waitFor();
  expect(await page.locator(".scout-prerendered").count()).toBe(0);
  await close();
});

test("an address that is typed where scripts are blocked has its results in the portal", async () => {
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

test("the sign-in without script opens the portal's sign-in page, with no input in the address", async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/login-form`);
  await page.getByLabel("Username or email address").fill("agent");
  await page.getByLabel("Password", { exact: true }).fill("secret");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(`${demo.url}/login/**`);
  expect(page.url()).not.toMatch(/agent|secret|=/);
  await close();
});

/** Special characters of queries, markup and addresses, in a text longer than any address. */
const hostile = `1 "Elm" 'St' <b>&#38; #5?x=1 100% + ${"Long Street ".repeat(40)}`.trim();

test.each([
  ["scout-lookup", "Street address", "address"],
  ["scout-pricing", "Service address", "address"],
  ["solutions-finder", "Search Keywords", "filters"],
] as const)(
  "without script, a form of the page with %s sends a hostile text only to the portal",
  async (tag, label, name) => {
    const { page, close } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site.url}/in-form/${tag}`);
    const field = page.getByRole("textbox", { name: label });
    await field.fill(hostile);
    await field.press("Enter");
    await page.waitForURL(`${demo.url}/**`);
    const { searchParams, hash } = new URL(page.url());
    expect([searchParams.get(name), hash]).toEqual([hostile, ""]);
    expect([searchParams.has("first"), searchParams.has("last")]).toEqual([false, false]);
    await close();
  },
);

test("without script, the sign-in in a form of the page opens the portal's page", async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/in-form/login-form`);
  await page.getByLabel("Password", { exact: true }).fill("secret");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${demo.url}/login/**`);
  expect(page.url()).not.toMatch(/secret|=/);
  await close();
});

test.each(tags)("a form of the page around %s keeps all of its fields", async (tag) => {
  const { page, close } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/in-form/${tag}`);
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL(`${site.url}/?first=1&last=2`);
  await close();
});
