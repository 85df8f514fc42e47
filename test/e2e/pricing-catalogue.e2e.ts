import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { pricingScenarios } from "../../demo/server/index.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { createPricingDriver, type PricingDriver } from "./support/pricing-driver.ts";
import { pricingPath } from "./support/pricing-path.ts";
import { saidInCleaning, saidInPrinting } from "./support/said.ts";

/** How a row of the error catalogue is reached, and what it shows. */
interface Row {
  readonly statuses?: readonly number[];
  readonly said?: RegExp;
  /** Provider and term of the URL. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** The action. It starts when the builder is ready, unless stated otherwise. */
  readonly act?: (pricing: PricingDriver) => Promise<void>;
  /** The texts shown in the end, verbatim. */
  readonly shown?: readonly string[];
  /** The search gives no builder. */
  readonly isOver?: boolean;
}

const anError = "An error has occurred.";
const waiting = "The server is taking longer than usual. Trying again in a minute…";
const comcast = { provider: "comcast", term: "36" };

function searchesOf({ calls }: PricingDriver): number {
  return calls.filter((call) => call === "POST /api/scout/v1/pricing").length;
}

/** The spinner is shown for sixty seconds, then the single retry is sent (1 §9). */
async function waitAMinute(pricing: PricingDriver): Promise<void> {
  const { page, advance } = pricing;
  await page.getByRole("progressbar", { name: waiting }).waitFor();
  expect(searchesOf(pricing)).toBe(1);
  await advance(59_000);
  expect(searchesOf(pricing)).toBe(1);
  const answer = page.waitForResponse((response) => response.url().endsWith("/pricing"));
  await advance(1000);
  await answer;
  expect(searchesOf(pricing)).toBe(2);
}

async function makeOfOneLine({ seesBuilder, section, service }: PricingDriver): Promise<void> {
  await seesBuilder();
  await section("Phone Lines").check();
  await service("Business VoiceEdge Business Line").click();
}

async function press(pricing: PricingDriver, name: string): Promise<void> {
  await makeOfOneLine(pricing);
  const button = pricing.button(name);
  await button.click();
  await pricing.seesNotice(anError);
  await expect.poll(() => button.getAttribute("aria-busy")).toBe(null);
}

/** The tab that the click opened is closed (decisions N8). */
async function failContract(pricing: PricingDriver): Promise<void> {
  await makeOfOneLine(pricing);
  const opened = pricing.page.waitForEvent("popup");
  await pricing.button("Create contract").click();
  const tab = await opened;
  if (!tab.isClosed()) await tab.waitForEvent("close");
  await pricing.seesNotice(anError);
  expect(pricing.page.context().pages()).toEqual([pricing.page]);
}

async function seeNoContract({ seesBuilder, button }: PricingDriver): Promise<void> {
  await seesBuilder();
  await button("Save as PDF").waitFor();
  expect(await button("Create contract").count()).toBe(0);
}

async function turnOn(pricing: PricingDriver, ...names: readonly ("Broadband" | "Dedicated")[]) {
  await pricing.seesBuilder();
  for (const name of names) await pricing.section(name).check();
}

async function showUnavailable(pricing: PricingDriver): Promise<void> {
  await turnOn(pricing, "Broadband");
}

