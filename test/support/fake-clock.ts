import type { Clock } from "../../src/core/ports.ts";

interface Alarm {
  readonly atMs: number;
  readonly act: () => void;
}

/** A clock that advances only on command. */
export interface FakeClock extends Clock {
  /** Advances the time and runs due timers in order. */
  advance(byMs: number): void;
  /** The number of pending timers. */
  pending(): number;
}

export function createFakeClock(startMs = 0): FakeClock {
  let nowMs = startMs;
  const alarms = new Set<Alarm>();

  function nextUntil(endMs: number): Alarm | undefined {
    return [...alarms]
      .filter(({ atMs }) => atMs <= endMs)
      .reduce<Alarm | undefined>(
        (first, alarm) => (first && first.atMs <= alarm.atMs ? first : alarm),
        undefined,
      );
  }

  return {
    now: () => nowMs,
    after(delayMs, act) {
      const alarm = { atMs: nowMs + delayMs, act };
      alarms.add(alarm);
      return () => {
        alarms.delete(alarm);
      };
    },
    advance(byMs) {
      const endMs = nowMs + byMs;
      for (let alarm = nextUntil(endMs); alarm; alarm = nextUntil(endMs)) {
        alarms.delete(alarm);
        nowMs = Math.max(nowMs, alarm.atMs);
        alarm.act();
      }
      nowMs = endMs;
    },
    pending: () => alarms.size,
  };
}
