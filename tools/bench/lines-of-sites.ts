import type { Browser } from "playwright";
import { tasksDuring } from "../../test/support/cdp-tasks.ts";
import { pricing } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";
import type { Line } from "./print-table.ts";
import { interleave, median } from "./statistics.ts";

const streets = ["Main", "Elm", "Oak", "Market", "Lake"];

/** Several addresses: the work of the page for each answer while a hundred sites are priced. */
export async function linesOfSites(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<readonly Line[]> {
  const { runs } = await interleave(rounds, { runs: () => tasksOfAnswers(browser, origin) });
  const usualMs = median(runs.map(({ tasks, answers }) => median(longestOf(tasks, answers))));
  const maxTaskMs = median(runs.map(({ tasks }) => Math.max(...tasks)));
  const allMs = median(runs.map(({ tasks, answers }) => sumOf(tasks) / answers));
  return [
    {
      what: "table of 100 sites: longest task of an answer, full speed",
      measured: `${usualMs.toFixed(1)} ms`,
      target: "≤ 16 ms",
      isMet: usualMs <= 16,
    },
    {
      what: "table of 100 sites: longest task of all answers",
      measured: `${maxTaskMs.toFixed(1)} ms`,
    },
    {
      what: "table of 100 sites: all tasks of an answer, including its parsing",
      measured: `${allMs.toFixed(1)} ms`,
    },
  ];
}

/** The longest tasks, as many as there are answers, because each answer causes one of them. */
function longestOf(tasks: readonly number[], answers: number): readonly number[] {
  return tasks.toSorted((a, b) => b - a).slice(0, answers);
}

interface Answers {
  /** The processor time of every task, in milliseconds. */
  readonly tasks: readonly number[];
  readonly answers: number;
}

function sumOf(tasks: readonly number[]): number {
  return tasks.reduce((sum, task) => sum + task, 0);
}

/** Measures from about the tenth answer on, because the first ones compile the code. */
async function tasksOfAnswers(browser: Browser, origin: string): Promise<Answers> {
  const page = await openColdPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(origin + pricing.path);
  const addresses = Array.from(
    { length: 100 },
    (_, at) => `${100 + at * 7} ${streets[at % 5]} Street, Houston, TX 77002`,
  );
  await page.getByRole("button", { name: "Several addresses", exact: true }).click();
  await page.getByRole("textbox", { name: "Addresses, one per line" }).fill(addresses.join("\n"));
  await page.getByRole("button", { name: "Review addresses" }).click();
  await page.getByRole("button", { name: "Price 100 addresses" }).click();
  const progress = page.getByText(/^\d+ of 100 priced$/).first();
  await page
    .getByText(/^[1-9]\d of 100 priced$/)
    .first()
    .waitFor();
  let before = 0;
  const tasks = await tasksDuring(browser, page, async () => {
    before = Number.parseInt((await progress.textContent()) ?? "", 10);
    await page.getByText("100 of 100 priced").first().waitFor();
  });
  await page.context().close();
  return { tasks, answers: 100 - before };
}
