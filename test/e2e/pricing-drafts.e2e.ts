import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { pricingTester } from "../../src/testing/parts/pricing-tester.ts";
import { makeTokenLink } from "../support/token-link.ts";
import { demoScreen } from "../testers/demo-screen.ts";
import { type Demo, openDemo, type VisitOptions } from "./support/open-demo.ts";
import { createPricingDriver, type PricingDriver } from "./support/pricing-driver.ts";
import { houston } from "./support/pricing-path.ts";
import { createSignInDriver } from "./support/sign-in-driver.ts";

let demo: Demo;
/** Returns the link to a proposal that the agent copied, and the totals of the proposal. */
let shared: { readonly hash: string; readonly totals: Readonly<Record<string, string>> };

beforeAll(async () => {
  demo = await openDemo();
  shared = await share();
  await demo.leave();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

async function price(options?: VisitOptions, path = "/demo/pricing.html"): Promise<PricingDriver> {
  return createPricingDriver(await demo.enter(path, options));
}

/** Creates a proposal of internet and a contract with Comcast for a customer. */
async function propose(page: Page): Promise<void> {
  const agent = pricingTester(demoScreen(page));
  await agent.preparedFor().fill("Bluebonnet Dental Group");
  await agent.searchFor(houston);
  await agent.choose("Provider", "comcast");
  await agent.choose("Term", "36 Months");
  await agent.section("Broadband").check();
  await page.getByLabel("Comcast Business Internet 300 Mbps", { exact: true }).first().click();
  await agent.section("Phone Lines").check();
  await page
    .getByLabel(/^(?!Lines of).*Business Line$/)
    .first()
    .check();
  await agent.proposal().getByText("Business Line").first().waitFor();
}

async function share(): Promise<typeof shared> {
  const sender = await price({ permissions: ["clipboard-read", "clipboard-write"] });
  await propose(sender.page);
  const { totals } = await sender.shown();
  // Contracts depend on the capabilities of each user, so the link must not include them.
  expect(await sender.button("Create contract").count()).toBe(1);
  await sender.button("Copy link").click();
  await sender.page.getByText("Link copied.").waitFor();
  const link = await sender.page.evaluate(() => navigator.clipboard.readText());
  const { search, hash, pathname } = new URL(link);
  expect([pathname, search]).toEqual(["/demo/pricing.html", ""]);
  return { hash, totals };
}

/** Collects everything that a page sends from now on. */
function requestsOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.context().on("request", (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  return sent;
}

/** Checks that the page shows the shared proposal, and that its address no longer contains it. */
async function seesShared(receiver: PricingDriver): Promise<void> {
  const { page } = receiver;
  await pricingTester(demoScreen(page)).changes().getByText("Nothing has changed.").waitFor();
  expect((await receiver.shown()).totals).toEqual(shared.totals);
  expect(new URL(page.url()).hash).toBe("");
}

async function keptTexts(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open("scout-elements");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("texts").objectStore("texts").getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );
}

/** Changes the catalogue: one service costs more, and another is no longer offered. */
async function changeCatalogue(page: Page): Promise<void> {
  await page.route("**/api/scout/v1/pricing", async (route) => {
    const answer = await (await route.fetch()).json();
    const rows = answer.rows
      .filter((row: { title: string }) => !/Business Line$/.test(row.title))
      .map((row: { title: string; mrc: number }) =>
        row.title === "Comcast Business Internet 300 Mbps" ? { ...row, mrc: row.mrc + 7 } : row,
      );
    await route.fulfill({ json: { ...answer, rows } });
  });
}

test("X3, X4: after the page's process is killed, the proposal is restored, priced by a catalogue that has changed in the meantime", async () => {
  const { page } = await demo.enter("/demo/pricing.html");
  const doomed = await page.context().newPage();
  await doomed.goto("/demo/pricing.html");
  await propose(doomed);
  await expect.poll(() => keptTexts(doomed)).toEqual([expect.stringContaining("Business Line")]);
  const [kept] = await keptTexts(doomed);
  const proposal = pricingTester(demoScreen(doomed)).proposal();
  const amounts = await proposal.getByText(/^\$\d/).allTextContents();
  expect(amounts.length).toBeGreaterThan(3);
  for (const amount of amounts) expect(kept).not.toContain(amount.replace(/[$,]/g, ""));
  const crashed = doomed.waitForEvent("crash");
  void doomed.goto("chrome://crash").catch(() => {});
  await crashed;

  await changeCatalogue(page);
  await page.reload();
  const agent = pricingTester(demoScreen(page));
  expect(await agent.offer().textContent()).toMatch(
    /^Continue the proposal for Bluebonnet Dental Group from \d{1,2}:\d\d [AP]M$/,
  );
  await agent.continueOffer().click();
  const changes = agent.changes().getByRole("listitem");
  await changes.first().waitFor();
  expect(await changes.allTextContents()).toEqual([
    expect.stringMatching(/^New price for Comcast Business Internet 300 Mbps: \$[\d.]+\/mo, /),
    expect.stringMatching(/Business Line is no longer offered\.$/),
  ]);
  const lines = (await agent.proposalLines().allTextContents()).join();
  expect(lines).toContain("Comcast Business Internet 300 Mbps");
  expect(lines).not.toContain("Business Line");
});

describe("X2: a link is opened", () => {
  test("a user with other capabilities opens the link", async () => {
    const path = `/demo/pricing.html${shared.hash}`;
    const receiver = await price({ as: "Editor of the solutions index" }, path);
    await seesShared(receiver);
    expect(await receiver.customer.inputValue()).toBe("");
    expect(await receiver.button("Create contract").count()).toBe(0);
  });

  test("a user without Scout access who opens the link sees Access Denied", async () => {
    const { page, calls } = await price(
      { as: "Agent without Scout access" },
      `/demo/pricing.html${shared.hash}`,
    );
    await page.getByRole("heading", { name: "Access Denied" }).waitFor();
    expect(calls).not.toContain("POST /api/scout/v1/pricing");
  });

  test("a user who has to sign in first opens the link in the portal", async () => {
    const visitor = await demo.enter("/demo/help", { as: "Signed out" });
    const { page } = visitor;
    const sent = requestsOf(page);
    await page.goto(`/scout/pricing${shared.hash}`);
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await createSignInDriver(page, demo).signIn("agent");
    await page.waitForURL("**/scout/pricing*");
    await seesShared(createPricingDriver(visitor));
    expect(sent.join()).not.toContain("scout-proposal");
  });

  test("a user with a token in the address opens the link in a micro-site's portal below a base path", async () => {
    const visitor = await demo.enter("/demo/help");
    const { page } = visitor;
    const { search } = await makeTokenLink(page, demo.url);
    await page.route("**/team/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Team</title>
<script type="module" src="/cdn/scout-portal.js"></script>
<scout-portal context="microsite" base-path="/team"></scout-portal>`,
      }),
    );
    const sent = requestsOf(page);
    await page.goto(`/team/scout/pricing${search}${shared.hash}`);
    await seesShared(createPricingDriver(visitor));
    expect(new URL(page.url()).pathname).toBe("/team/scout/pricing");
    expect(sent.join()).not.toContain("scout-proposal");
  });
});

test("X4: after a sign-out the next user finds no proposal", async () => {
  const pricing = await price();
  const { page } = pricing;
  await propose(page);
  await expect.poll(() => keptTexts(page)).toHaveLength(1);
  await page.evaluate("import('/cdn/core.js').then(({ signOut }) => signOut())");
  await expect.poll(() => keptTexts(page)).toEqual([]);
});
