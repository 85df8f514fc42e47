import { existsSync } from "node:fs";
import type { BrowserContextOptions, Page, ViewportSize } from "playwright";
import { expect } from "vitest";
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from "../../../demo/server/host/start-server.ts";
import { createSeededStore, type Store } from "../../../demo/server/index.ts";
import { engineUnderTest } from "../../support/engine-under-test.ts";
import { builtFolder } from "../../support/tested-flavour.ts";
import { type BrowserTab, openTab, usualViewport } from "./browser-tab.ts";
import { createLookupDriver, type LookupDriver } from "./lookup-driver.ts";
import { openBrowser } from "./open-browser.ts";
import { strayKeysIn } from "./stray-keys.ts";
import { createVisitor, type Visitor } from "./visitor.ts";
import type { ExpectedTrouble } from "./watch-page.ts";

/** The user who opens the page, by the names of the demo's help page. */
export type Person =
  | "Agent"
  | "Agent without Scout access"
  | "Signed out"
  | "Administrator"
  | "Editor of the solutions index"
  | "Provider"
  | "Directory: hostile texts"
  | "Directory: wrong types";

export interface VisitOptions extends BrowserContextOptions {
  readonly as?: Person;
  readonly viewport?: ViewportSize;
  readonly expected?: ExpectedTrouble;
}

/** The demo on its backend with a real browser. */
export interface Demo {
  readonly url: string;
  /** Origin of the contracts' forms. */
  readonly formUrl: string;
  /** The data of the backend. */
  readonly store: Store;
  /** Opens a page as a new user: without history, cookies or storage. */
  enter(path: string, options?: VisitOptions): Promise<Visitor>;
  /** Opens a page with the lookup in the same way. */
  visit(path: string, options?: VisitOptions): Promise<LookupDriver>;
  /** Closes the visited pages, and fails on any unexpected error in them. */
  leave(): Promise<void>;
  /** Restarts the backend on its stored data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The ports of the worker's previous demo. The next demo uses them again, so that its tabs can be reused. */
let lastPorts = { port: 0, formPort: 0 };

/** Tabs for visits without special options, shared by all files of a worker because their code is already compiled. */
const idleTabs: BrowserTab[] = [];

function idleTabOf(...origins: readonly string[]): BrowserTab | undefined {
  const index = idleTabs.findIndex((tab) => tab.origins.join() === origins.join());
  return index < 0 ? undefined : idleTabs.splice(index, 1)[0];
}

/** Starts a server on the previous ports, or on others if those are taken. */
async function startAgain(options: Omit<ServerOptions, "port">): Promise<RunningServer> {
  try {
    return await startServer({ ...lastPorts, ...options });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    await Promise.all(idleTabs.splice(0).map((tab) => tab.close()));
    return startServer({ port: 0, ...options });
  }
}

/** Opens a demo whose clock is stopped until a test advances it. All visits share the clock. */
export async function openDemo(): Promise<Demo> {
  if (!existsSync("cdn/manifest.json")) {
    throw new Error("There is no cdn/ to test. Run `npm run build` first.");
  }
  let serverMs = Date.now();
  const clock = { now: () => serverMs };
  const store = await createSeededStore();
  let server = await startAgain({ store, clock, elements: builtFolder });
  const { url, formUrl } = server;
  const portOf = (address: string) => Number(new URL(address).port);
  lastPorts = { port: portOf(url), formPort: portOf(formUrl) };
  const browser = await openBrowser();
  const leaves: (() => Promise<readonly string[]>)[] = [];

  async function enter(
    path: string,
    { as = "Agent", expected = {}, viewport = usualViewport, ...options }: VisitOptions = {},
  ): Promise<Visitor> {
    // Resetting a tab needs Chromium's protocol.
    const isUsual = engineUnderTest.name === "chromium" && Object.keys(options).length === 0;
    const tab =
      (isUsual && idleTabOf(url, formUrl)) || (await openTab(browser, [url, formUrl], options));
    const { page, watch } = tab;
    const visit = watch.begin(expected);
    leaves.push(async () => {
      const strays = await strayKeysIn(page, url);
      const troubles = [...(await watch.end()), ...strays];
      if (isUsual && (await tab.reset())) idleTabs.push(tab);
      else await tab.close();
      return troubles;
    });
    await page.setViewportSize(viewport);
    if (as !== "Agent") await signInAs(page, as);
    // The page uses the server's time, because an earlier visit may have advanced its clock, and tokens must not be from the future.
    await page.clock.install({ time: serverMs });
    await page.goto(path);
    return createVisitor(page, visit, async (byMs) => {
      serverMs += byMs;
      await page.clock.fastForward(byMs);
    });
  }

  /** Signs in with the form of the help page. */
  async function signInAs({ request }: Page, as: Person): Promise<void> {
    const [user] = (await store.users.find()).filter(({ name }) => name === as);
    const answer = await request.post("/demo/session", {
      form: { user: user?.id ?? "" },
      headers: { Origin: url },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
  }

  return {
    url,
    formUrl,
    store,
    enter,
    visit: async (path, options) => createLookupDriver(await enter(path, options)),
    async leave() {
      const troubles = await Promise.all(leaves.splice(0).map((leave) => leave()));
      expect(troubles.flat()).toEqual([]);
    },
    async restart() {
      await server.close();
      const ports = { port: portOf(url), formPort: portOf(formUrl) };
      server = await startServer({ ...ports, store, clock, elements: builtFolder });
    },
    close: () => server.close(),
  };
}
