import type { Browser, BrowserContext, Page } from "playwright";
import { matchRoute } from "../../src/core/navigation/portal-routes.ts";
import { saidInPrinting } from "../../test/e2e/support/said.ts";
import { type MemoryUse, openMemoryReader } from "../../test/support/cdp-memory.ts";
import { changingEvents, type DaySites, dayEvents, type Tabs, users } from "./day-events.ts";
import { foreignTexts, missingText, typeText } from "./day-laws.ts";
import { type ActsPlan, liveActs } from "./live-acts.ts";
import { naiveDifference } from "./naive-totals.ts";
import { preparePage } from "./prepare-page.ts";

export interface DayPlan {
  readonly seed: number;
  readonly acts: number;
  /** True to measure the memory after the first hour and after the day. */
  readonly measures?: boolean;
}

export interface DayReport {
  readonly seed: number;
  readonly acts: number;
  /** The first violations of a rule, which end the simulation. */
  readonly troubles: readonly string[];
  /** The memory after each hour, in megabytes. */
  readonly hoursMb: readonly number[];
  /** The memory after the day, divided by that after the first hour; NaN if an hour is too short to visit all screens. */
  readonly growth: number;
  readonly seconds: number;
  /** The number of checks of each rule. */
  readonly looks: Looks;
}

interface Looks {
  /** The number of carts that the naive oracle priced. */
  carts: number;
  /** The number of choices that stayed below the pointer. */
  choices: number;
  /** The number of checks that typed text survived an event. */
  texts: number;
  /** The number of pages that were checked for text of an earlier user. */
  pages: number;
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
/** The address of a builder with services to choose from. */
const builder =
  "/scout/pricing?address=1200+Main+Street,+Houston,+TX+77002&provider=comcast&term=36";
/** The order of the visits. The builder is visited more often, because most rules check it. */
const visits = paths.flatMap((path, at) => (at % 3 === 2 ? [path, builder] : [path]));
const screens = paths.flatMap((path) => {
  const match = matchRoute(path, "");
  return match.kind === "screen" ? [[path, match.screen.tag] as const] : [];
});
/** The number of actions between two events that come from outside the page. */
const stretch = 50;
/** A delay that is longer than most pauses between two actions. */
const slowMs = 400;
const hoursOfDay = 8;
/**
 * Expected lines of the console: from the elements for failed calls, from the browser for answers, policies and
 * printing, and from React for code that did not load offline.
 */
const expected = new RegExp(
  [
    /^\[scout-elements\] [\w-]+(?:: .*)?$/,
    /^Failed to load resource|net::ERR_|Failed to fetch dynamically imported module|chrome-error:/,
    /blocked by CORS policy/,
    // The demo's policy blocks the API of the other site.
    /violates the following (?:Content Security Policy )?directive: ["“]connect-src 'self'["”]|Refused to connect because it violates/,
    // React logs why a screen without its settings shows an error.
    /^TypeError: (?:Failed to fetch|NetworkError when attempting to fetch resource)/,
    // Firefox logs this for a delayed answer, which is a stream of this tool, when its call is aborted.
    /“AbortError: The operation was aborted\. ”\.$/,
    saidInPrinting,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/**
 * Simulates a working day of an agent in two tabs of the portal. The seed determines all actions.
 */
export async function liveDay(
  browser: Browser,
  sites: DaySites,
  { seed, acts, measures = false }: DayPlan,
): Promise<DayReport> {
  const startedMs = performance.now();
  const context = await browser.newContext({ baseURL: sites.url, reducedMotion: "reduce" });
  // tsx calls `__name` in the functions that are passed to the page.
  await context.addInitScript("globalThis.__name ??= (one) => one");
  await context.addInitScript(preparePage, seed);
  const troubles: string[] = [];
  const looks: Looks = { carts: 0, choices: 0, texts: 0, pages: 0 };
  const [main, other] = [await openTab(context, troubles), await openTab(context, troubles)];
  await main.goto("/");
  await other.goto(builder);
  const readMemory = measures ? await openMemoryReader(main) : null;
  const hoursMb: number[] = [];
  let done = 0;
  while (done < acts && troubles.length === 0) {
    const turn = done / stretch;
    const [page] = turn % 5 === 4 ? [other] : [main];
    // Visit every screen in the first hour, because the memory of the day is compared with it.
    const path = visits[(turn + seed) % visits.length] ?? "/";
    const plan: ActsPlan = {
      count: Math.min(stretch, acts - done),
      // In some turns, the service is down or fails sometimes; in the others, it works.
      faultShare: turn % 12 === 11 ? 1 : turn % 3 === 2 ? 0.15 : 0,
      slowMs: turn % 5 === 3 ? slowMs : 0,
      screens,
    };
    await unlessLeft(page, async () => {
      // An action may have opened a page of the site without a portal.
      if ((await page.locator("scout-portal").count()) === 0) await page.goto("/");
      await goTo(page, path);
      if (path === builder) await seesBuilder(page);
      await page.evaluate(loadCore);
      troubles.push(...(await page.evaluate(liveActs, plan)));
      const { priced, choices } = await page.evaluate(takeLooks);
      looks.carts += priced.length;
      looks.choices += choices;
      troubles.push(...priced.flatMap((cart) => naiveDifference(cart) ?? []));
    });
    done += plan.count;
    troubles.push(...(await interrupt(turn, { context, main, other }, sites, looks)));
    if (readMemory && done >= ((hoursMb.length + 1) * acts) / hoursOfDay) {
      hoursMb.push((await measureAtRest(main, readMemory)).heapBytes / 1_000_000);
    }
  }
  await context.close();
  const [early = Number.NaN] = hoursMb;
  const isLong = acts / hoursOfDay >= stretch * visits.length;
  return {
    seed,
    acts: done,
    troubles,
    hoursMb,
    growth: isLong ? (hoursMb.at(-1) ?? Number.NaN) / early : Number.NaN,
    seconds: (performance.now() - startedMs) / 1000,
    looks,
  };
}

async function openTab(context: BrowserContext, troubles: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", ({ message, stack = "" }) => {
    // Firefox reports a request that a policy blocks as an error of the page.
    if (!expected.test(message)) troubles.push(`error: ${message} ${stack.split("\n")[1] ?? ""}`);
  });
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !expected.test(text)) troubles.push(`console: ${text}`);
  });
  return page;
}

