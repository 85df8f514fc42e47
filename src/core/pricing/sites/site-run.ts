/** The progress of an address. */
export type SiteProgress<Answer> =
  | { readonly kind: "waiting" }
  | { readonly kind: "pricing" }
  /** The server answered 504, and the only retry follows in a minute. */
  | { readonly kind: "later" }
  /** `status` is the HTTP status, 200 for an unreadable answer, or null without an answer. */
  | { readonly kind: "failed"; readonly status: number | null }
  | { readonly kind: "priced"; readonly answer: Answer }
  /** The address was priced before a reload of the page, and prices are not stored. */
  | { readonly kind: "pricedBefore" };

/** An address to price, and how far its search has come. */
export interface QueuedSite<Answer> {
  readonly address: string;
  /** The name of the site, if the list has one. */
  readonly name?: string;
  /** The result of an earlier lookup at the address. */
  readonly found?: string;
  readonly progress: SiteProgress<Answer>;
}

/** An address with the name of its site: `Main office: 1 Elm St`. */
export function siteTextOf({ name = "", address }: Pick<QueuedSite<unknown>, "name" | "address">) {
  return name === "" || address === "" ? address : `${name}: ${address}`;
}

/** Why a run is paused. */
export type PauseReason =
  | "person"
  /** The page was reloaded. */
  | "reloaded"
  /** A call was answered 401. */
  | "unauthorized"
  /** A call was answered 403. */
  | "denied"
  /** Several calls in a row had no answer. */
  | "unreachable";

/** The current phase of a run. */
export type RunPhase =
  | { readonly kind: "running" }
  /** The server answered 429, so the run waits. */
  | { readonly kind: "resting"; readonly untilMs: number }
  | { readonly kind: "paused"; readonly why: PauseReason }
  /** All addresses are priced or have failed. */
  | { readonly kind: "done" };

/** The state of the pricing of a list of addresses. */
export interface SiteRun<Answer> {
  readonly sites: readonly QueuedSite<Answer>[];
  readonly phase: RunPhase;
}

/** Why an address could not be priced. */
export interface SiteFailure {
  /** The HTTP status, 200 for an unreadable answer, or null without an answer. */
  readonly status: number | null;
  /** The pause that the server requests, in milliseconds; null without a request. */
  readonly retryAfterMs: number | null;
}

export const waiting = { kind: "waiting" } as const;

/** True if the run still has to price the address. */
export function isOutstanding({ kind }: SiteProgress<unknown>): boolean {
  return kind === "waiting" || kind === "pricing" || kind === "later";
}

/** True if the address has no result in memory yet: the run still has to price it, or did so before a reload. */
export function isDue(progress: SiteProgress<unknown>): boolean {
  return isOutstanding(progress) || progress.kind === "pricedBefore";
}

/** Returns an address whose call was aborted to the queue. */
export function backInLine<Answer>(site: QueuedSite<Answer>): QueuedSite<Answer> {
  return isOutstanding(site.progress) ? { ...site, progress: waiting } : site;
}

/** The outcome of an answer: the address has a price, is not known, or has no service with a price. */
export type SiteOutcome = "priced" | "notFound" | "unpriced";

/** How many addresses have each progress. */
export interface RunCounts extends Readonly<Record<SiteOutcome, number>> {
  /** The number of addresses that were answered before a reload of the page. */
  readonly before: number;
  readonly failed: number;
  /** The number of addresses that the run still has to price. */
  readonly left: number;
}

/** Counts the addresses of a run by progress, and the answered ones by outcome. */
export function runCountsOf<Answer>(
  { sites }: SiteRun<Answer>,
  outcomeOf: (answer: Answer) => SiteOutcome,
): RunCounts {
  const count = (isOne: (progress: SiteProgress<Answer>) => boolean) =>
    sites.filter(({ progress }) => isOne(progress)).length;
  const countOutcome = (outcome: SiteOutcome) =>
    count((one) => one.kind === "priced" && outcomeOf(one.answer) === outcome);
  return {
    priced: countOutcome("priced"),
    notFound: countOutcome("notFound"),
    unpriced: countOutcome("unpriced"),
    before: count(({ kind }) => kind === "pricedBefore"),
    failed: count(({ kind }) => kind === "failed"),
    left: count(isOutstanding),
  };
}
