import type { KeptValue } from "../ports.ts";

/** The estimated time until a lookup ends. */
export type TimeLeft =
  /** The time left, rounded to tens of seconds up to a minute, then to whole minutes. */
  | { readonly kind: "about"; readonly seconds: number }
  | { readonly kind: "soon" }
  /** The lookup takes longer than usual. */
  | { readonly kind: "late" };

const fewSeconds = 5;
/** Durations vary. A lookup is late if it exceeds the usual duration by this share and by these seconds. */
const lateShare = 1.25;
const lateSeconds = 3;

/**
 * Creates an estimate of the time left, based on the usual duration of lookups. The estimate never increases, even if
 * the clock jumps back.
 *
 * @param usualMs - null if too few lookups have ended. Then there is no estimate.
 */
export function createTimeLeft(usualMs: number | null): (elapsedMs: number) => TimeLeft | null {
  let maxElapsedMs = 0;
  return (elapsedMs) => {
    if (usualMs === null) return null;
    maxElapsedMs = Math.max(maxElapsedMs, elapsedMs);
    const left = (usualMs - maxElapsedMs) / 1000;
    if (left > 60) return { kind: "about", seconds: Math.ceil(left / 60) * 60 };
    if (left > fewSeconds) return { kind: "about", seconds: Math.ceil(left / 10) * 10 };
    const lateMs = Math.max(usualMs * lateShare, usualMs + lateSeconds * 1000);
    return maxElapsedMs > lateMs ? { kind: "late" } : { kind: "soon" };
  };
}

/** The durations of the last lookups. */
export interface LookupDurations {
  /** The median in milliseconds. Null if there are too few durations. */
  usualMs(): number | null;
  add(durationMs: number): void;
}

const minDurations = 3;
const maxDurations = 20;
/** A longer lookup was stuck, or the computer slept. */
const maxDurationMs = 10 * 60_000;

/** Stores durations only. They do not identify a person or an address. */
export function createLookupDurations(
  kept: Pick<KeptValue<readonly number[]>, "read" | "write">,
): LookupDurations {
  const durations = () => kept.read() ?? [];
  return {
    usualMs() {
      const sorted = durations().toSorted((a, b) => a - b);
      return sorted.length < minDurations ? null : (sorted[Math.floor(sorted.length / 2)] ?? null);
    },
    add(durationMs) {
      if (!isDuration(durationMs)) return;
      kept.write([durationMs, ...durations()].slice(0, maxDurations));
    },
  };
}

function isDuration(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value <= maxDurationMs;
}

/** Reads the stored durations. Empty for a value of another script. */
export function durationsIn(raw: unknown): readonly number[] {
  return Array.isArray(raw) ? raw.filter(isDuration).slice(0, maxDurations) : [];
}
