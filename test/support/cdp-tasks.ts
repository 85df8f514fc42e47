import type { Browser, Page } from "playwright";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of CPU time, independent of other load on the machine. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Returns the CPU time, in milliseconds, of the longest task on the page's main thread while `act`
 * runs.
 */
export async function longestTaskDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  return Math.max(0, ...(await tasksDuring(browser, page, act)));
}

/**
 * Returns the CPU time, in milliseconds, of each task on the page's main thread while `act` runs.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  const categories = ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"];
  await browser.startTracing(page, { categories });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const threads = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid}/${tid}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === "RunTask" && threads.includes(`${pid}/${tid}`),
  );
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
