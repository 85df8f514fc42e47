import axe, { type AxeResults } from "axe-core";
import type { Browser, Frame } from "playwright";
import { pageScripts } from "./page-scripts.ts";
import type { Surrounding } from "./surroundings.ts";
import { framePage, pagePath, pageWith, serviceWorker } from "./write-page.ts";

/** The look and the effects of an element in a host page. */
export interface Look {
  /** A picture of its first 900 px. */
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
/** A fixed time for all pictures, because the contract wizard shows it. */
const shownAt = new Date();

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
    await context.clock.setFixedTime(shownAt);
    const page = await context.newPage();
    const said: string[] = [];
    page.on("pageerror", (error) => said.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") said.push(message.text());
    });
    const { policy, isThirdParty = false, isShownLate = false, historyState } = surrounding;
    const isFramed = surrounding.sandbox !== undefined || isThirdParty;
    const html = (body: string) => ({
      contentType: "text/html; charset=utf-8",
      body,
      headers: policy === undefined ? {} : { "Content-Security-Policy": policy },
    });
    await context.route(`**${pagePath}**`, (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (pathname.endsWith("/page.css")) {
        return route.fulfill({ contentType: "text/css", body: surrounding.css ?? "" });
      }
      if (pathname.endsWith(".worker.js")) {
        return route.fulfill({ contentType: "text/javascript", body: serviceWorker });
      }
      const isFrame = isFramed && search !== "?framed";
      return route.fulfill(
        html(isFrame ? framePage(origin, surrounding) : pageWith(tag, attributes, surrounding)),
      );
    });
    await page.addInitScript(pageScripts.listen);
    // Visits the demo, which signs the browser in.
    await page.goto(`${origin}/demo/help`);
    const token = isThirdParty ? await page.evaluate(pageScripts.readToken) : null;
    if (isThirdParty) await page.addInitScript(pageScripts.blockStorage);
    said.length = 0;
    const site = isThirdParty ? origin.replace("127.0.0.1", "localhost") : origin;
    await page.goto(site + pagePath);
    const frame = await frameWithElement(page.mainFrame(), isFramed);
    await frame.waitForLoadState();
    if (surrounding.isPrinted) await page.emulateMedia({ media: "print" });
    if (surrounding.hasServiceWorker) {
      await frame.evaluate(pageScripts.serve, `${pagePath}.worker.js`);
    }
    if (historyState) {
      await frame.evaluate((state) => history.replaceState(state, ""), historyState);
    }
    const folders = surrounding.hasTwoCopies ? ["cdn", "cdn/lite"] : ["cdn"];
    const files = folders.map((folder) => `/${folder}/${tag}.js`);
    await frame.evaluate(pageScripts.start, { widthPx, files, token, isShownLate });
    await page.waitForLoadState("networkidle");
    await frame.waitForFunction(pageScripts.isReady);
    const heightPx = await frame
      .locator(`#place ${tag}`)
      .evaluate((element) => element.getBoundingClientRect().height);
    // Cuts the picture at the end of the element, because the page's own text is below.
    const height = Math.max(1, Math.min(900, Math.floor(heightPx)));
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: widthPx, height } });
    const leaks = [
      ...(await frame.evaluate<readonly string[]>(pageScripts.findLeaks)),
      ...(await lostState(frame, historyState)),
    ];
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

/**
 * Returns members of the page's history state that the element removed, and `length` if it added
 * entries.
 */
async function lostState(
  frame: Frame,
  state: Surrounding["historyState"],
): Promise<readonly string[]> {
  if (state === undefined) return [];
  const now = await frame.evaluate(() => Object.keys(Object(history.state)));
  const lost = Object.keys(state).filter((name) => !now.includes(name));
  return lost.map((name) => `history.state.${name} is lost`);
}

async function frameWithElement(main: Frame, isFramed: boolean): Promise<Frame> {
  if (!isFramed) return main;
  const element = await main.waitForSelector("iframe");
  await element.evaluate((frame) => {
    frame.style.cssText =
      "position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0";
  });
  const frame = await element.contentFrame();
  if (frame === null) throw new Error("The page has no frame.");
  return frame;
}
