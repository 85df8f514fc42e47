import type { KeptValue } from "../ports.ts";

/** About how long a lookup still takes (decisions G38). */
export type TimeLeft =
  /** Tens of seconds up to a minute, then whole minutes. */
  | { readonly kind: "about"; readonly seconds: number }
  /** A few seconds. */
  | { readonly kind: "soon" }
  /** It takes longer than lookups usually do. */
  | { readonly kind: "late" };

const fewSeconds = 5;
/** Durations vary: only what is beyond the usual by this share, and by these seconds, is late. */
const lateShare = 1.25;
const lateSeconds = 3;

/**
 * Tells the time left of a lookup from how long lookups usually take. What it tells never becomes more, also if the clock
 * jumps back.
 *
 * @param usualMs - null while too few lookups have ended: nothing is told then.
 */
export function createTimeLeft(usualMs: number | null): (elapsedMs: number) => TimeLeft | null {
  let mostElapsedMs = 0;
  return (elapsedMs) => {
    if (usualMs === null) return null;
    mostElapsedMs = Math.max(mostElapsedMs, elapsedMs);
    const left = (usualMs - mostElapsedMs) / 1000;
    if (left > 60) return { kind: "about", seconds: Math.ceil(left / 60) * 60 };
    if (left > fewSeconds) return { kind: "about", seconds: Math.ceil(left / 10) * 10 };
    const lateMs = Math.max(usualMs * lateShare, usualMs + lateSeconds * 1000);
    return mostElapsedMs > lateMs ? { kind: "late" } : { kind: "soon" };
  };
}

/** How long the last lookups took. */
export interface LookupDurations {
  /** The median, in milliseconds; null while there are too few to tell. */
  usualMs(): number | null;
  add(durationMs: number): void;
}

const fewest = 3;
const most = 20;
/** A longer one slept or was stuck. */
const longestMs = 10 * 60_000;

/** The durations do not name a person or an address. */
export function createLookupDurations(
  kept: Pick<KeptValue<readonly number[]>, "read" | "write">,
): LookupDurations {
  const durations = () => kept.read() ?? [];
  return {
    usualMs() {
      const sorted = durations().toSorted((a, b) => a - b);
      return sorted.length < fewest ? null : (sorted[Math.floor(sorted.length / 2)] ?? null);
    },
    add(durationMs) {
      if (!isDuration(durationMs)) return;
      kept.write([durationMs, ...durations()].slice(0, most));
    },
  };
}

function isDuration(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value <= longestMs;
}

/** None in a value of another script. */
export function durationsIn(raw: unknown): readonly number[] {
  return Array.isArray(raw) ? raw.filter(isDuration).slice(0, most) : [];
}
