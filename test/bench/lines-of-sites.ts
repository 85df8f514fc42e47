import type { Browser } from "playwright";
import { longestTaskDuring } from "../support/cdp-tasks.ts";
import { pricing } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";
import type { Line } from "./print-table.ts";
import { interleave, median } from "./statistics.ts";

const streets = ["Main", "Elm", "Oak", "Market", "Lake"];

/** Several addresses: what the page does for each answer while a hundred sites are priced. */
export async function linesOfSites(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<readonly Line[]> {
  const { tasks } = await interleave(rounds, { tasks: () => longestTask(browser, origin) });
  const longestMs = median(tasks);
  return [
    {
      what: "longest task of an answer, table of 100 sites, full speed",
      measured: `${longestMs.toFixed(1)} ms`,
      target: "≤ 16 ms",
      isMet: longestMs <= 16,
    },
  ];
}

/** In processor time, from the tenth answer on: the first ones compile the code. */
async function longestTask(browser: Browser, origin: string): Promise<number> {
  const page = await openColdPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(origin + pricing.path);
  const addresses = Array.from(
    { length: 100 },
    (_, at) => `${100 + at * 7} ${streets[at % 5]} Street, Houston, TX 77002`,
  );
  await page.getByRole("button", { name: "Several addresses", exact: true }).click();
  await page.getByRole("textbox", { name: "Addresses, one a line" }).fill(addresses.join("\n"));
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: "Price 100 addresses" }).click();
  const priced = (pattern: RegExp) => page.getByText(pattern).first().waitFor();
  await priced(/^[1-9]\d of 100 priced$/);
  const longestMs = await longestTaskDuring(browser, page, () => priced(/^100 of 100 priced/));
  await page.context().close();
  return longestMs;
}
