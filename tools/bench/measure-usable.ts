import type { Browser } from "playwright";
import { throttle } from "../../test/support/cdp-throttle.ts";
import { signInByToken } from "../../test/support/token-link.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

export interface Usability {
  /** The time from the start of the navigation until the first field keeps typed text. */
  readonly usableMs: number;
  /** The time from the start of the navigation until the element was defined. */
  readonly definedMs: number;
  /** The total blocking time until then: the part of each task beyond 50 ms. */
  readonly blockedMs: number;
  /** Paths of the files and calls requested until then, without the page itself. */
  readonly requests: readonly string[];
}

/**
 * Opens the page on a slow machine and network, and types into its first field.
 *
 * @param visit - `first` has a cold cache; `second` has the files of the first visit in the cache, and the storage of a
 *   user who is signed in by a token
 */
export async function measureUsable(
  browser: Browser,
  origin: string,
  variant: Variant,
  visit: "first" | "second" = "first",
): Promise<Usability> {
  const page = await openColdPage(browser);
  if (visit === "second") await signInByToken(page, origin);
  await page.addInitScript((address) => {
    if (address !== undefined) history.replaceState(null, "", address);
  }, variant.startsAt);
  if (visit === "second") {
    await page.goto(origin + variant.path);
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
  }
  await throttle(page);
  await page.addInitScript(watchField, variant.tag);
  await page.goto(origin + variant.path);
  const usability = await page.evaluate(() => window.benchUsability);
  await page.context().close();
  if (usability === undefined) throw new Error(`${variant.path} did not start its watch.`);
  return usability;
}

declare global {
  interface Window {
    benchUsability?: Promise<Usability>;
  }
}

/** Runs in the page before everything else. */
function watchField(tag: Variant["tag"]): void {
  let blockedMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blockedMs += Math.max(0, duration - 50);
  }).observe({ type: "longtask" });
  let definedMs = Number.NaN;
  void customElements.whenDefined(tag).then(() => {
    definedMs = performance.now();
  });
  window.benchUsability = new Promise((resolve) => {
    const look = () => {
      const field = fieldIn(document.querySelector(tag));
      if (field === null || !keepsText(field)) return requestAnimationFrame(look);
      const usableMs = performance.now();
      const requests = performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime <= usableMs)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path !== "/favicon.ico");
      // Observers report a long task only in a later task.
      setTimeout(() => resolve({ usableMs, definedMs, blockedMs, requests }), 100);
    };
    look();
  });

  function keepsText(field: HTMLInputElement): boolean {
    field.focus();
    document.execCommand("insertText", false, "1");
    return field.value.includes("1");
  }

  /** The first usable text box, searched also in open shadow roots and slots. */
  function fieldIn(within: Element | null): HTMLInputElement | null {
    for (const root of [within?.shadowRoot, within]) {
      for (const element of root?.querySelectorAll("*") ?? []) {
        if (isField(element)) return element;
        const inner = element.shadowRoot === null ? null : fieldIn(element);
        if (inner !== null) return inner;
      }
    }
    return null;
  }

  function isField(element: Element): element is HTMLInputElement {
    const isText = element instanceof HTMLInputElement && /text|search|email/.test(element.type);
    return isText && !element.disabled && element.checkVisibility();
  }
}
