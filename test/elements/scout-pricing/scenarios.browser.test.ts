import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pricingScenarios } from "../../../demo/server/index.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, type StoppedClock, serve, stopClock } from "../../support/host-page.ts";
import { watchPaper } from "../host/paper.ts";
import { watchFiles } from "../host/saved-files.ts";
import { watchTabs } from "../host/tabs.ts";
import { agent } from "./agent.ts";
import { placePricing } from "./open-pricing.ts";

cleanUpHostPage();
const paper = watchPaper();
const saved = watchFiles();
const tabs = watchTabs();

/** What an agent does at the address of a scenario, and what the element shows. */
interface Row {
  /** Provider and term. */
  readonly chosen?: Readonly<Record<string, string>>;
  readonly act?: (clock: StoppedClock) => Promise<void>;
  /** The texts shown in the end, verbatim. */
  readonly shown?: readonly string[];
  /** The search gives no builder. */
  readonly isOver?: boolean;
}

const anError = "An error has occurred.";
const comcast = { provider: "comcast", term: "36" };

async function waitAMinute(clock: StoppedClock): Promise<void> {
  await expect.element(agent.status(/taking longer than usual/)).toBeInTheDocument();
  await clock.advance(60_000);
}

async function makeOfOneLine(): Promise<void> {
  await agent.section("Phone Lines").click();
  await agent.box("Business VoiceEdge Business Line").click();
}

async function fail(name: "Print" | "Save as PDF" | "Create contract"): Promise<void> {
  await makeOfOneLine();
  await agent.output(name).click();
  await expect.element(agent.alert()).toHaveTextContent(anError);
  await expect.element(agent.output(name)).not.toHaveAttribute("aria-busy");
  expect([...paper.frames, ...saved]).toEqual([]);
  expect(tabs.opened.every(({ isClosed, went }) => isClosed && went.length === 0)).toBe(true);
}

async function seeNoContract(): Promise<void> {
  await expect.element(agent.output("Save as PDF")).toBeVisible();
  expect(agent.output("Create contract").query()).toBeNull();
}

const refused = ["Access Denied", "You are not authorized to access this page."];

const rows: Readonly<Record<string, Row>> = {
  "all-carriers": { chosen: { provider: "granite", term: "36" } },
  "search-504-once": { act: waitAMinute },
  "search-504-always": { act: waitAMinute, shown: [anError], isOver: true },
  "search-504-then-500": { act: waitAMinute, shown: [anError], isOver: true },
  "search-500": { shown: [anError], isOver: true },
  "search-401": { shown: [anError], isOver: true },
  "search-403": { shown: refused, isOver: true },
  "search-malformed": { shown: [anError], isOver: true },
  // Its wait needs the server: test/e2e/release/pricing-catalogue.
  "search-slow": {},
  "search-wrong-types": { chosen: comcast, act: makeOfOneLine },
  "search-wrapped": { chosen: comcast, act: makeOfOneLine },
  "empty-message": {
    async act() {
      const link = page.getByRole("link", { name: "Contact us" });
      await expect.element(link).toHaveAttribute("href", expect.stringMatching(/\/account$/));
    },
    shown: ["Pricing for this address is under review. Contact us."],
    isOver: true,
  },
  "empty-error-message": {
    shown: ["The pricing service could not price this address."],
    isOver: true,
  },
  empty: { shown: ["There are no results at this time."], isOver: true },
  "empty-hostile": { shown: ["Try again later."], isOver: true },
  "cox-without-tv": {
    chosen: { provider: "cox", term: "36" },
    async act() {
      const link = page.getByRole("link", { name: "channel manager", exact: true });
      await expect.element(link).toHaveAttribute("href", expect.stringMatching(/\/cox$/));
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
    async act() {
      const toggle = agent.section("Phone Lines");
      await expect.element(toggle).toHaveAttribute("aria-disabled", "true");
      await expect.element(toggle).not.toBeChecked();
    },
    shown: ["No Comcast Phone Lines services available for the term length selected."],
  },
  "light-green": {
    chosen: comcast,
    act: () => agent.section("Broadband").click(),
    shown: ["Not available at this address."],
  },
  "slow-line": {
    chosen: comcast,
    act: () => agent.section("Broadband").click(),
    shown: ["Not available at this address."],
  },
  "hostile-rows": {
    chosen: comcast,
    async act() {
      await agent.section("Broadband").click();
      await agent.section("Dedicated").click();
    },
  },
  "without-acl": { chosen: comcast, act: seeNoContract },
  "without-contracts": { chosen: comcast, act: seeNoContract },
  "pdf-500": { chosen: comcast, act: () => fail("Save as PDF") },
  "print-500": { chosen: comcast, act: () => fail("Print") },
  "contract-500": { chosen: comcast, act: () => fail("Create contract") },
  "contract-without-uri": { chosen: comcast, act: () => fail("Create contract") },
  "contract-hostile-uri": { chosen: comcast, act: () => fail("Create contract") },
};

test("every scenario of the reference backend has a row", () => {
  expect(Object.keys(rows).sort()).toEqual(pricingScenarios.map(({ code }) => code).sort());
});

/** What the console has of a scenario. */
const logs: Readonly<Record<string, readonly string[]>> = {
  "search-401": ["Unauthorized: Unauthorized", "token-missing"],
  "search-403": ["Denied: Access Denied"],
  "pdf-500": ["pdf-failed"],
  "print-500": ["print-failed"],
  "contract-500": ["contract-failed"],
  "contract-without-uri": ["contract-failed"],
  "contract-hostile-uri": ["contract-failed"],
};

test.each(pricingScenarios)("$code: $backend", async ({ code, address }) => {
  expectLog(...(logs[code] ?? []));
  const { chosen, act, shown = [], isOver = false } = rows[code] ?? {};
  const clock = stopClock();
  placePricing(await serve(), { address, ...chosen });
  await act?.(clock);
  for (const sentence of shown) {
    await expect.element(page.getByText(sentence, { exact: true }).first()).toBeVisible();
  }
  const provider = agent.choice("Provider");
  if (isOver) expect(provider.query()).toBeNull();
  else await expect.element(provider).toBeVisible();
  await expect.element(agent.progress()).not.toBeInTheDocument();
});
