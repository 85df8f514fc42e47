import axe, { type AxeResults } from "axe-core";
import type { Browser, Frame } from "playwright";
import { pageScripts } from "./page-scripts.ts";
import type { Surrounding } from "./surroundings.ts";
import { framePage, pagePath, pageWith } from "./write-page.ts";

/** What an element does in a host page. */
export interface Look {
  /** Its first 900 px. */
  readonly picture: Buffer;
  readonly heightPx: number;
  /** Rules of axe that the element breaks. */
  readonly axe: readonly string[];
  /** Names that were added to `window`, and changed styles of the page's own paragraph. */
  readonly leaks: readonly string[];
  /** Errors and warnings of the console. */
  readonly console: readonly string[];
}

const widthPx = 960;

/** Shows an element in a host page until it is ready. */
export async function lookAt(
  browser: Browser,
  origin: string,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  surrounding: Surrounding,
): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width: 1100, height: 900 },
    reducedMotion: "reduce",
    forcedColors: surrounding.hasForcedColors ? "active" : "none",
  });
  try {
    await context.clock.setFixedTime(new Date());
    const page = await context.newPage();
    const said: string[] = [];
    page.on("pageerror", (error) => said.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") said.push(message.text());
    });
    const { policy } = surrounding;
    const html = (body: string) => ({
      contentType: "text/html; charset=utf-8",
      body,
      headers: policy === undefined ? {} : { "Content-Security-Policy": policy },
    });
    await page.route(`**${pagePath}**`, (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (pathname.endsWith("/page.css")) {
        return route.fulfill({ contentType: "text/css", body: surrounding.css ?? "" });
      }
      const isFrame = surrounding.sandbox !== undefined && search !== "?framed";
      return route.fulfill(
        html(
          isFrame ? framePage(surrounding.sandbox ?? "") : pageWith(tag, attributes, surrounding),
        ),
      );
    });
    await page.addInitScript(pageScripts.listen);
    // The person signs in by a visit of the demo.
    await page.goto(`${origin}/demo/help`);
    said.length = 0;
    await page.goto(origin + pagePath);
    const frame = await frameWithElement(page.mainFrame(), surrounding);
    await frame.waitForLoadState();
    const folders = surrounding.hasTwoCopies ? ["cdn", "cdn/lite"] : ["cdn"];
    await frame.evaluate(pageScripts.start, [
      widthPx,
      ...folders.map((folder) => `/${folder}/${tag}.js`),
    ] as const);
    await frame.waitForFunction(pageScripts.isReady);
    await page.waitForLoadState("networkidle");
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: widthPx, height: 900 } });
    const heightPx = await frame.locator("#place").evaluate((place) => place.scrollHeight);
    const leaks = await frame.evaluate<readonly string[]>(pageScripts.findLeaks);
    const console = said.filter((text) => !surrounding.said?.test(text));
    await frame.evaluate(axe.source);
    const results = await frame.evaluate<AxeResults>(
      "axe.run('#place', { resultTypes: ['violations'], iframes: false })",
    );
    return { picture, heightPx, leaks, console, axe: results.violations.map(({ id }) => id) };
  } finally {
    await context.close();
  }
}

async function frameWithElement(main: Frame, { sandbox }: Surrounding): Promise<Frame> {
  if (sandbox === undefined) return main;
  const element = await main.waitForSelector("iframe");
  await element.evaluate((frame) => {
    frame.style.cssText =
      "position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0";
  });
  const frame = await element.contentFrame();
  if (frame === null) throw new Error("The page has no frame.");
  return frame;
}