const rows: Readonly<Record<string, Row>> = {
  "all-carriers": { chosen: { provider: "granite", term: "36" } },
  "search-504-once": { statuses: [504], act: waitAMinute },
  "search-504-always": { statuses: [504], act: waitAMinute, shown: [anError], isOver: true },
  "search-504-then-500": {
    statuses: [504, 500],
    act: waitAMinute,
    shown: [anError],
    isOver: true,
  },
  "search-500": { statuses: [500], shown: [anError], isOver: true },
  "search-401": { statuses: [401], shown: [anError], isOver: true },
  "search-403": {
    statuses: [403],
    shown: ["Access Denied", "You are not authorized to access this page."],
    isOver: true,
  },
  "search-malformed": { shown: [anError], isOver: true },
  "search-slow": {},
  "search-wrong-types": { chosen: comcast, act: makeOfOneLine },
  "search-wrapped": { chosen: comcast, act: makeOfOneLine },
  "empty-message": {
    act: async ({ page }) => {
      const link = page.getByRole("link", { name: "Contact us" });
      expect(await link.getAttribute("href")).toMatch(/\/account$/);
      expect(await page.locator("scout-pricing strong").textContent()).toBe("under review");
    },
    shown: ["Pricing for this address is under review. Contact us."],
    isOver: true,
  },
  "empty-error-message": {
    shown: ["The pricing service could not price this address."],
    isOver: true,
  },
  empty: { shown: ["There are no results at this time."], isOver: true },
  "empty-hostile": { said: saidInCleaning, shown: ["Try again later."], isOver: true },
  "cox-without-tv": {
    chosen: { provider: "cox", term: "36" },
    act: async ({ page }) => {
      const link = page.getByRole("link", { name: "channel manager", exact: true });
      expect(await link.getAttribute("href")).toMatch(/^(?:http:\/\/localhost:\d+)?\/cox$/);
    },
    shown: [
      "Television services for Cox must be priced by a channel manager.",
      "No Cox Television services available for the term length selected.",
    ],
  },
  "att-without-tv": {
    chosen: { provider: "att", term: "36" },
    shown: [
      "AT&T television services do not pay commissions.",
      "No AT&T Television services available for the term length selected.",
    ],
  },
  "term-without-phones": {
    chosen: { provider: "comcast", term: "12" },
    act: async (pricing) => {
      const toggle = pricing.section("Phone Lines");
      await toggle.waitFor();
      expect(await toggle.getAttribute("aria-disabled")).toBe("true");
      expect(await toggle.isChecked()).toBe(false);
    },
    shown: ["No Comcast Phone Lines services available for the term length selected."],
  },
  "light-green": {
    chosen: comcast,
    act: showUnavailable,
    shown: ["Not available at this address.", "The speed at this address is not confirmed."],
  },
  "slow-line": {
    chosen: comcast,
    act: showUnavailable,
    shown: ["Not available at this address.", "Faster than what this address can get: 300 Mbps."],
  },
  "hostile-rows": {
    said: saidInCleaning,
    chosen: comcast,
    act: (pricing) => turnOn(pricing, "Broadband", "Dedicated"),
  },
  "without-acl": { chosen: comcast, act: seeNoContract },
  "without-contracts": { chosen: comcast, act: seeNoContract },
  "pdf-500": {
    statuses: [500],
    said: /pdf-failed/,
    chosen: comcast,
    act: (pricing) => press(pricing, "Save as PDF"),
  },
  "print-500": {
    statuses: [500],
    said: /print-failed/,
    chosen: comcast,
    act: (pricing) => press(pricing, "Print"),
  },
  "contract-500": {
    statuses: [500],
    said: /contract-failed/,
    chosen: comcast,
    act: failContract,
  },
  "contract-without-uri": { said: /contract-failed/, chosen: comcast, act: failContract },
  "contract-hostile-uri": { said: /contract-failed/, chosen: comcast, act: failContract },
};

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

test("every scenario of the backend has a row", () => {
  expect(Object.keys(rows).sort()).toEqual(pricingScenarios.map(({ code }) => code).sort());
});

describe.each(pricingScenarios)("$code", ({ code, address, backend }) => {
  const { statuses = [], said, chosen = {}, act, shown = [], isOver = false } = rows[code] ?? {};

  test(backend, async () => {
    const expected = { statuses, ...(said && { said }) };
    const pricing = createPricingDriver(
      await demo.enter(pricingPath(address, chosen), { expected }),
    );
    if (code === "search-slow") await pricing.sees("Looking for services and prices…");
    else await act?.(pricing);
    for (const sentence of shown) {
      await pricing.page.getByText(sentence, { exact: true }).first().waitFor();
    }
    if (isOver) expect(await pricing.choice("Provider").count()).toBe(0);
    else await pricing.seesBuilder();
    expect(await pricing.page.getByRole("progressbar").count()).toBe(0);
  });
});

