import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { titleAt } from "../../src/core/navigation/page-title.ts";
import { matchRoute } from "../../src/core/navigation/portal-routes.ts";
import { titleTexts } from "../../src/core/navigation/title-messages.ts";
import { screenLoaders } from "../../src/elements/scout-portal/page/load-screen.ts";
import { deferred } from "../support/fake-ports.ts";
import { findCutWhenSpaced, findViolations, overflowOf } from "./support/inspect-page.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { hasFocus } from "./support/visitor.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

/** Every route with a screen, and the main heading of the screen. */
const routes = [
  ["/", "Dashboard"],
  ["/scout", "SCOUT Lookup"],
  ["/scout/bulk", "SCOUT Bulk"],
  ["/scout/pricing", "SCOUT Pricing"],
  ["/scout/contracts", "Contracts"],
  ["/scout/contracts/comcast?contract=c0ffee00-0000-4000-8000-000000000003", ""],
  ["/solutions-finder", "Solutions Finder"],
  ["/solutions-index", "Solutions Index"],
  ["/solutions/questionnaires", ""],
  ["/provider-library", ""],
  ["/resource-library", ""],
  ["/search/site?keys=rates", ""],
  ["/account", ""],
] as const;

function tagOf(path: string): string {
  const stop = matchRoute(new URL(path, "https://x.example").pathname, "");
  return stop.kind === "screen" ? stop.screen.tag : "";
}

const routesWithScreen = routes.filter(([path]) => Object.hasOwn(screenLoaders, tagOf(path)));
const scoutRoutes = routesWithScreen.filter(([path]) => path.startsWith("/scout"));

const main = (name: string) => ({ name, level: 1, exact: true }) as const;

/** Widths of a phone, a tablet and a desktop window. */
const widths = [360, 768, 1440];

/** Stories inspect each screen by axe; this test inspects screens inside the portal. */
const inspected = ["/", "/scout/pricing", "/solutions-finder"];

test("a deep link to any route shows its screen, title and header, and fits at every width; axe finds nothing, and spaced text is not cut (1.4.12)", async () => {
  // axe checks every frame, but the wizard's form is another origin.
  const { page } = await demo.enter("/", { expected: { said: /'postMessage' on 'DOMWindow'/ } });
  const found: string[] = [];
  for (const [path] of routesWithScreen) {
    await page.goto(path);
    await page.locator(`scout-portal > ${tagOf(path)}`).waitFor();
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.getByRole("button", { name: "Account menu" }).waitFor();
    expect(await page.title()).toBe(
      titleAt(new URL(page.url()).pathname, "Scout", titleTexts.english),
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if ((await overflowOf(page)) > 0) found.push(`${path}: overflow at ${width} px`);
    }
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    const violations = inspected.includes(path) ? await findViolations(page) : [];
    found.push(...violations.map((violation) => `${path}: ${violation}`));
    await page.setViewportSize({ width: 360, height: 740 });
    const cut = await findCutWhenSpaced(page);
    found.push(...cut.map((one) => `${path}, text spaced: ${one}`));
  }
  expect(found).toEqual([]);
});

