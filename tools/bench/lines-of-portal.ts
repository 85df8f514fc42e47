import type { Browser } from "playwright";
import { contractsByScript, portal } from "./build-bench-site.ts";
import { measureFirstContent, measureRouteChange, measureRouteMemory } from "./measure-portal.ts";
import type { Line } from "./print-table.ts";
import { interleave, median } from "./statistics.ts";

/** The portal: its first content compared to the same element alone, a change of route, and its memory. */
export async function linesOfPortal(
  browser: Browser,
  interpreter: Browser,
  origin: string,
  rounds: number,
): Promise<Line[]> {
  const { portals, alone, changes } = await interleave(rounds, {
    portals: () => measureFirstContent(browser, origin, portal),
    alone: () => measureFirstContent(browser, origin, contractsByScript),
    changes: () => measureRouteChange(browser, origin, portal),
  });
  const [portalMs, aloneMs, changeMs] = [median(portals), median(alone), median(changes)];
  const kept = await measureRouteMemory(interpreter, origin, portal);
  return [
    {
      what: "portal: first content of a route, the element alone as baseline",
      measured: `${portalMs.toFixed(0)} ms`,
      baseline: `${aloneMs.toFixed(0)} ms`,
      ratio: portalMs / aloneMs,
      target: "≤ 1.3",
      isMet: portalMs / aloneMs <= 1.3,
    },
    {
      what: "portal: route change to paint, code loaded, 4 times the processor time",
      measured: `${changeMs.toFixed(0)} ms`,
      target: "≤ 100 ms",
      isMet: changeMs <= 100,
    },
    {
      what: "portal: kept by a route change, heap",
      measured: `${kept.heapBytes.toFixed(0)} bytes`,
      target: "≤ 1024",
      isMet: kept.heapBytes <= 1024,
    },
    {
      what: "portal: kept by a route change, nodes and listeners",
      measured: `${kept.nodes.toFixed(2)}, ${kept.listeners.toFixed(2)}`,
      target: "0",
      isMet: kept.nodes <= 0.05 && kept.listeners <= 0.05,
    },
  ];
}
