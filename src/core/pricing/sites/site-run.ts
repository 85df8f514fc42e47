/** How far the pricing of an address is. */
export type SiteProgress<Answer> =
  | { readonly kind: "waiting" }
  | { readonly kind: "pricing" }
  /** The server took too long (504); the only retry follows in a minute (decisions I9). */
  | { readonly kind: "later" }
  /** `status` is that of HTTP, 200 for an answer that cannot be read, or null where nothing answered. */
  | { readonly kind: "failed"; readonly status: number | null }
  | { readonly kind: "priced"; readonly answer: Answer }
  /** Before the page was loaded anew: no price is kept (decisions X1). */
  | { readonly kind: "pricedBefore" };

/** An address of a run. */
export interface QueuedSite<Answer> {
  readonly address: string;
  readonly progress: SiteProgress<Answer>;
}

/** Why a run does not go on by itself. */
export type PauseReason =
  | "person"
  /** The page was loaded anew. */
  | "reloaded"
  /** A call was answered 401 (decisions A15). */
  | "unauthorized"
  /** A call was answered 403. */
  | "denied"
  /** Nothing answered several calls in a row. */
  | "unreachable";

/** What a run does now. */
export type RunPhase =
  | { readonly kind: "running" }
  /** The server asked for a rest (429). */
  | { readonly kind: "resting"; readonly untilMs: number }
  | { readonly kind: "paused"; readonly why: PauseReason }
  /** Nothing is left to price. */
  | { readonly kind: "done" };

/** The pricing of a list of addresses between two events. */
export interface SiteRun<Answer> {
  readonly sites: readonly QueuedSite<Answer>[];
  readonly phase: RunPhase;
}

/** Why an address could not be priced. */
export interface SiteFailure {
  /** The HTTP status, 200 for an answer that cannot be read; null where nothing answered. */
  readonly status: number | null;
  /** The rest that the server asked for, in milliseconds; null for none. */
  readonly retryAfterMs: number | null;
}

/** In line. */
export const waiting = { kind: "waiting" } as const;

/** Whether an address is still to be priced by the run itself. */
export function isOutstanding({ kind }: SiteProgress<unknown>): boolean {
  return kind === "waiting" || kind === "pricing" || kind === "later";
}

/** What was under way is back in line. */
export function backInLine<Answer>(site: QueuedSite<Answer>): QueuedSite<Answer> {
  return isOutstanding(site.progress) ? { ...site, progress: waiting } : site;
}

/** How many addresses of a run are how far. */
export interface RunCounts {
  /** Answered, in memory. */
  readonly priced: number;
  /** Answered before the page was loaded anew. */
  readonly before: number;
  readonly failed: number;
  /** Still to be priced by the run itself. */
  readonly left: number;
}

/** Counts the addresses of a run. */
export function runCountsOf({ sites }: SiteRun<unknown>): RunCounts {
  const count = (isOne: (progress: SiteProgress<unknown>) => boolean) =>
    sites.filter(({ progress }) => isOne(progress)).length;
  return {
    priced: count(({ kind }) => kind === "priced"),
    before: count(({ kind }) => kind === "pricedBefore"),
    failed: count(({ kind }) => kind === "failed"),
    left: count(isOutstanding),
  };
}
