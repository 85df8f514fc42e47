import type { Clock } from "../../src/core/ports.ts";

interface Alarm {
  readonly atMs: number;
  readonly act: () => void;
}

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends Clock {
  /** Goes on, and rings what comes due on the way, in order. */
  advance(byMs: number): void;
  /** How many alarms are set. */
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
