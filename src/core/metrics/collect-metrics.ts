import type { InteractionMetric, LoadFailureMetric, Metric, UsableMetric } from "./metric.ts";

/** The element that a measurement belongs to. */
export interface MetricSource {
  readonly tag: string;
  /** Identifies the element: the same object for all of its measurements. */
  readonly key: object;
  /** True if the element is the screen of a portal. */
  readonly isScreenOfPortal: boolean;
}

/** A note of an element. Times are milliseconds since the page's time origin. */
export type MetricNote =
  | { readonly kind: "usable"; readonly startMs: number }
  | { readonly kind: "routeChanged" }
  /**
   * Any other event of the element. Like every note, it starts the measurement of interactions with the element.
   */
  | { readonly kind: "other" }
  | ({ readonly kind: "failed"; readonly startMs: number } & LoadFailureMetric["attribution"]);

/** An interaction as the browser measures it (Event Timing). */
export interface MeasuredInteraction {
  readonly id: number;
  readonly tag: string;
  readonly kind: InteractionMetric["attribution"]["kind"];
  readonly startMs: number;
  readonly processingStartMs: number;
  readonly processingEndMs: number;
  readonly durationMs: number;
}

/** Creates metrics from the notes of elements and the measurements of the browser (interface: Configuration). */
export interface MetricsCollector {
  note(source: MetricSource, note: MetricNote, atMs: number): void;
  /**
   * Notes an interaction of the user. `tag` is the element, or null outside of elements.
   *
   * @param startMs - when the user acted
   * @param handledMs - when the page could handle it
   */
  noteAct(tag: string | null, startMs: number, handledMs: number): void;
  noteInteraction(measured: MeasuredInteraction): void;
  /** Reports the slowest interaction of each element if it has increased. */
  reportInteractions(): void;
  /** True if an element of this name has sent a note. */
  isKnown(tag: string): boolean;
}

export interface MetricsPorts {
  tell(metric: Metric): void;
  /** True if the page is hidden. Then nothing is reported, since a measurement would be the browser's own delay. */
  isHidden(): boolean;
  /** How the page was opened, and when it became visible, in milliseconds since its time origin. */
  opening(): {
    readonly navigationType: UsableMetric["attribution"]["navigationType"];
    readonly atMs: number;
  };
  /** Calls back with the time after the next paint. */
  afterPaint(act: (nowMs: number) => void): void;
}

interface Interactions {
  count: number;
  /** The slowest interactions, sorted by duration, the slowest first. */
  slowest: readonly MeasuredInteraction[];
  reportedMs: number;
}

/** One interaction in fifty is ignored, so this many suffice for 500 interactions. */
const maxKeptInteractions = 10;
const leftOutOneIn = 50;
/** If a route changes this soon after an interaction, the interaction caused it. */
const causedWithinMs = 100;

export function createMetricsCollector(ports: MetricsPorts): MetricsCollector {
  const tags = new Set<string>();
  const usable = new WeakSet<object>();
  const shownInPortal = new Set<string>();
  const interactions = new Map<string, Interactions>();
  let lastAct: { readonly startMs: number; readonly handledMs: number } | null = null;
  let routeStartMs: number | null = null;

  function noteUsable(source: MetricSource, startMs: number, atMs: number): void {
    const { tag, key, isScreenOfPortal } = source;
    const isFirst = !shownInPortal.has(tag);
    if (isScreenOfPortal) shownInPortal.add(tag);
    // An element becomes usable more than once if a portal shows its screen again. Only the first time counts, unless
    // the route has changed.
    if (usable.has(key) && routeStartMs === null) return;
    usable.add(key);
    const isInserted = lastAct !== null && lastAct.startMs < startMs;
    if (isScreenOfPortal && routeStartMs !== null) reportRouteChange(tag, isFirst, routeStartMs);
    else if (!ports.isHidden()) reportUsable(tag, isInserted, startMs, atMs);
    if (isScreenOfPortal) routeStartMs = null;
  }

  function reportUsable(element: string, isInserted: boolean, startMs: number, atMs: number): void {
    const { navigationType, atMs: shownMs } = ports.opening();
    const fromMs = isInserted ? startMs : shownMs;
    ports.tell({
      name: "usable",
      element,
      value: elapsedMs(fromMs, atMs),
      attribution: {
        from: isInserted ? "insertion" : "navigation",
        codeMs: elapsedMs(fromMs, startMs),
        drawingMs: elapsedMs(Math.max(startMs, fromMs), atMs),
        navigationType,
      },
    });
  }

  function reportRouteChange(element: string, isFirst: boolean, startMs: number): void {
    ports.afterPaint((nowMs) => {
      if (ports.isHidden()) return;
      const value = elapsedMs(startMs, nowMs);
      ports.tell({ name: "route-change", element, value, attribution: { isFirst } });
    });
  }

  function interactionsOf(tag: string): Interactions {
    const known = interactions.get(tag) ?? { count: 0, slowest: [], reportedMs: 0 };
    interactions.set(tag, known);
    return known;
  }

  return {
    isKnown: (tag) => tags.has(tag),
    note(source, note, atMs) {
      const { tag } = source;
      tags.add(tag);
      if (note.kind === "usable") noteUsable(source, note.startMs, atMs);
      else if (note.kind === "routeChanged") {
        const isCaused = lastAct !== null && atMs - lastAct.handledMs < causedWithinMs;
        routeStartMs = isCaused && lastAct !== null ? lastAct.startMs : atMs;
      } else if (note.kind === "failed") {
        const { kind: _kind, startMs, ...attribution } = note;
        const value = elapsedMs(startMs, atMs);
        ports.tell({ name: "load-failure", element: tag, value, attribution });
      }
    },
    noteAct(tag, startMs, handledMs) {
      lastAct = { startMs, handledMs };
      if (tag !== null) interactionsOf(tag).count += 1;
    },
    noteInteraction(measured) {
      const known = interactionsOf(measured.tag);
      const same = known.slowest.find(({ id }) => id === measured.id);
      if (same !== undefined && same.durationMs >= measured.durationMs) return;
      known.slowest = [...known.slowest.filter((one) => one !== same), measured]
        .sort((a, b) => b.durationMs - a.durationMs)
        .slice(0, maxKeptInteractions);
    },
    reportInteractions() {
      for (const [element, known] of interactions) {
        const { count, slowest, reportedMs } = known;
        const worst = slowest[Math.min(slowest.length - 1, Math.floor(count / leftOutOneIn))];
        if (worst === undefined || worst.durationMs <= reportedMs) continue;
        known.reportedMs = worst.durationMs;
        const { kind, startMs, processingStartMs, processingEndMs, durationMs } = worst;
        ports.tell({
          name: "interaction",
          element,
          value: elapsedMs(0, durationMs),
          attribution: {
            kind,
            inputDelayMs: elapsedMs(startMs, processingStartMs),
            processingMs: elapsedMs(processingStartMs, processingEndMs),
            presentationMs: elapsedMs(processingEndMs, startMs + durationMs),
            interactions: count,
          },
        });
      }
    },
  };
}

/**
 * The time between two moments, rounded to a tenth of a millisecond, because browsers do not measure more precisely.
 */
function elapsedMs(fromMs: number, untilMs: number): number {
  return Math.max(0, Math.round((untilMs - fromMs) * 10) / 10);
}
