/**
 * The metrics that the page can measure in the field (interface: Configuration): names, numbers, flags and words from
 * our own vocabulary.
 */

/** A measurement of an element. */
export type Metric = UsableMetric | RouteChangeMetric | InteractionMetric | LoadFailureMetric;

interface MetricOf<Name extends string, Attribution> {
  readonly name: Name;
  /** The tag of the element. */
  readonly element: string;
  /** The measured time, in milliseconds. */
  readonly value: number;
  /** The parts of the value, and what it depends on. Times are in milliseconds. */
  readonly attribution: Attribution;
}

/** The time until the first control of an element is usable. Reported once per element. */
export type UsableMetric = MetricOf<
  "usable",
  {
    /**
     * The start of the measurement. An element that is added after the user's first interaction is measured from its
     * insertion.
     */
    readonly from: "navigation" | "insertion";
    /** The time before the element's own code ran: page, files, and the wait of a hidden element. */
    readonly codeMs: number;
    /** The time for settings, session and drawing. */
    readonly drawingMs: number;
    /** How the page was opened. */
    readonly navigationType: "navigate" | "reload" | "back_forward" | "prerender";
  }
>;

/** The time from the interaction that changed the portal's route until the new screen was usable and painted. */
type RouteChangeMetric = MetricOf<
  "route-change",
  {
    /** True if the page had not shown the screen before. */
    readonly isFirst: boolean;
  }
>;

/**
 * The slowest interaction with an element in a page view, from the input to the next paint. One interaction in fifty is
 * ignored. Reported when the page is hidden and the value has increased. Interactions below 16 ms, and browsers without
 * Event Timing, are not reported.
 */
export type InteractionMetric = MetricOf<
  "interaction",
  {
    readonly kind: "pointer" | "keyboard";
    readonly inputDelayMs: number;
    readonly processingMs: number;
    readonly presentationMs: number;
    /** The number of interactions with the element. */
    readonly interactions: number;
  }
>;

/** A screen, a part of it, or its data failed to load. The time counts from the start of the element. */
export type LoadFailureMetric = MetricOf<
  "load-failure",
  {
    readonly what: "screen" | "part";
    /** The HTTP status. Null if there was no answer. */
    readonly status: number | null;
    /** A word such as `code-not-loaded` or `cors-refused`. Null if the cause is unknown. */
    readonly cause: string | null;
  }
>;
