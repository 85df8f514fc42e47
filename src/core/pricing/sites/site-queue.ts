import { afterUnlessAborted } from "../../async/abort.ts";
import type { Clock } from "../../ports.ts";
import type { Result } from "../../result.ts";
import {
  backInLine,
  isDue,
  type PauseReason,
  type QueuedSite,
  type RunPhase,
  type SiteFailure,
  type SiteProgress,
  type SiteRun,
  waiting,
} from "./site-run.ts";

/** The functions that a run needs from its environment. */
export interface SiteQueuePorts<Answer> {
  readonly clock: Clock;
  /** @param place - the index of the address */
  price(address: string, abort: AbortSignal, place: number): Promise<Result<Answer, SiteFailure>>;
  /** Receives every state, in order. */
  onRun(run: SiteRun<Answer>): void;
}

/** Prices a list of addresses, with two calls at a time. */
export interface SiteQueue<Answer> {
  /** Replaces the current list. Addresses with an answer in memory are not priced again. */
  start(sites: readonly QueuedSite<Answer>[]): void;
  /** Restores a list of an earlier page. The run is paused. */
  restore(sites: readonly QueuedSite<Answer>[]): void;
  /** Starts no more calls. The answers of running calls still count. */
  pause(): void;
  /** Continues a paused run. After a reload, all addresses are priced. */
  goOn(): void;
  /**
   * Prices the addresses at these indexes again, if they failed or have no answer in memory. A paused run prices only
   * these.
   */
  again(places: readonly number[]): void;
  /** Replaces an address, and prices it at once, also in a paused run. */
  replace(place: number, address: string): void;
  /** Records the answer of a search outside of the run. */
  answered(place: number, answer: Answer): void;
  /** Call it when no screen shows the run. Aborts the running calls, which return to the queue. */
  suspend(): void;
  /** Continues the run after `suspend`. */
  wake(): void;
  /** Ends the run and drops the list. */
  clear(): void;
}

const maxConcurrentCalls = 2;
const retryDelayMs = 60_000;
/** The pause after a 429 without `Retry-After`. Each further pause is twice as long. */
const firstRestMs = 5_000;
const maxOwnRestMs = 5 * 60_000;
/** Limits the pause that the server requests, which may be a date far in the future. */
const maxRestMs = 60 * 60_000;
const minRestMs = 1_000;
/** After a 429, calls are sent one at a time until this number of them is answered. */
const minCalmAnswers = 5;
const maxUnreachable = 3;

/**
 * Creates a queue. It sends one call at a time for an address, and no further call once it is answered, unless `again`
 * requests it. If a call is aborted, lost with the page, or refused by 429, 401 or 403, the address stays in the queue.
 */