test("axe finds no problems on a phone in the dark scheme", async () => {
  const { page } = await demo.enter("/scout", { viewport: { width: 360, height: 900 } });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("heading", main("SCOUT Lookup")).waitFor();
  await page.getByRole("button", { name: "Account menu" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test("1 §2: without scout:access every Scout route is Access Denied, and the header stays", async () => {
  const [first = "", ...others] = scoutRoutes.map(([path]) => path);
  const { page, calls } = await demo.enter(first, { as: "Agent without Scout access" });
  const denied = page.getByText("You are not authorized to access this page.", { exact: true });
  const bar = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("heading", main("Access Denied")).waitFor();
  await denied.waitFor();
  await bar.getByRole("link", { name: "Solutions Finder" }).waitFor();
  expect(await bar.getByRole("link", { name: "Scout", exact: true }).count()).toBe(0);
  for (const path of others) {
    await page.goto(path);
    await denied.waitFor();
  }
  expect(calls.filter((call) => /scout\/|\/v1\/scout|address-lookup/.test(call))).toEqual([]);
});

test("back and forward lead through the routes, each with its title, and restore the scroll position", async () => {
  const { page } = await demo.enter("/scout/contracts", { viewport: { width: 800, height: 400 } });
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  await page.evaluate("window.scrollTo(0, 120)");
  // The test does not click, because a click in the header would scroll up to it first.
  await page.evaluate("document.querySelector('scout-portal').navigate('/scout')");
  await page.getByRole("heading", main("SCOUT Lookup")).waitFor();
  expect(await page.evaluate("window.scrollY")).toBe(0);
  expect(await page.title()).toBe("SCOUT Lookup | Scout");
  await page.goBack();
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  expect(await page.title()).toBe("Contracts | Scout");
  await expect.poll(() => page.evaluate("window.scrollY")).toBe(120);
  await page.goForward();
  await page.getByRole("heading", main("SCOUT Lookup")).waitFor();
  await page.reload();
  await page.getByRole("heading", main("SCOUT Lookup")).waitFor();
});

test.each([
  ["no act", 900],
  ["a click without a pointer, as of a screen reader", 0],
] as const)("C11: after Back and %s the page that grows is scrolled to %i px", async (act, top) => {
  const { page } = await demo.enter("/scout/contracts", { viewport: { width: 800, height: 400 } });
  const grow = () => page.evaluate("document.body.style.minHeight = '3000px'");
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  await grow();
  await page.evaluate("window.scrollTo(0, 900)");
  await page.evaluate("document.querySelector('scout-portal').navigate('/scout')");
  await page.getByRole("heading", main("SCOUT Lookup")).waitFor();
  await page.evaluate("document.body.style.minHeight = ''");
  await page.goBack();
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  if (act !== "no act") await page.evaluate("document.body.click(), window.scrollTo(0, 0)");
  await grow();
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
  await expect.poll(() => page.evaluate("window.scrollY")).toBe(top);
});

test("the main path works by keyboard only: skip, navigate, look up, and the account menu", async () => {
  const visitor = await demo.enter("/scout/contracts");
  const { page } = visitor;
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  await visitor.press("Tab");
  expect(await hasFocus(page.getByRole("button", { name: "Skip to content" }))).toBe(true);
  const bar = page.getByRole("navigation", { name: "Main" });
  await visitor.tabTo(bar.getByRole("link", { name: "Scout", exact: true }));
  await visitor.press("Enter");
  const heading = page.getByRole("heading", main("SCOUT Lookup"));
  await heading.waitFor();
  await expect.poll(() => hasFocus(heading)).toBe(true);
  await visitor.tabTo(page.getByRole("combobox", { name: "Street address" }));
  await page.keyboard.type("100 Main Street, New York, NY 10029");
  await visitor.press("Enter");
  await page.waitForURL(/\/scout\?address=100\+Main\+Street/);
  await page.getByRole("progressbar").waitFor();
  // The heading has the focus, so Shift+Tab moves to the header above it.
  await page.getByRole("button", { name: "Account menu" }).focus();
  await visitor.press("Enter", "Tab");
  await expect
    .poll(() => hasFocus(page.getByRole("link", { name: "Account", exact: true })))
    .toBe(true);
  await visitor.press("Escape");
  await expect.poll(() => hasFocus(page.getByRole("button", { name: "Account menu" }))).toBe(true);
});

test("E: each route has one record, which the next route closes, or a beacon at the end", async () => {
  const views = async () =>
    (await demo.store.pageViews.find()).map(({ path, close }) => [path, close !== null]);
  const before = (await views()).length;
  const { page } = await demo.enter("/scout/contracts");
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  await expect
    .poll(async () => (await views()).slice(before))
    .toEqual([["/scout/contracts", false]]);
  const opened = page.waitForResponse(
    (response) => response.request().postData()?.includes('"/scout"') ?? false,
  );
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Scout", exact: true })
    .click();
  await expect
    .poll(async () => (await views()).slice(before))
    .toEqual([
      ["/scout/contracts", true],
      ["/scout", false],
    ]);
  // Waits for the answer, because the page can close a record only after it has read its id.
  await (await opened).finished();
  await page.evaluate("0");
  await page.goto("/demo/help");
  await expect.poll(async () => (await views()).at(-1)).toEqual(["/scout", true]);
});

test("E4: a route that changed in a hidden page has its own record", async () => {
  const { page, calls } = await demo.enter("/scout/contracts");
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  const opened = () => calls.filter((call) => /^POST .*\/stats$/.test(call)).length;
  await expect.poll(opened).toBe(1);
  const look = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await look(true);
  await page.evaluate("document.querySelector('scout-portal').navigate('/scout')");
  await page.getByRole("heading", main("SCOUT Lookup")).waitFor();
  await look(false);
  await expect.poll(opened).toBe(2);
  await page.evaluate("document.querySelector('scout-portal').navigate('/scout/contracts')");
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  await expect.poll(opened).toBe(3);
});

test("a cancelled navigation returns to the previous address, also past an entry that the browser added", async () => {
  const { page } = await demo.enter("/provider-library");
  await page.getByRole("heading", main("Provider Library")).waitFor();
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Resource Library" }).click();
  await page.getByRole("heading", main("Resource Library")).waitFor();
  await page.evaluate(() => {
    window.location.hash = "#foot";
  });
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await page.getByRole("textbox", { name: "Site Color" }).fill("#abc");
  await page.getByText("You have unsaved changes.").waitFor();
  await page.evaluate(() => {
    let steps = 0;
    window.addEventListener("popstate", () => {
      steps += 1;
      document.body.dataset.steps = String(steps);
    });
    window.history.go(-2);
  });
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/account");
  expect(await page.locator("body").getAttribute("data-steps")).toBeNull();
  expect(await page.title()).toBe("Account | Scout");
});

test("C12: if code fails to load, an error page is shown below the header, and a retry loads the code", async () => {
  const { page } = await demo.enter("/scout/contracts", {
    expected: {
      failures: /ERR_FAILED/,
      said: /resource-library|ERR_FAILED|Failed to fetch/,
    },
  });
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  await page.route("**/cdn/resource-library.js", (route) => route.abort());
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Resource Library" }).click();
  await page.getByRole("heading", main("Error")).waitFor();
  await page.getByText("An error has occurred.", { exact: true }).waitFor();
  await bar.getByRole("link", { name: "Scout", exact: true }).waitFor();
  await page.unroute("**/cdn/resource-library.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", main("Resource Library")).waitFor();
});

test.for([false, true])(
  "a header that cannot be loaded is reported once, and not while the user is leaving the page (%s)",
  async (isLeft) => {
    const visitor = await demo.enter("/scout/contracts", {
      expected: { failures: /ERR_FAILED/, said: /header-not-loaded|ERR_FAILED/ },
    });
    const { page } = visitor;
    const lines: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("header-not-loaded")) lines.push(message.text());
    });
    const asked = deferred<void>();
    const answered = deferred<void>();
    await page.route("**/cdn/portal-header.js", async (route) => {
      asked.resolve();
      await answered.promise;
      await route.abort();
    });
    await page.reload({ waitUntil: "commit" });
    await asked.promise;
    await page.getByRole("table", { name: "Contracts" }).waitFor();
    if (isLeft) await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    const failed = page.evaluate("import('/cdn/portal-header.js').catch(() => {})");
    answered.resolve();
    await failed;
    await visitor.advance(60_000);
    await page.evaluate("0"); // Earlier console lines of the page have arrived by now.
    expect(lines).toEqual(isLeft ? [] : ["[scout-elements] header-not-loaded"]);
  },
);

test("the code of a screen loads when the pointer reaches a link to it", async () => {
  const { page } = await demo.enter("/scout/contracts");
  await page.getByRole("heading", main("Contracts")).waitFor();
  const isDefined = () => page.evaluate(() => customElements.get("scout-bulk") !== undefined);
  expect(await isDefined()).toBe(false);
  await page.getByRole("link", { name: "Bulk", exact: true }).hover();
  await expect.poll(isDefined).toBe(true);
});
