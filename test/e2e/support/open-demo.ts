import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium } from "playwright";
import { expect } from "vitest";
import { startServer } from "../../../demo/server/host/start-server.ts";
import { createSeededStore, type Store } from "../../../demo/server/index.ts";
import { chromiumFlags, findChromium } from "../../support/chromium.ts";
import { createLookupDriver, type LookupDriver } from "./lookup-driver.ts";
import { notePrints } from "./note-prints.ts";
import { createVisitor, type Visitor } from "./visitor.ts";
import { type ExpectedTrouble, watchPage } from "./watch-page.ts";

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

/** The server's clock is stopped until a test advances it; all visits share it. */
export async function openDemo(): Promise<Demo> {
  if (!existsSync("cdn/manifest.json")) {
    throw new Error("There is no cdn/ to test. Run `npm run build` first.");
  }
  let serverMs = Date.now();
  const clock = { now: () => serverMs };
  const store = await createSeededStore();
  let server = await startServer({ port: 0, store, clock });
  const { url, formUrl } = server;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  const leaves: (() => Promise<readonly string[]>)[] = [];

  async function enter(
    path: string,
    { as = "Agent", expected = {}, ...options }: VisitOptions = {},
  ): Promise<Visitor> {
    const context = await openContext(browser, url, options);
    const page = await context.newPage();
    if (as !== "Agent") {
      await page.goto("/demo/help");
      await page.getByRole("button", { name: as }).click();
      await page.getByText(`You are ${as === "Signed out" ? "signed out" : as}`).waitFor();
    }
    const watch = watchPage(page, [url, formUrl], expected);
    leaves.push(async () => {
      const troubles = await watch.troubles();
      await context.close();
      return troubles;
    });
    // If an earlier visit advanced the server's clock, tokens would be from the future.
    await page.clock.install({ time: serverMs });
    await page.goto(path);
    return createVisitor(page, watch, async (byMs) => {
      serverMs += byMs;
      await page.clock.fastForward(byMs);
    });
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
      const ports = { port: Number(new URL(url).port), formPort: Number(new URL(formUrl).port) };
      server = await startServer({ ...ports, store, clock });
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

async function openContext(browser: Browser, baseURL: string, options: BrowserContextOptions) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({
    baseURL,
    viewport,
    reducedMotion: "reduce",
    ...options,
  });
  await context.addInitScript(notePrints);
  return context;
}
