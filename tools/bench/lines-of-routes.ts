import type { Browser } from "playwright";
import { bare, portal, portalLite } from "./build-bench-site.ts";
import { measureClick } from "./measure-click.ts";
import { measureRoutes, type RouteTimes, routes } from "./measure-routes.ts";
import type { Line } from "./print-table.ts";
import { interleave, median } from "./statistics.ts";

/** Ratios to a click in a bare React element and its paint. */
const limits = { firstMs: 5, againMs: 2.5, backMs: 2.5 } as const;
const names = { firstMs: "first time", againMs: "again", backMs: "back" } as const;

/** Every route of the portal, for the first time, again and by Back, compared to a bare click in the same rounds. */
export async function linesOfRoutes(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Line[]> {
  const runs = await interleave(rounds, {
    clicks: async () => (await measureClick(browser, origin, bare)).clickMs,
    react: () => measureRoutes(browser, origin, portal),
    lite: () => measureRoutes(browser, origin, portalLite),
  });
  const bareMs = median(runs.clicks);

  function linesOf(flavour: "react" | "lite", key: keyof RouteTimes): Line[] {
    const measured = routes.filter((route) => runs[flavour].some((run) => route in run[key]));
    return measured.map((route) => {
      const changeMs = median(runs[flavour].map((run) => run[key][route] ?? Number.NaN));
      const ratio = changeMs / bareMs;
      return {
        what: `${flavour}: route change to paint, ${names[key]}, ${route}`,
        measured: `${changeMs.toFixed(0)} ms`,
        baseline: `${bareMs.toFixed(0)} ms`,
        ratio,
        target: `≤ ${limits[key].toFixed(1)}`,
        isMet: ratio <= limits[key],
      };
    });
  }

  return (["react", "lite"] as const).flatMap((flavour) => [
    ...linesOf(flavour, "firstMs"),
    ...linesOf(flavour, "againMs"),
    ...linesOf(flavour, "backMs"),
  ]);
}