/** Runs in the page. Returns the number of checks of its rules since the last call. */
function takeLooks() {
  const { longDay: day } = window;
  const { choices } = day;
  day.choices = 0;
  return { priced: day.priced.splice(0), choices };
}

/** The code is a string, because the test runner would change an import. */
const loadCore =
  "window.longDay.core || import('/cdn/core.js').then((core) => { window.longDay.core = core; }, () => {})";

/** Performs an action in the page. Tolerates an earlier action that reloads the page. */
async function unlessLeft(page: Page, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!/context was destroyed|navigat|chrome-error/.test(String(error))) throw error;
    await page.waitForLoadState();
    if (!page.url().startsWith("chrome-error")) return;
    // This page was loaded offline, so the browser shows its own error page.
    await page.context().setOffline(false);
    await page.goto("/");
  }
}

/** Waits only briefly, because the builder is missing while offline, signed out, or with a failing service. */
async function seesBuilder(page: Page): Promise<void> {
  const part = page.getByRole("group", { name: "Service types" });
  await part.waitFor({ timeout: 5000 }).catch(() => {});
}

/** Navigates within the portal, as a link does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const portal = document.querySelector("scout-portal");
    const navigate: unknown = portal && Reflect.get(portal, "navigate");
    if (typeof navigate === "function") navigate.call(portal, href);
  }, path);
}

/** Runs one event from outside, and reports its forbidden effects. */
async function interrupt(
  turn: number,
  tabs: Tabs,
  sites: DaySites,
  looks: Looks,
): Promise<readonly string[]> {
  const { main, other } = tabs;
  const [name, event] = dayEvents[turn % dayEvents.length] ?? [];
  if (name === undefined || event === undefined) return [];
  const round = Math.floor(turn / dayEvents.length);
  const troubles: string[] = [];
  await unlessLeft(main, async () => {
    // Each user types a different text in the form of an address.
    const typed = await typeText(main, `${turn} Typed Road, ${ownerOf(turn)}`);
    await event(tabs, { sites, round, unlessLeft, goTo });
    if (!changingEvents.has(name)) {
      looks.texts += typed === null ? 0 : 1;
      const missing = await missingText(main, typed);
      troubles.push(...missing.map((text) => `${name}: ${text}`));
    }
  });
  if (name === "another user") {
    const others = users.filter((user) => user !== ownerOf(turn + 1)).join("|");
    for (const path of ["/scout", "/scout/pricing"]) {
      await unlessLeft(other, async () => {
        await goTo(other, path);
        looks.pages += 1;
        troubles.push(...(await foreignTexts(other, `Typed Road, (?:${others})$`)));
      });
    }
  }
  return troubles;
}

const turnOfUser = dayEvents.findIndex(([name]) => name === "another user");

/** The user who is signed in by cookie. The first user stays until the first event that changes the user. */
function ownerOf(turn: number): string {
  const round = Math.floor((turn - turnOfUser - 1) / dayEvents.length);
  return round < 0 ? "agent" : (users[round % users.length] ?? "agent");
}

async function measureAtRest(page: Page, read: () => Promise<MemoryUse>): Promise<MemoryUse> {
  await page.evaluate(() => {
    window.longDay.faultShare = 0;
    window.longDay.slowMs = 0;
    window.longDay.search = null;
    window.longDay.cart = null;
  });
  // Load the code of every screen, so that memory does not depend on the last reload.
  for (const path of [...paths, "/"]) {
    await unlessLeft(page, () => goTo(page, path));
    await page.waitForTimeout(500);
  }
  return read();
}
