import {
  createMetricsCollector,
  type MetricNote,
  type MetricsCollector,
  pageState,
} from "../../../core/internal.ts";
import { CodeNotLoaded } from "../../ui/lazy-screen.tsx";
import { portalOf } from "../element/portal-of.ts";
import { log } from "./log.ts";

/** The times of an event in milliseconds since the page's time origin. */
interface EventTimes {
  /** The time at which the element started. */
  readonly startMs: number;
  readonly atMs: number;
}

/** Adds an event of an element, or a missing part of its screen, to the page's metrics. */
export function addToMetrics(
  element: HTMLElement,
  name: string,
  detail: unknown,
  { startMs, atMs }: EventTimes,
): void {
  const page = pageState();
  page.metrics ??= startMetrics();
  const tag = element.localName;
  const isScreenOfPortal = tag !== "portal-header" && portalOf(element) !== null;
  const note = noteOf(name, detail, startMs);
  page.metrics.note({ tag, key: element, isScreenOfPortal }, note, atMs);
}

function noteOf(name: string, detail: unknown, startMs: number): MetricNote {
  if (name === "scout-ready") return { kind: "usable", startMs };
  if (name === "scout-route-changed") return { kind: "routeChanged" };
  const what = name === "scout-failed" ? "screen" : name === "part-missing" ? "part" : null;
  if (what === null) return { kind: "other" };
  const { status, cause }: { readonly status?: unknown; readonly cause?: unknown } =
    typeof detail === "object" && detail !== null ? detail : {};
  return {
    kind: "failed",
    what,
    startMs,
    status: typeof status === "number" ? status : null,
    cause: cause instanceof CodeNotLoaded ? "code-not-loaded" : isWord(cause) ? cause : null,
  };
}

/**
 * True for the name of a cause in our own vocabulary, such as `cors-refused`. Any other string could identify a user.
 */
function isWord(text: unknown): text is string {
  return typeof text === "string" && /^[a-z-]{1,40}$/.test(text);
}

/** The maximum number of actions that are stored until the browser has measured them. */
const maxActs = 100;
/** The browser does not measure shorter durations. */
const minMs = 16;

function startMetrics(): MetricsCollector {
  /**
   * The tag of the element for each action, keyed by the time stamp of its event, because the browser reports no target
   * within a shadow root.
   */
  const acts = new Map<number, string>();
  const collector = createMetricsCollector({
    tell(metric) {
      try {
        pageState().configured.peek().onMetric?.(metric);
      } catch (error) {
        log("warn", "on-metric-failed", String(error));
      }
    },
    isHidden: () => document.hidden,
    opening() {
      const entry = navigationEntry();
      const atMs = entry?.activationStart ?? 0;
      return { atMs, navigationType: atMs > 0 ? "prerender" : (entry?.type ?? "navigate") };
    },
    afterPaint(act) {
      requestAnimationFrame(() => setTimeout(() => act(performance.now())));
    },
  });

  function handleAct(event: Event): void {
    const element = event
      .composedPath()
      .find((node) => node instanceof HTMLElement && collector.isKnown(node.localName));
    const tag = element instanceof HTMLElement ? element.localName : null;
    // Only the first event of a press counts as an interaction, although the browser measures each of them.
    if (event.type === "pointerdown" || event.type === "keydown")
      collector.noteAct(tag, event.timeStamp, performance.now());
    if (tag === null) return;
    acts.set(event.timeStamp, tag);
    const [oldest] = acts.keys();
    if (acts.size > maxActs && oldest !== undefined) acts.delete(oldest);
  }

  function noteEntry(entry: PerformanceEntry): void {
    if (!(entry instanceof PerformanceEventTiming)) return;
    const tag = acts.get(entry.startTime);
    if (tag === undefined || entry.interactionId === 0) return;
    collector.noteInteraction({
      id: entry.interactionId,
      tag,
      kind: entry.name.startsWith("key") ? "keyboard" : "pointer",
      startMs: entry.startTime,
      processingStartMs: entry.processingStart,
      processingEndMs: entry.processingEnd,
      durationMs: entry.duration,
    });
  }

  const observer = observeEvents((entries) => entries.forEach(noteEntry));

  function tellInteractions(): void {
    observer?.takeRecords().forEach(noteEntry);
    collector.reportInteractions();
  }

  for (const type of ["pointerdown", "pointerup", "click", "keydown", "keyup"]) {
    window.addEventListener(type, handleAct, { capture: true, passive: true });
  }
  window.addEventListener("pagehide", tellInteractions);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) tellInteractions();
  });
  return collector;
}

/** Returns null in a browser without Event Timing. */
function observeEvents(
  act: (entries: readonly PerformanceEntry[]) => void,
): PerformanceObserver | null {
  if (!PerformanceObserver.supportedEntryTypes.includes("event")) return null;
  const observer = new PerformanceObserver((list) => act(list.getEntries()));
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    durationThreshold: minMs,
  };
  observer.observe(options);
  return observer;
}

function navigationEntry(): (PerformanceNavigationTiming & { activationStart?: number }) | null {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry : null;
}