export function createSiteQueue<Answer>(ports: SiteQueuePorts<Answer>): SiteQueue<Answer> {
  const { clock, price, onRun } = ports;
  let run: SiteRun<Answer> = { sites: [], phase: { kind: "done" } };
  /** Aborts the timers of the run. */
  let life = new AbortController();
  const calls = new Map<number, AbortController>();
  /** The indexes of addresses that were already retried after a 504. */
  const retried = new Set<number>();
  /** The indexes that `again` requested. They come first, even in a paused run. */
  const asked = new Set<number>();
  let isAwake = true;
  let restUntilMs = 0;
  let rests = 0;
  let calm = minCalmAnswers;
  let unreachable = 0;

  function change(next: Partial<SiteRun<Answer>>): void {
    run = { ...run, ...next };
    onRun(run);
  }

  function mark(place: number, progress: SiteProgress<Answer>): void {
    change({ sites: run.sites.map((site, at) => (at === place ? { ...site, progress } : site)) });
  }

  function reset(sites: readonly QueuedSite<Answer>[], phase: RunPhase): void {
    life.abort();
    for (const call of calls.values()) call.abort();
    calls.clear();
    retried.clear();
    asked.clear();
    life = new AbortController();
    rests = 0;
    calm = minCalmAnswers;
    unreachable = 0;
    change({ sites, phase });
  }

  /** Starts as many calls as allowed. */
  function pump(): void {
    if (!isAwake || isAtRest()) return;
    const atOnce = calm < minCalmAnswers ? 1 : maxConcurrentCalls;
    const next = nextPlace();
    if (next !== undefined && calls.size < atOnce) {
      void begin(next);
      pump();
    } else if (!run.sites.some(({ progress }) => isDue(progress))) {
      if (run.phase.kind !== "done") change({ phase: { kind: "done" } });
    }
  }

  /** The next address: a requested one, or else the first in the queue if the run is not paused. */
  function nextPlace(): number | undefined {
    const places = [...run.sites.keys()].filter(
      (place) => run.sites[place]?.progress.kind === "waiting",
    );
    const first = places.find((place) => asked.has(place));
    return first ?? (run.phase.kind === "running" ? places[0] : undefined);
  }

  function isAtRest(): boolean {
    return restUntilMs > clock.now();
  }

  async function begin(place: number): Promise<void> {
    const site = run.sites[place];
    if (site === undefined) return;
    const call = new AbortController();
    calls.set(place, call);
    mark(place, { kind: "pricing" });
    const outcome = await price(site.address, call.signal, place);
    if (call.signal.aborted) return;
    calls.delete(place);
    if (outcome.ok) succeeded(place, outcome.value);
    else failed(place, outcome.failure);
    pump();
  }

  function succeeded(place: number, answer: Answer): void {
    rests = 0;
    calm += 1;
    unreachable = 0;
    asked.delete(place);
    mark(place, { kind: "priced", answer });
  }

  function failed(place: number, { status, retryAfterMs }: SiteFailure): void {
    unreachable = status === null ? unreachable + 1 : 0;
    if (status === 429) {
      mark(place, { kind: "waiting" });
      rest(retryAfterMs);
    } else if (status === 401 || status === 403) {
      mark(place, { kind: "waiting" });
      stop(status === 401 ? "unauthorized" : "denied");
    } else if (status === 504 && !retried.has(place)) {
      retried.add(place);
      mark(place, { kind: "later" });
      afterUnlessAborted(clock, retryDelayMs, () => becomeDue(place), life.signal);
    } else {
      asked.delete(place);
      mark(place, { kind: "failed", status });
      if (unreachable >= maxUnreachable) stop("unreachable");
    }
  }

  function becomeDue(place: number): void {
    if (run.sites[place]?.progress.kind !== "later") return;
    mark(place, { kind: "waiting" });
    pump();
  }

  /** Slows down after a 429: pauses until the server accepts calls, then sends one at a time. */
  function rest(askedMs: number | null): void {
    const ownMs = Math.min(firstRestMs * 2 ** Math.min(rests, 10), maxOwnRestMs);
    const restMs = Math.max(minRestMs, Math.min(askedMs ?? ownMs, maxRestMs));
    if (!isAtRest()) rests += 1;
    calm = 0;
    restUntilMs = Math.max(restUntilMs, clock.now() + restMs);
    if (run.phase.kind === "running" || run.phase.kind === "resting") goOn();
    else awaitRest();
  }

  function awaitRest(): void {
    const endRest = () => {
      if (isAtRest()) return;
      if (run.phase.kind === "resting") change({ phase: { kind: "running" } });
      pump();
    };
    afterUnlessAborted(clock, restUntilMs - clock.now(), endRest, life.signal);
  }

  function stop(why: PauseReason): void {
    if (run.phase.kind === "done") return;
    asked.clear();
    change({ phase: { kind: "paused", why } });
  }

  function goOn(): void {
    unreachable = 0;
    if (isAtRest()) {
      change({ phase: { kind: "resting", untilMs: restUntilMs } });
      awaitRest();
    } else {
      change({ phase: { kind: "running" } });
      pump();
    }
  }

  function again(places: readonly number[]): void {
    const free = new Set(places.filter((place) => !calls.has(place)));
    if (free.size === 0) return;
    for (const place of free) {
      retried.delete(place);
      asked.add(place);
    }
    change({
      sites: run.sites.map((site, place) =>
        free.has(place) ? { ...site, progress: waiting } : site,
      ),
    });
    if (run.phase.kind === "done") goOn();
    else if (isAtRest()) awaitRest();
    else pump();
  }

  return {
    start(sites) {
      reset(sites.map(backInLine).map(pricedAgain), { kind: "running" });
      goOn();
    },
    restore(sites) {
      reset(sites.map(backInLine), { kind: "paused", why: "reloaded" });
    },
    pause() {
      if (run.phase.kind === "running" || run.phase.kind === "resting") stop("person");
    },
    goOn() {
      if (run.phase.kind !== "paused") return;
      run = { ...run, sites: run.sites.map(pricedAgain) };
      goOn();
    },
    again,
    replace(place, address) {
      if (run.sites[place] === undefined) return;
      calls.get(place)?.abort();
      calls.delete(place);
      change({
        sites: run.sites.map((site, at) => (at === place ? { ...site, address } : site)),
      });
      again([place]);
    },
    answered(place, answer) {
      if (run.sites[place] === undefined) return;
      calls.get(place)?.abort();
      calls.delete(place);
      mark(place, { kind: "priced", answer });
      pump();
    },
    suspend() {
      isAwake = false;
      for (const call of calls.values()) call.abort();
      const places = new Set(calls.keys());
      calls.clear();
      if (places.size === 0) return;
      change({ sites: run.sites.map((site, at) => (places.has(at) ? backInLine(site) : site)) });
    },
    wake() {
      isAwake = true;
      pump();
    },
    clear() {
      reset([], { kind: "done" });
    },
  };
}

/** Puts an address whose price was lost by a reload in the queue. */
function pricedAgain<Answer>(site: QueuedSite<Answer>): QueuedSite<Answer> {
  return site.progress.kind === "pricedBefore" ? { ...site, progress: waiting } : site;
}
