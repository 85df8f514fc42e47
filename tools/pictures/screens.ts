/**
 * `npm run pictures:screens -- <folder> [screen …]`: takes pictures of the portal's screens in the demo, at four widths,
 * in the light and the dark scheme, as `<folder>/<screen>-<width>-<scheme>.png`. The pictures of two commits show what a
 * change does to the look.
 */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { chromiumFlags, findChromium } from "../../test/support/chromium.ts";
import { lookupPath, offered, pricingPath, proposed } from "./paths.ts";

const [folder, ...chosen] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder of the pictures.");
if (!existsSync("cdn/manifest.json")) {
  throw new Error("There is no cdn/ to show. Run `npm run build` first.");
}

interface Screen {
  readonly path: string;
  /** Brings the page to what the picture shows. By default, it shows the page when its requests are answered. */
  readonly open?: (page: Page) => Promise<void>;
}

const widths = [360, 768, 1440, 1920];
const schemes = ["light", "dark"] as const;

function isPhone(width: number): boolean {
  return width < 500;
}

async function seesPrices(page: Page): Promise<void> {
  await page.locator("scout-pricing tbody tr").first().waitFor();
}

async function seesProposal(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Print", exact: true }).waitFor();
}

const screens: Readonly<Record<string, Screen>> = {
  login: { path: "/login" },
  dashboard: { path: "/" },
  "lookup-empty": { path: "/scout" },
  lookup: {
    path: lookupPath,
    async open(page) {
      await page.getByText(/^\d+ providers · /).waitFor({ timeout: 60_000 });
      await page.getByRole("progressbar").waitFor({ state: "detached", timeout: 60_000 });
    },
  },
  bulk: { path: "/scout/bulk" },
  board: { path: pricingPath(), open: seesPrices },
  matrix: {
    path: pricingPath(),
    async open(page) {
      await seesPrices(page);
      const tab = page.getByRole("tab", { name: "Matrix" });
      if (await tab.isVisible()) {
        await tab.click();
        return;
      }
      await page.getByRole("button", { name: "Filters" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByLabel("Show as").selectOption("matrix");
      await sheet.getByRole("button", { name: /^Show \d/ }).click();
    },
  },
  builder: {
    path: pricingPath(offered),
    async open(page) {
      await page.getByRole("checkbox", { name: /^Broadband/ }).check({ force: true });
      await page.getByRole("checkbox", { name: /^Dedicated/ }).check({ force: true });
      await page.getByRole("radio").first().waitFor();
    },
  },
  proposal: { path: pricingPath(proposed), open: seesProposal },
  compare: {
    path: pricingPath(proposed),
    async open(page) {
      await seesProposal(page);
      await page.getByRole("tab", { name: "Compare all" }).click();
    },
  },
  sites: {
    path: pricingPath(),
    async open(page) {
      await seesPrices(page);
      const change = page.getByRole("button", { name: "Change the address or customer" });
      if (await change.isVisible()) await change.click();
      await page.getByRole("button", { name: "Several addresses" }).click();
    },
  },
  contracts: { path: "/scout/contracts" },
  wizard: {
    path: "/scout/contracts",
    async open(page) {
      await page.getByRole("link", { name: "Edit Draft" }).first().click();
      await page.frameLocator("iframe").getByRole("textbox").first().waitFor();
    },
  },
  finder: { path: "/solutions-finder" },
  "finder-selected": {
    path: "/solutions-finder",
    async open(page) {
      const cards = page.getByRole("checkbox", { name: /^Select / });
      for (const place of [0, 1, 2]) await cards.nth(place).check({ force: true });
    },
  },
  index: { path: "/solutions-index" },
  providers: { path: "/provider-library" },
  resources: { path: "/resource-library" },
  search: { path: "/search/site?keys=fiber" },
  branding: { path: "/account" },
  help: { path: "/demo/help" },
};

const unknown = chosen.filter((name) => !Object.hasOwn(screens, name));
if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join(", ")}.`);

mkdirSync(folder, { recursive: true });
const demo = await startServer({ port: 0, store: await createSeededStore(Date.now()) });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags],
});
try {
  for (const [name, { path, open }] of Object.entries(screens)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    for (const width of widths) {
      const context = await browser.newContext({
        baseURL: demo.url,
        viewport: { width, height: isPhone(width) ? 780 : 900 },
        deviceScaleFactor: isPhone(width) ? 2 : 1,
        reducedMotion: "reduce",
        locale: "en-US",
      });
      const page = await context.newPage();
      await page.goto(path, { waitUntil: "networkidle" });
      await open?.(page);
      await page.mouse.move(0, 0);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
      }
      process.stdout.write(`${name}, ${width} px\n`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await demo.close();
}
