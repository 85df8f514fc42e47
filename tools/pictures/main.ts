/**
 * `npm run pictures`: takes the pictures of the README and the documentation from the built elements in the demo, and
 * prints their sizes.
 */
import { existsSync } from "node:fs";
import { chromium, type Page } from "playwright";
import sharp, { type PngOptions } from "sharp";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { chromiumFlags, findChromium } from "../../test/support/chromium.ts";
import { lookupPath, pricingPath, proposed } from "./paths.ts";

if (!existsSync("cdn/manifest.json")) {
  throw new Error("There is no cdn/ to show. Run `npm run build` first.");
}

interface Picture {
  /** The file, from the root of the project. */
  readonly file: string;
  readonly path: string;
  /** Waits until the page shows the content of the picture. */
  readonly open: (page: Page) => Promise<unknown>;
  /** The size of the page if it is a sheet of paper. */
  readonly paper?: { readonly width: number; readonly height: number };
}

/** The time between two requests of a lookup. */
const pollMs = 1000;

const proposal = pricingPath(proposed);

async function openProposal(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Proposal", exact: true }).waitFor();
  await page.getByRole("button", { name: "Print", exact: true }).waitFor();
}

/** US Letter, in CSS pixels. */
const letter = { width: 816, height: 1056 };

const pictures: readonly Picture[] = [
  {
    file: "demo/screenshot.png",
    path: lookupPath,
    async open(page) {
      await page.getByRole("progressbar").waitFor();
      while ((await page.getByRole("progressbar").count()) > 0) {
        aheadMs += pollMs;
        await page.clock.fastForward(pollMs);
      }
      await page.getByText(/^\d+ providers · /).waitFor();
    },
  },
  { file: "demo/proposal.png", path: proposal, open: openProposal },
  {
    file: "demo/paper.png",
    path: proposal,
    paper: letter,
    async open(page) {
      await openProposal(page);
      const printed = page.waitForResponse((answer) => answer.url().endsWith("/pdf/pricing"));
      await page.getByRole("button", { name: "Print", exact: true }).click();
      const text = await (await printed).text();
      // The demo's own pages have a policy that refuses other markup.
      await page.goto("about:blank");
      await page.setContent(text);
      // The margins of the page, which only a print has.
      await page.addStyleTag({ content: "html { padding: 48px 62px; background: #fff; }" });
    },
  },
];

/**
 * Reduces the picture to a quarter of its bytes, because the size of the package is limited. There is no dithering,
 * because it would speckle plain surfaces.
 */
const pictureFormat: PngOptions = { palette: true, colours: 16, dither: 0 };

const size = { width: 1200, height: 700 };
/** A fixed time, so that the pictures do not change from day to day. */
const startMs = Date.UTC(2026, 8, 1, 15);
let aheadMs = 0;
const clock = { now: () => startMs + aheadMs };

const demo = await startServer({ port: 0, store: await createSeededStore(), clock });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags],
});
try {
  for (const { file, path, open, paper } of pictures) {
    const context = await browser.newContext({
      baseURL: demo.url,
      viewport: size,
      reducedMotion: "reduce",
      colorScheme: "light",
      locale: "en-US",
    });
    const page = await context.newPage();
    await page.clock.install({ time: clock.now() });
    await page.goto(path);
    await open(page);
    await page.mouse.move(0, 0);
    if (paper) await page.setViewportSize(paper);
    const { size: bytes } = await sharp(await page.screenshot())
      .png(pictureFormat)
      .toFile(file);
    process.stdout.write(`${file}: ${bytes} bytes\n`);
    await context.close();
  }
} finally {
  await browser.close();
  await demo.close();
}
