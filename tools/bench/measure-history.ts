import type { Browser } from "playwright";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

export interface HistoryTimes {
  /** The number of frames drawn per second of scrolling. */
  readonly framesPerSecond: number;
  /** The number of frames in which the box shows a gap between its rows. */
  readonly blankFrames: number;
  /** The maximum number of rows in the document. */
  readonly maxRows: number;
}

/** Measures scrolling ten thousand uploads of the demo, several rows per frame, at full speed. */
export async function measureHistory(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<HistoryTimes> {
  const page = await openColdPage(browser);
  await page.goto(`${origin}/demo/help`);
  await page.getByRole("button", { name: "Bulk: 10,000 uploads" }).click();
  await page.goto(origin + path);
  await page.getByRole("table", { name: "Bulk Upload History" }).waitFor();
  const times = await page.evaluate(scrollThrough);
  await page.context().close();
  return times;
}

/** Runs in the page. Scrolls through the table and counts the frames. */
async function scrollThrough(): Promise<HistoryTimes> {
  const frames = 180;
  const pixelsAFrame = 400;
  const box = document.querySelector("scout-bulk")?.shadowRoot?.querySelector(".table-scroll");
  if (!box) throw new Error("There is no table.");
  box.scrollIntoView();
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  let blankFrames = 0;
  let maxRows = 0;
  const begunMs = await nextFrame();
  let endedMs = begunMs;
  for (let frame = 0; frame < frames; frame += 1) {
    box.scrollBy(0, pixelsAFrame);
    endedMs = await nextFrame();
    const rows = box.querySelectorAll("tbody:not(.table-gap) > tr");
    maxRows = Math.max(maxRows, rows.length);
    const [first, last] = [rows[0], rows[rows.length - 1]].map((row) =>
      row?.getBoundingClientRect(),
    );
    const { top, bottom } = box.getBoundingClientRect();
    const headBottom = box.querySelector("thead")?.getBoundingClientRect().bottom ?? top;
    const isFull = first && last && first.top <= headBottom && last.bottom >= bottom - 1;
    if (!isFull) blankFrames += 1;
  }
  return { framesPerSecond: (frames / (endedMs - begunMs)) * 1000, blankFrames, maxRows };
}
