import type { Browser } from "playwright";
import { bare, finder, instantSearch, matching } from "./build-bench-site.ts";
import { directorySize, facetCount } from "./large-directory.ts";
import { measureClick } from "./measure-click.ts";
import {
  measureFinderClick,
  measureInstantSearchClick,
  measureMatching,
} from "./measure-finder.ts";
import type { Line } from "./print-table.ts";
import { interleave, median } from "./statistics.ts";

const providers = `${directorySize.toLocaleString("en-US")} providers × ${facetCount} facets`;

/** The finder with a large directory, compared to a plain loop, react-instantsearch and a bare click. */
export async function linesOfFinder(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Line[]> {
  const { times } = await interleave(rounds, {
    times: () => measureMatching(browser, origin, matching),
  });
  const { clicks, others, bares } = await interleave(rounds, {
    clicks: () => measureFinderClick(browser, origin, finder),
    others: () => measureInstantSearchClick(browser, origin, instantSearch),
    bares: async () => (await measureClick(browser, origin, bare)).clickMs,
  });
  const toggleMs = median(times.map((run) => run.toggleMs));
  const loopMs = median(times.map((run) => run.loopMs));
  const stepMs = median(times.map((run) => run.stepMs));
  const paintMs = median(clicks.map((click) => click.paintMs));
  const resultsMs = median(clicks.map((click) => click.resultsMs));
  const [otherMs, bareMs] = [median(others), median(bares)];
  return [
    {
      what: `filter toggled over ${providers}, beside a loop, full speed`,
      measured: `${toggleMs.toFixed(2)} ms`,
      baseline: `${loopMs.toFixed(2)} ms`,
      ratio: toggleMs / loopMs,
      target: "≤ 2 ms",
      isMet: toggleMs <= 2,
    },
    {
      what: `step of reading and index over ${providers}, 99 of 100, full speed`,
      measured: `${stepMs.toFixed(1)} ms`,
      target: "≤ 50 ms",
      isMet: stepMs <= 50,
    },
    {
      what: "click on a filter to paint, beside a bare click",
      measured: `${paintMs.toFixed(0)} ms`,
      baseline: `${bareMs.toFixed(0)} ms`,
      ratio: paintMs / bareMs,
      target: "≤ 100 ms",
      isMet: paintMs <= 100,
    },
    {
      what: "click on a filter to its results, beside react-instantsearch",
      measured: `${resultsMs.toFixed(0)} ms`,
      baseline: `${otherMs.toFixed(0)} ms`,
      ratio: resultsMs / otherMs,
      target: "≤ 100 ms",
      isMet: resultsMs <= 100,
    },
  ];
}
