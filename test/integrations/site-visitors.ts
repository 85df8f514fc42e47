import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import type { RunningServer } from "../../demo/server/host/start-server.ts";

/** The resources for testing an integration. */
export interface Attempt<Site> {
  readonly site: Site;
  readonly demo: RunningServer;
  readonly browser: Browser;
  /** Path of the ZIP file. */
  readonly zip: string;
  readonly count: (name: string, check: () => Promise<void>) => Promise<boolean>;
  /** Folder for pictures of the pages of failed checks. */
  readonly pictures: string;
}

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface SiteVisitors<User> {
  /** Opens a browser for a user of the site, who logs in once; null is an anonymous visitor. */
  enter(user: User | null, width?: number): Promise<Page>;
  /** Runs a check and counts it. Afterwards closes all pages except the first. */
  count(name: string, check: () => Promise<void>): Promise<void>;
  /** Origins that pages outside the administration have called. */
  readonly visited: ReadonlySet<string>;
  close(): Promise<void>;
}

export function createSiteVisitors<User extends string>({
  browser,
  pictures,
  ...site
}: Pick<Attempt<unknown>, "browser" | "pictures" | "count"> & {
  readonly logIn: (page: Page, user: User) => Promise<void>;
  /** Path that all pages of the administration contain. */
  readonly administration: string;
}): SiteVisitors<User> {
  const contexts: BrowserContext[] = [];
  const sessions = new Map<User, StorageState>();
  const visited = new Set<string>();

  return {
    visited,
    async enter(user, width = 1440) {
      const storageState = user === null ? undefined : sessions.get(user);
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        ...(storageState && { storageState }),
      });
      contexts.push(context);
      const page = await context.newPage();
      if (user !== null && storageState === undefined) {
        await site.logIn(page, user);
        sessions.set(user, await context.storageState());
      }
      page.on("request", (request) => {
        const isAdministration = request.frame().url().includes(site.administration);
        if (!isAdministration) visited.add(new URL(request.url()).origin);
      });
      return page;
    },
    async count(name, check) {
      if (!(await site.count(name, check))) {
        for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
          await page.screenshot({ path: join(pictures, `${name} ${index}.png`) }).catch(() => {});
        }
      }
      for (const context of contexts.splice(1)) await context.close();
    },
    async close() {
      for (const context of contexts) await context.close();
    },
  };
}
