import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright";
import { type Flavour, usableVariants, type Variant } from "./build-bench-site.ts";
import { measureUsable, type Usability } from "./measure-usable.ts";
import type { Line } from "./print-table.ts";
import { interleave, median } from "./statistics.ts";

/** Ratios to a bare React element. */
const limits: Readonly<Record<Flavour, Readonly<Record<string, number>>>> = {
  react: {
    "scout-lookup, snippet": 1.1,
    "scout-lookup, prerendered": 0.45,
    "scout-lookup, script": 1.2,
    "scout-lookup, autoload": 1.25,
    // At most 3 % later than in English.
    "scout-lookup, es-US": 1.13,
    "login-form, snippet": 1,
    "login-form, prerendered": 0.45,
    "scout-portal, snippet": 1.35,
    "solutions-finder, snippet": 1.6,
  },
  lite: {
    "scout-lookup, snippet": 0.8,
    "scout-lookup, prerendered": 0.45,
    "scout-lookup, script": 0.95,
    "scout-lookup, autoload": 1,
    "scout-lookup, es-US": 0.82,
    "login-form, snippet": 0.72,
    "login-form, prerendered": 0.45,
    "scout-portal, snippet": 1.05,
    "solutions-finder, snippet": 1.25,
  },
};
const lookupLimits = {
  react: { bytes: 125_000, requests: 7, blockedMs: 150 },
  lite: { bytes: 65_000, requests: 7, blockedMs: 80 },
} as const;

/**
 * The time until a user can type into the first field of a screen, compared to a bare React element in the same rounds.
 *
 * @param site - folder of the measured pages
 */
export async function linesOfUsable(
  browser: Browser,
  origin: string,
  site: string,
  rounds: number,
): Promise<Line[]> {
  const acts = Object.fromEntries(
    usableVariants.map((variant) => [variant.name, () => measureUsable(browser, origin, variant)]),
  );
  const runs = await interleave<Record<string, Usability>>(rounds, acts);
  const of = (name: string, read: (run: Usability) => number) =>
    median((runs[name] ?? []).map(read));
  const bareMs = of("bare react", ({ usableMs }) => usableMs);

  function lineOf({ name, flavour }: Variant): Line {
    const usableMs = of(name, (run) => run.usableMs);
    const ratio = usableMs / bareMs;
    const limit = limits[flavour][name.replace(`${flavour}: `, "")];
    return {
      what: `usable, ${name}`,
      measured: `${usableMs.toFixed(0)} ms`,
      baseline: `${bareMs.toFixed(0)} ms`,
      ratio,
      ...(limit !== undefined && { target: `≤ ${limit.toFixed(2)}`, isMet: ratio <= limit }),
    };
  }

  function lineOfDefinition({ name }: Variant): Line {
    const definedMs = of(name, (run) => run.definedMs);
    return {
      what: `defined, ${name}`,
      measured: `${definedMs.toFixed(0)} ms`,
      baseline: `${bareMs.toFixed(0)} ms`,
      ratio: definedMs / bareMs,
    };
  }

  function linesOfLookup(flavour: Flavour): Line[] {
    const name = `${flavour}: scout-lookup, script`;
    const limit = lookupLimits[flavour];
    const bytes = of(name, ({ requests }) => scriptBytesOf(site, requests));
    const requests = of(name, (run) => run.requests.length);
    const blockedMs = of(`${flavour}: scout-lookup, snippet`, (run) => run.blockedMs);
    return [
      {
        what: `script until then, gzip, ${name}`,
        measured: `${(bytes / 1000).toFixed(1)} kB`,
        target: `≤ ${limit.bytes / 1000} kB`,
        isMet: bytes <= limit.bytes,
      },
      {
        what: `requests until then, ${name}`,
        measured: String(requests),
        target: `≤ ${limit.requests}`,
        isMet: requests <= limit.requests,
      },
      {
        what: `total blocking time until then, ${flavour}: scout-lookup, snippet`,
        measured: `${blockedMs.toFixed(0)} ms`,
        target: `≤ ${limit.blockedMs} ms`,
        isMet: blockedMs <= limit.blockedMs,
      },
    ];
  }

  return [
    ...usableVariants.map(lineOf),
    ...usableVariants.filter(({ tag }) => tag === "scout-lookup").map(lineOfDefinition),
    ...linesOfLookup("react"),
    ...linesOfLookup("lite"),
  ];
}

function scriptBytesOf(site: string, requests: readonly string[]): number {
  const scripts = requests.filter((path) => path.endsWith(".js"));
  const sizes = scripts.map(
    (path) => gzipSync(readFileSync(join(site, path)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
