import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium } from "playwright";
import { expect } from "vitest";
import { startServer } from "../../../demo/server/host/start-server.ts";
import { createMemoryStore } from "../../../demo/server/index.ts";
import { chromiumFlags, findChromium } from "../../support/chromium.ts";
import { createLookupDriver, type LookupDriver } from "./lookup-driver.ts";
import { type ExpectedTrouble, watchPage } from "./watch-page.ts";

/** Who opens the page; the names of the demo's help page. */
export type Person = "Agent" | "Agent without Scout access" | "Signed out";

export interface VisitOptions extends BrowserContextOptions {
  readonly as?: Person;
  readonly expected?: ExpectedTrouble;
}

/** The demo on its backend with a real browser before it. */
export interface Demo {
  readonly url: string;
  /** Opens a page as a new person would: without history, cookies or storage. */
  visit(path: string, options?: VisitOptions): Promise<LookupDriver>;
  /** Closes what was visited, and fails if anything went wrong there that nobody expected. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** The server's time stands still until a test moves it on; it is shared by all visits. */
export async function openDemo(): Promise<Demo> {
  if (!existsSync("cdn/manifest.json")) {
    throw new Error("There is no cdn/ to test. Run `npm run build` first.");
  }
  let serverMs = Date.now();
  const clock = { now: () => serverMs };
  const server = await startServer({ port: 0, store: await createMemoryStore(), clock });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  const leaves: (() => Promise<readonly string[]>)[] = [];

  return {
    url: server.url,
    async visit(path, { as = "Agent", expected = {}, ...options } = {}) {
      const context = await openContext(browser, server.url, options);
      const page = await context.newPage();
      if (as !== "Agent") {
        await page.goto("/demo/help");
        await page.getByRole("button", { name: as }).click();
        await page.getByText(`You are ${as === "Signed out" ? "signed out" : as}`).waitFor();
      }
      const watch = watchPage(page, server.url, expected);
      leaves.push(async () => {
        const troubles = await watch.troubles();
        await context.close();
        return troubles;
      });
      await page.clock.install();
      await page.goto(path);
      return createLookupDriver(page, watch, async (byMs) => {
        serverMs += byMs;
        await page.clock.fastForward(byMs);
      });
    },
    async leave() {
      const troubles = await Promise.all(leaves.splice(0).map((leave) => leave()));
      expect(troubles.flat()).toEqual([]);
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

function openContext(browser: Browser, baseURL: string, options: BrowserContextOptions) {
  const viewport = { width: 1440, height: 900 };
  return browser.newContext({ baseURL, viewport, reducedMotion: "reduce", ...options });
}
