import type { Browser } from "playwright";
import { longestTaskDuring } from "../../test/support/cdp-tasks.ts";
import { content } from "./build-bench-site.ts";
import { largePage } from "./large-page.ts";
import { openColdPage } from "./open-page.ts";

/** The times of a page at full speed, in milliseconds. */
export interface ContentTimes {
  /** The time from the answer to the first paragraph. */
  readonly firstMs: number;
  /** The longest task until the whole page is drawn. */
  readonly maxTaskMs: number;
  /** The time from a click on a link to a fragment until the focus has moved there. */
  readonly anchorMs: number;
}

export async function measureContent(
  browser: Browser,
  origin: string,
  bytes: number,
): Promise<ContentTimes> {
  const page = await openColdPage(browser);
  const html = largePage(bytes);
  await page.route("**/proxy/**", (route) =>
    route.fulfill({ body: html, contentType: "text/html" }),
  );
  await page.addInitScript(watchPage);
  let firstMs = 0;
  const maxTaskMs = await longestTaskDuring(browser, page, async () => {
    await page.goto(origin + content.path);
    const first = await page.waitForFunction(() => globalThis.pageFirstMs);
    firstMs = (await first.jsonValue()) ?? 0;
    await page.locator(".page-body .later").first().waitFor({ state: "detached" });
    await page.waitForFunction(
      () => document.querySelector("content-page")?.shadowRoot?.querySelector(".later") === null,
    );
  });
  const anchorMs = await page.evaluate(async () => {
    const link = document
      .querySelector("content-page")
      ?.shadowRoot?.querySelector<HTMLElement>('.page-body a[href^="#"]');
    const start = performance.now();
    link?.click();
    await Promise.resolve();
    return performance.now() - start;
  });
  await page.context().close();
  return { firstMs, maxTaskMs, anchorMs };
}

declare global {
  var pageFirstMs: number | undefined;
}

/** Runs in the page: the time from the text of the answer to its first paragraph. */
function watchPage(): void {
  const { text } = Blob.prototype;
  Blob.prototype.text = async function () {
    const answer = await text.call(this);
    const start = performance.now();
    const look = () => {
      const root = document.querySelector("content-page")?.shadowRoot;
      if (root?.querySelector(".page-body p")) globalThis.pageFirstMs = performance.now() - start;
      else requestAnimationFrame(look);
    };
    look();
    return answer;
  };
}
