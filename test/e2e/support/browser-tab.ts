import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Clock,
  Page,
} from "playwright";
import { notePrints } from "./note-prints.ts";
import { type PageWatch, watchPage } from "./watch-page.ts";
import { withoutPixels } from "./without-pixels.ts";

export const usualViewport = { width: 1440, height: 900 };
const reducedMotion = "reduce";

/** A tab of the demo in its own profile. */
export interface BrowserTab {
  readonly page: Page;
  readonly watch: PageWatch;
  /** Origins of the demo that it visits. */
  readonly origins: readonly string[];
  /**
   * Resets the tab for the next user: history, cookies, storage, routes, listeners and other tabs. Returns false if a test
   * has changed the tab permanently, so that it must be closed.
   */
  reset(): Promise<boolean>;
  close(): Promise<void>;
}

/** @param origins - the origins of the demo, first that of its pages */
export async function openTab(
  browser: Browser,
  origins: readonly [string, ...string[]],
  options: BrowserContextOptions,
): Promise<BrowserTab> {
  const [baseURL] = origins;
  const context = await browser.newContext({
    baseURL,
    viewport: usualViewport,
    reducedMotion,
    ...options,
  });
  await context.addInitScript(withoutPixels);
  await context.addInitScript(notePrints);
  const page = await context.newPage();
  const watch = watchPage(page, origins);
  const openProtocol = context.newCDPSession.bind(context);
  const changes = [
    noteChanges(page, lastingInPage),
    noteChanges(context, lastingInContext),
    noteClock(page.clock),
  ];
  return {
    page,
    watch,
    origins,
    async reset() {
      if (changes.some(({ isLasting }) => isLasting())) return false;
      for (const { takeBack } of changes) takeBack();
      await resetTab(context, page, origins, await openProtocol(page));
      return true;
    },
    close: () => context.close(),
  };
}

interface Changes {
  /** True if a change cannot be undone by Playwright. */
  isLasting(): boolean;
  /** Removes the listeners. */
  takeBack(): void;
}

/** Calls that change a tab for all its later pages. */
const lastingInPage = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "routeWebSocket",
  "setDefaultNavigationTimeout",
  "setDefaultTimeout",
  "setExtraHTTPHeaders",
];

/** Routes of a page can be removed, routes of a context cannot. */
const lastingInContext = [
  ...lastingInPage,
  "grantPermissions",
  "newCDPSession",
  "route",
  "setGeolocation",
];

type Listener = (...heard: unknown[]) => void;

/** The event methods of a page or its context. */
interface Heard {
  on(event: string, listener: Listener): unknown;
  once(event: string, listener: Listener): unknown;
  off(event: string, listener: Listener): unknown;
}

/** Records each call of a method. */
function noteCalls(owner: object, name: string, note: (...values: unknown[]) => void): void {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== "function") return;
  Reflect.set(owner, name, (...values: unknown[]) => {
    note(...values);
    return method.apply(owner, values);
  });
}

/** Records the changes of a test in a page or its context. */
function noteChanges(owner: (Page | BrowserContext) & Heard, names: readonly string[]): Changes {
  let isChanged = false;
  for (const name of names) {
    noteCalls(owner, name, () => {
      isChanged = true;
    });
  }
  const listeners: [string, Listener][] = [];
  for (const name of ["on", "once"]) {
    noteCalls(owner, name, (event, listener) =>
      listeners.push([event as string, listener as Listener]),
    );
  }
  return {
    isLasting: () => isChanged,
    takeBack() {
      for (const [event, listener] of listeners.splice(0)) owner.off(event, listener);
    },
  };
}

/** All later pages of a tab repeat each step of the clock, so a tab with more steps is closed. */
const maxClockSteps = 100;

/** Each visit sets and advances the clock. Other calls would change the clock of later visits. */
function noteClock(clock: Clock): Changes {
  let steps = 0;
  for (const name of ["install", "fastForward", "runFor"]) {
    noteCalls(clock, name, () => {
      steps += 1;
    });
  }
  for (const name of ["pauseAt", "resume", "setFixedTime", "setSystemTime"]) {
    noteCalls(clock, name, () => {
      steps = Number.POSITIVE_INFINITY;
    });
  }
  return { isLasting: () => steps > maxClockSteps, takeBack: () => {} };
}

/**
 * Keeps the tab on its origin, because a visit to `about:blank` or another site ends its process, and a new process takes as
 * long as a whole visit.
 */
async function resetTab(
  context: BrowserContext,
  page: Page,
  origins: readonly string[],
  protocol: CDPSession,
): Promise<void> {
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion });
  await page.goto("/favicon.ico");
  await page.evaluate(async () => {
    window.name = "";
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await context.clearCookies();
  await page.mouse.move(0, 0);
  for (const origin of origins.slice(1)) {
    await protocol.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  await protocol.send("Page.resetNavigationHistory");
  await protocol.detach();
}
