import type { BrowserContext, Page } from "playwright";

export interface Tabs {
  readonly context: BrowserContext;
  /** The tab in which the agent works. */
  readonly main: Page;
  readonly other: Page;
}

export interface DaySites {
  readonly url: string;
  /** Another origin with the same API, where the browser is not signed in. */
  readonly siblingUrl: string;
}

export const users = ["agent", "administrator", "index-editor", "agent-without-scout"] as const;

/** The jumps of the clock, in turn. */
const jumpsMs = [600_000, -600_000, 86_400_000, -86_400_000] as const;
const hourMs = 3_600_000;
const tokenKey = "app-portal_access_token";

/** An event around the page: another tab, another user, the network, sleep, the clock, storage, another API, the window. */
export type DayEvent = (tabs: Tabs, day: DayOfEvents) => Promise<unknown>;

interface DayOfEvents {
  readonly sites: DaySites;
  /** The number of times that all events have happened. */
  readonly round: number;
  /**
   * Performs an action in a page. Tolerates an earlier action that has started to leave the page.
   */
  unlessLeft(page: Page, act: () => Promise<unknown>): Promise<void>;
  goTo(page: Page, path: string): Promise<void>;
}

const userOf = (round: number) => users[round % users.length] ?? "agent";

/** The events in the order in which they happen, with their names in the reports. */
export const dayEvents: readonly (readonly [name: string, event: DayEvent])[] = [
  ["sleep", ({ main }) => sleepAndWake(main)],
  ["another tab reloads", ({ other }, { unlessLeft }) => unlessLeft(other, () => other.reload())],
  ["offline", (tabs) => setOffline(tabs, true)],
  [
    "online an hour later",
    async (tabs) => {
      await setSkew(tabs.main, hourMs);
      await setOffline(tabs, false);
    },
  ],
  ["the clock jumps", ({ main }, { round }) => setSkew(main, jumpsMs[round % jumpsMs.length] ?? 0)],
  ["another tab comes to the front", ({ other }) => other.bringToFront()],
  ["storage is full", ({ main }) => setFull(main, true)],
  ["the tab comes to the front", ({ main }) => main.bringToFront()],
  ["storage has room", ({ main }) => setFull(main, false)],
  [
    "a sign-out in another tab",
    ({ other }, { unlessLeft, goTo }) => unlessLeft(other, () => goTo(other, "/logout")),
  ],
  [
    "another user",
    async ({ main, other }, { round, unlessLeft, goTo }) => {
      await main.request.post("/demo/session", { form: { user: userOf(round) }, maxRedirects: 0 });
      // The sign-out may already be navigating the other tab to `/`.
      await unlessLeft(other, () => other.goto("/"));
      await unlessLeft(main, () => goTo(main, "/"));
    },
  ],
  ["the clock is right again", ({ main }) => setSkew(main, 0)],
  [
    "another API",
    ({ main }, { sites, round }) =>
      setApiBase(main, round % 2 === 0 ? sites.url : sites.siblingUrl),
  ],
  ["the API of the page", ({ main }) => setApiBase(main, null)],
  [
    "another user's token",
    async ({ main, other }, { sites, round, unlessLeft }) => {
      const headers = {
        Origin: sites.url,
        "User-Agent": await main.evaluate(() => navigator.userAgent),
      };
      const form = { user: userOf(round + 1) };
      const page = await (await main.request.post("/demo/token-link", { form, headers })).text();
      const [, token = ""] = /microsite\.html\?token=([^"&]+)/.exec(page) ?? [];
      const write = ([name, value]: readonly [string, string]) =>
        window.localStorage.setItem(name, value);
      await unlessLeft(other, () =>
        other.evaluate(write, [tokenKey, decodeURIComponent(token)] as const),
      );
    },
  ],
  [
    "the token is gone",
    ({ other }, { unlessLeft }) =>
      unlessLeft(other, () =>
        other.evaluate((name) => window.localStorage.removeItem(name), tokenKey),
      ),
  ],
  [
    "a window as narrow as a phone",
    ({ main }) => main.setViewportSize({ width: 390, height: 800 }),
  ],
  ["a wide window", ({ main }) => main.setViewportSize({ width: 1280, height: 720 })],
  [
    "other colours",
    ({ main }, { round }) =>
      main.request.post("/api/v1/site-connector/settings", {
        data: {
          button_text_color: "#FFFFFF, 1",
          site_color: round % 2 ? "#8a1c5b, 1" : "#0c304c, 1",
        },
      }),
  ],
];

/** Events after which another user, or no user, may be signed in. */
export const changingEvents: ReadonlySet<string> = new Set([
  "a sign-out in another tab",
  "another user",
  "another API",
  "the API of the page",
  "another user's token",
  "the token is gone",
]);

/** Stops the page's timers and tasks for a moment, as in a machine that sleeps. Only Chromium supports this. */
async function sleepAndWake(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== "chromium") return;
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await page.waitForTimeout(100);
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await session.detach();
}

/** Firefox's driver cannot set the browser offline, so only the calls fail there. */
async function setOffline({ context, main }: Tabs, isOffline: boolean): Promise<void> {
  if (context.browser()?.browserType().name() === "chromium") return context.setOffline(isOffline);
  await main.evaluate((value) => {
    window.longDay.isOffline = value;
    window.dispatchEvent(new Event(value ? "offline" : "online"));
  }, isOffline);
}

function setSkew(page: Page, byMs: number): Promise<void> {
  return page.evaluate((skewMs) => {
    window.longDay.skewMs = skewMs;
  }, byMs);
}

function setFull(page: Page, isFull: boolean): Promise<void> {
  return page.evaluate((value) => {
    window.longDay.isFull = value;
  }, isFull);
}

function setApiBase(page: Page, base: string | null): Promise<void> {
  return page.evaluate((value) => {
    const portal = document.querySelector("scout-portal");
    if (value === null) portal?.removeAttribute("api-base");
    else portal?.setAttribute("api-base", value);
  }, base);
}
