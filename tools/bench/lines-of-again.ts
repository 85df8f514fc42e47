import type { Browser } from "playwright";
import { usableVariants, type Variant } from "./build-bench-site.ts";
import { measureUsable, type Usability } from "./measure-usable.ts";
import type { Line } from "./print-table.ts";
import { interleave, median } from "./statistics.ts";

/** Ratios to the first visit of a bare React element. */
const limits: Readonly<Record<string, number>> = {
  "react: scout-lookup, script": 0.8,
  "lite: scout-lookup, script": 0.4,
  "react: scout-portal, snippet": 0.9,
  "lite: scout-portal, snippet": 0.5,
};

/** The time until a user can type into the first field of a page that they have opened before. */
export async function linesOfAgain(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Line[]> {
  const measured = usableVariants.filter(({ name }) => Object.hasOwn(limits, name));
  const bare = usableVariants.filter(({ name }) => name === "bare react");
  const acts = [
    ...bare.map((variant) => [variant, "first"] as const),
    ...measured.map((variant) => [variant, "second"] as const),
  ].map(([variant, visit]) => [variant.name, () => measureUsable(browser, origin, variant, visit)]);
  const runs = await interleave<Record<string, Usability>>(rounds, Object.fromEntries(acts));
  const msOf = (name: string) => median((runs[name] ?? []).map(({ usableMs }) => usableMs));
  const bareMs = msOf("bare react");

  function lineOf({ name }: Variant): Line {
    const usableMs = msOf(name);
    const ratio = usableMs / bareMs;
    const limit = limits[name] ?? Number.NaN;
    return {
      what: `usable again, ${name}`,
      measured: `${usableMs.toFixed(0)} ms`,
      baseline: `${bareMs.toFixed(0)} ms`,
      ratio,
      target: `≤ ${limit.toFixed(2)}`,
      isMet: ratio <= limit,
    };
  }

  return measured.map(lineOf);
}
