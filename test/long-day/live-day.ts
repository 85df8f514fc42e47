import type { Browser, BrowserContext, Page } from "playwright";
import { matchRoute } from "../../src/core/navigation/portal-routes.ts";
import { type MemoryUse, openMemoryReader } from "../support/cdp-memory.ts";
import { type ActsPlan, liveActs } from "./live-acts.ts";
import { preparePage } from "./prepare-page.ts";

export interface DayPlan {
  readonly seed: number;
  readonly acts: number;
  /** Whether the memory after the first hour and after the day is measured. */
  readonly measures?: boolean;
}

export interface DayReport {
  readonly seed: number;
  readonly acts: number;
  /** The first troubles; a day ends with them. */
  readonly troubles: readonly string[];
  /** The memory after each hour, in megabytes. */
  readonly hoursMb: readonly number[];
  /** The memory after the day as a multiple of that after its first hour; NaN where an hour is too short for all screens. */
  readonly growth: number;
  readonly seconds: number;
}

const paths = [
  "/",
  "/search/site",
  "/scout",
  "/scout/bulk",
  "/scout/pricing",
  "/scout/contracts",
  "/scout/pricing/contracts",
  "/solutions-finder",
  "/solutions-index",
  "/provider-library",
  "/resource-library",
  "/account",
] as const;
const screens = paths.flatMap((path) => {
  const match = matchRoute(path, "");
  return match.kind === "screen" ? [[path, match.screen.tag] as const] : [];
});
const users = ["agent", "administrator", "index-editor", "agent-without-scout"] as const;
/** Acts between two events that come from outside the page. */
const stretch = 50;
const tenMinutesMs = 600_000;
const hoursOfDay = 8;
/** What our code says of calls that failed, the browser of answers, and React of code that was lost offline. */
const expected =
  /^\[scout-elements\] [\w-]+(?:: .*)?$|^Failed to load resource|net::ERR_|Failed to fetch dynamically imported module|chrome-error:/;

/** Lives one day of an agent in two tabs of the portal, from a seed. */
export async function liveDay(
  browser: Browser,
  origin: string,
  { seed, acts, measures = false }: DayPlan,
): Promise<DayReport> {
  const startedMs = performance.now();
  const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce" });
  // tsx names the functions that it passes on to the page.
  await context.addInitScript("globalThis.__name ??= (one) => one");
  await context.addInitScript(preparePage, seed);
  const troubles: string[] = [];
  const [main, other] = [await openTab(context, troubles), await openTab(context, troubles)];
  await main.goto("/");
  await other.goto("/scout/pricing?address=1200+Main+Street,+Houston,+TX+77002");
  const readMemory = measures ? await openMemoryReader(main) : null;
  const hoursMb: number[] = [];
  let done = 0;
  while (done < acts && troubles.length === 0) {
    const turn = done / stretch;
    const [page] = turn % 5 === 4 ? [other] : [main];
    // Every screen is visited in the first hour, whose memory is what the day is measured by.
    const path = paths[(turn + seed) % paths.length] ?? "/";
    const plan: ActsPlan = {
      count: Math.min(stretch, acts - done),
      faultShare: turn % 3 === 2 ? 0.15 : 0,
      screens,
    };
    await unlessLeft(page, async () => {
      // An act may have opened a page of the site that is no portal.
      if ((await page.locator("scout-portal").count()) === 0) await page.goto("/");
      await goTo(page, path);
      await page.evaluate(loadCore);
      troubles.push(...(await page.evaluate(liveActs, plan)));
    });
    done += plan.count;
    await interrupt(turn, { context, main, other });
    if (readMemory && done >= ((hoursMb.length + 1) * acts) / hoursOfDay) {
      hoursMb.push((await measureAtRest(main, readMemory)).heapBytes / 1_000_000);
    }
  }
  await context.close();
  const [early = Number.NaN] = hoursMb;
  const isLong = acts / hoursOfDay >= stretch * paths.length;
  return {
    seed,
    acts: done,
    troubles,
    hoursMb,
    growth: isLong ? (hoursMb.at(-1) ?? Number.NaN) / early : Number.NaN,
    seconds: (performance.now() - startedMs) / 1000,
  };
}

async function openTab(context: BrowserContext, troubles: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", ({ message }) => troubles.push(`error: ${message}`));
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !expected.test(text)) troubles.push(`console: ${text}`);
  });
  return page;
}

/** As text, because the test runner would change an import. */
const loadCore =
  "window.longDay.core || import('/cdn/core.js').then((core) => { window.longDay.core = core; }, () => {})";

/** Acts in the page, which an act may load anew. */
async function unlessLeft(page: Page, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!/context was destroyed|navigat|chrome-error/.test(String(error))) throw error;
    await page.waitForLoadState();
    if (!page.url().startsWith("chrome-error")) return;
    // A page that was loaded offline.
    await page.context().setOffline(false);
    await page.goto("/");
  }
}

/** Within the portal, as by a link. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const portal = document.querySelector("scout-portal");
    const navigate: unknown = portal && Reflect.get(portal, "navigate");
    if (typeof navigate === "function") navigate.call(portal, href);
  }, path);
}

interface Tabs {
  readonly context: BrowserContext;
  readonly main: Page;
  readonly other: Page;
}

/** What happens around the page: another tab, another user, the network, sleep, the clock. The main tab lives all day. */
async function interrupt(turn: number, { context, main, other }: Tabs): Promise<void> {
  const kind = turn % 10;
  if (kind === 0) await sleepAndWake(main);
  if (kind === 1) await unlessLeft(other, () => other.reload());
  if (kind === 2) await context.setOffline(true);
  if (kind === 3) await context.setOffline(false);
  if (kind === 4) await jumpClock(main, turn % 20 === 4 ? tenMinutesMs : -tenMinutesMs);
  if (kind === 5) await other.bringToFront();
  if (kind === 6) await main.bringToFront();
  if (kind === 7) await unlessLeft(other, () => goTo(other, "/logout"));
  if (kind === 8) {
    const user = users[Math.floor(turn / 10) % users.length] ?? "agent";
    await main.request.post("/demo/session", { form: { user }, maxRedirects: 0 });
    // A sign-out may still lead there by itself.
    await unlessLeft(other, () => other.goto("/"));
    await unlessLeft(main, () => goTo(main, "/"));
  }
  if (kind === 9) {
    const color = turn % 20 === 9 ? "#8a1c5b, 1" : "#0c304c, 1";
    await main.request.post("/api/v1/site-connector/settings", {
      data: { button_text_color: "#FFFFFF, 1", site_color: color },
    });
  }
}

/** The page's timers and tasks stop for a moment, as in a machine that sleeps. */
async function sleepAndWake(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await page.waitForTimeout(100);
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await session.detach();
}

async function jumpClock(page: Page, byMs: number): Promise<void> {
  await page.evaluate((skewMs) => {
    window.longDay.skewMs = skewMs;
  }, byMs);
}

async function measureAtRest(page: Page, read: () => Promise<MemoryUse>): Promise<MemoryUse> {
  await page.evaluate(() => {
    window.longDay.faultShare = 0;
    window.longDay.search = null;
    window.longDay.cart = null;
  });
  // The code of every screen is there, whenever the page was loaded last.
  for (const path of [...paths, "/"]) {
    await unlessLeft(page, () => goTo(page, path));
    await page.waitForTimeout(500);
  }
  return read();
}