test("Try again repeats the search, and the focus stays in the element", async () => {
  const pricing = createPricingDriver(
    await demo.enter("/demo/help", { expected: { statuses: [500] } }),
  );
  const { page } = pricing;
  const search = "**/api/scout/v1/pricing";
  await page.route(search, (route) => route.fulfill({ status: 500 }));
  await page.goto(pricingPath("1200 Main Street, Houston, TX 77002"));
  await page.getByRole("alert").getByText(anError).waitFor();
  await page.unroute(search);
  await pricing.tabTo(pricing.button("Try again"));
  await pricing.press("Enter");
  await pricing.seesBuilder();
  expect(await page.locator("scout-pricing :focus").textContent()).toBe("SCOUT Pricing");
});

test.each(["Clear", "Cancel"])("%s ends the wait for the retry (I9)", async (name) => {
  const pricing = createPricingDriver(
    await demo.enter(pricingPath("2 Patience Street, Test City, TX 75001"), {
      expected: { statuses: [504] },
    }),
  );
  await pricing.sees(waiting);
  await pricing.button(name).click();
  await pricing.sees("Enter an address above to see the services that can be priced there.");
  await pricing.advance(120_000);
  expect(searchesOf(pricing)).toBe(1);
});

test("a contract whose tab the browser blocks becomes a link (N8)", async () => {
  const pricing = createPricingDriver(
    await demo.enter(pricingPath("1200 Main Street, Houston, TX 77002", comcast)),
  );
  await makeOfOneLine(pricing);
  await pricing.page.evaluate(() => {
    window.open = () => null;
  });
  await pricing.button("Create contract").click();
  const link = pricing.page.getByRole("link", { name: "Open the contract" });
  expect(await link.getAttribute("href")).toMatch(/\/scout\/contracts\/comcast\?contract=/);
});

test("printing twice prints two documents", async () => {
  const pricing = createPricingDriver(
    await demo.enter(pricingPath("1200 Main Street, Houston, TX 77002", comcast), {
      expected: { said: saidInPrinting },
    }),
  );
  await makeOfOneLine(pricing);
  const [first, second] = [await pricing.print(), await pricing.print()];
  expect(first.text).toContain("Business VoiceEdge Business Line");
  expect(second).toEqual(first);
});

describe.each(["Agent without Scout access", "Signed out"] as const)("%s", (person) => {
  test.each([pricingPath("1200 Main Street, Houston, TX 77002"), "/demo/contracts.html"])(
    "sees the refusal on %s, and no Scout call is made (C6)",
    async (path) => {
      const visitor = await demo.enter(path, { as: person });
      await visitor.seesHeading("Access Denied");
      await visitor.page
        .getByText("You are not authorized to access this page.", { exact: true })
        .waitFor();
      await visitor.advance(120_000);
      expect(visitor.calls).toEqual(["GET /api/v1/site-connector/settings"]);
    },
  );
});

test("a section without services at a term, after one with services", async () => {
  const path = pricingPath("403 Television Street, Test City, TX 75001", comcast);
  const pricing = createPricingDriver(await demo.enter(path));
  await pricing.section("Television").check();
  await pricing.choice("Term").selectOption("60");
  const toggle = pricing.page.getByRole("checkbox", { name: "Television", disabled: true });
  await toggle.waitFor();
  expect(await toggle.isChecked()).toBe(false);
  await pricing.page
    .getByText("No Comcast Television services available for the term length selected.", {
      exact: true,
    })
    .waitFor();
});
