import type { Browser } from "playwright";
import { throttle } from "../../test/support/cdp-throttle.ts";
import { usableVariants, type Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

/** A request or a task of one visit. Times are in milliseconds since the start of the navigation. */
interface Span {
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
}

interface Visit {
  readonly requests: readonly Span[];
  /** Tasks of more than 50 ms. */
  readonly tasks: readonly Span[];
  readonly definedMs: number;
  readonly readyMs: number;
}

declare global {
  interface Window {
    benchVisit?: Promise<Visit>;
  }
}

/** Prints what one first visit waits for, for each way to load the element. */
export async function printWaterfalls(
  browser: Browser,
  origin: string,
  tag: string,
): Promise<void> {
  const variants = usableVariants.filter((variant) => variant.tag === tag);
  if (variants.length === 0) throw new Error(`No page of the benchmark has <${tag}>.`);
  for (const variant of variants) {
    console.log(`\n${variant.name}`);
    for (const line of linesOf(await visit(browser, origin, variant))) console.log(line);
  }
}

async function visit(browser: Browser, origin: string, variant: Variant): Promise<Visit> {
  const page = await openColdPage(browser);
  await page.addInitScript((address) => {
    if (address !== undefined) history.replaceState(null, "", address);
  }, variant.startsAt);
  await throttle(page);
  await page.addInitScript(watchVisit, variant.tag);
  await page.goto(origin + variant.path);
  const seen = await page.evaluate(() => window.benchVisit);
  await page.context().close();
  if (seen === undefined) throw new Error(`${variant.path} did not start its watch.`);
  return seen;
}

/** Runs in the page before everything else. */
function watchVisit(tag: string): void {
  const tasks: Span[] = [];
  const note = (list: PerformanceObserverEntryList) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ name: "(task)", startMs: startTime, endMs: startTime + duration });
    }
  };
  new PerformanceObserver(note).observe({ type: "longtask" });
  const defined = customElements.whenDefined(tag).then(() => performance.now());
  const ready = new Promise<number>((resolve) => {
    document.addEventListener("scout-ready", () => resolve(performance.now()), { once: true });
  });
  window.benchVisit = Promise.all([defined, ready]).then(async ([definedMs, readyMs]) => {
    // Observers report a long task only in a later task.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const requests = performance.getEntriesByType("resource").map((entry) => {
      const { name, startTime, duration } = entry;
      return {
        name: new URL(name).pathname,
        startMs: startTime,
        endMs: startTime + duration,
      };
    });
    return {
      requests: requests.filter(({ startMs }) => startMs <= readyMs),
      tasks: tasks.filter(({ startMs }) => startMs <= readyMs),
      definedMs,
      readyMs,
    };
  });
}

const columns = 60;

function linesOf({ requests, tasks, definedMs, readyMs }: Visit): readonly string[] {
  const moments = [
    { name: "(defined)", startMs: definedMs, endMs: definedMs },
    { name: "(ready)", startMs: readyMs, endMs: readyMs },
  ];
  const spans = [...requests, ...tasks, ...moments].toSorted(
    (one, other) => one.startMs - other.startMs,
  );
  const lastMs = Math.max(...spans.map(({ endMs }) => endMs));
  const width = Math.max(...spans.map(({ name }) => name.length));
  return spans.map(({ name, startMs, endMs }) => {
    const [start, end] = [startMs, endMs].map((ms) => Math.round((ms / lastMs) * columns));
    const bar = " ".repeat(start ?? 0) + "#".repeat(Math.max(1, (end ?? 0) - (start ?? 0)));
    const times = `${startMs.toFixed(0).padStart(6)} ${endMs.toFixed(0).padStart(6)} ms`;
    return `${name.padEnd(width)} ${times}  ${bar}`;
  });
}
