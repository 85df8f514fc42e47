/** What the page can measure in the field (interface: Configuration). Names, numbers, flags and words of our own. */

/** One measurement of an element. */
export type Metric = UsableMetric | RouteChangeMetric | InteractionMetric | LoadFailureMetric;

interface MetricOf<Name extends string, Attribution> {
  readonly name: Name;
  /** The tag of the element. */
  readonly element: string;
  /** Milliseconds. */
  readonly value: number;
  /** What the value is made of, and what it depends on. Times are milliseconds. */
  readonly attribution: Attribution;
}

/** Until the first control of an element could be used; once per element. */
export type UsableMetric = MetricOf<
  "usable",
  {
    /** What the value counts from; an element that comes after a person's first act counts from its insertion. */
    readonly from: "navigation" | "insertion";
    /** The part of the value before the element's own code ran: page, files, and the wait of a hidden element. */
    readonly codeMs: number;
    /** The part of the value for settings, session and drawing. */
    readonly drawingMs: number;
    /** How the page was opened. */
    readonly navigationType: "navigate" | "reload" | "back_forward" | "prerender";
  }
>;

/** From the act that changed the route of the portal until the new screen could be used and was painted. */
type RouteChangeMetric = MetricOf<
  "route-change",
  {
    /** The page had not shown the screen before. */
    readonly isFirst: boolean;
  }
>;

/**
 * The slowest interaction of a page view with an element, without one in fifty: from the act until the next paint. Told
 * when the page is hidden, as long as it grows. Browsers without Event Timing, and interactions below 16 ms, tell none.
 */
export type InteractionMetric = MetricOf<
  "interaction",
  {
    readonly kind: "pointer" | "keyboard";
    readonly inputDelayMs: number;
    readonly processingMs: number;
    readonly presentationMs: number;
    /** How many interactions the element has had. */
    readonly interactions: number;
  }
>;

/** A screen, a part of one, or its data did not come; from the start of the element. */
export type LoadFailureMetric = MetricOf<
  "load-failure",
  {
    readonly what: "screen" | "part";
    /** The HTTP status; null where there was no answer. */
    readonly status: number | null;
    /** A word such as `code-not-loaded` or `cors-refused`; null where it is not known. */
    readonly cause: string | null;
  }
>;
