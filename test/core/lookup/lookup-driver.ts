import { createLookup } from "../../../src/core/lookup/create-lookup.ts";
import { followLookup } from "../../../src/core/lookup/follow-lookup.ts";
import type { Batch, PollAnswer, StartAnswer } from "../../../src/core/lookup/lookup-answers.ts";
import { noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import type {
  LookupFailure,
  LookupPorts,
  LookupResult,
} from "../../../src/core/lookup/lookup-ports.ts";
import type { LookupRequest } from "../../../src/core/lookup/lookup-request.ts";
import type { LookupState } from "../../../src/core/lookup/lookup-state.ts";
import type { Place } from "../../../src/core/lookup/place.ts";
import { createSavedLookup, savedRecordIn } from "../../../src/core/lookup/saved-lookup.ts";
import { fail, type Result, succeed } from "../../../src/core/result.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { createKeptTab, type KeptTab } from "../../support/kept-tab.ts";

interface Waiting<Value> {
  readonly signal: AbortSignal;
  readonly settle: (answer: Result<Value, LookupFailure>) => void;
  readonly reject: (cause: unknown) => void;
}

interface Call {
  readonly op: "start" | "poll" | "finish";
  readonly address?: string;
  readonly batch?: Batch;
  readonly request?: LookupRequest;
  readonly signal: AbortSignal;
  readonly atMs: number;
}

export const aBatch: Batch = { id: "7", seed: "seed", token: "token" };

/** Settles all pending promises. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** Drives a lookup by hand: answers its calls, advances its clock, and records its states. */
export function driveLookup(given: Partial<LookupPorts> & { tab?: KeptTab } = {}) {
  const clock = createFakeClock(1_000_000);
  const tab = given.tab ?? createKeptTab();
  const kept = tab.openPage(clock);
  const saved = kept.entry("running_lookup", savedRecordIn);
  const calls: Call[] = [];
  const states: LookupState[] = [];
  const warnings: string[] = [];
  const starts: Waiting<StartAnswer | null>[] = [];
  const polls: Waiting<PollAnswer>[] = [];
  const finishes: Waiting<Place | null>[] = [];

  function hold<Value>(into: Waiting<Value>[], signal: AbortSignal) {
    return new Promise<Result<Value, LookupFailure>>((settle, reject) => {
      into.push({ signal, settle, reject });
    });
  }

  async function answer<Value>(from: Waiting<Value>[], result: Result<Value, LookupFailure>) {
    const waiting = from.pop();
    if (!waiting) throw new Error("no call is waiting for this answer");
    waiting.settle(result);
    await flush();
  }

  const savedLookup = createSavedLookup(saved);
  const keptResult = (address: string) => kept.answer<LookupResult>("lookup_results", address);
  const lookup = createLookup({
    follow: followLookup,
    start(request, signal) {
      const { address } = request;
      calls.push({ op: "start", address, request, signal, atMs: clock.now() });
      return hold(starts, signal);
    },
    poll(batch, signal) {
      calls.push({ op: "poll", batch, signal, atMs: clock.now() });
      return hold(polls, signal);
    },
    finish(batch, signal) {
      calls.push({ op: "finish", batch, signal, atMs: clock.now() });
      return hold(finishes, signal);
    },
    clock,
    random: () => 0,
    onState: (state) => states.push(state),
    savedLookup,
    durations: { usualMs: () => null, add: () => undefined },
    keptResult,
    report: {
      warn: (code, detail) => warnings.push(`${code} ${detail}`),
      error: (code, detail) => warnings.push(`${code} ${detail}`),
    },
    ...given,
  });

  const failure = (status: number | null) => fail({ status, message: "server words" });
  return {
    lookup,
    clock,
    calls,
    states,
    tab,
    warnings,
    keptResult,
    savedLookup,
    saved: () => saved.read(),
    starts,
    polls,
    finishes,
    ops: () => calls.map(({ op }) => op),
    last: () => lookup.state(),
    startWith: (value: StartAnswer | null) => answer(starts, succeed(value)),
    startBatch: (batch: Batch = aBatch, setting = noSetting) =>
      answer(starts, succeed({ batch, place: null, setting })),
    startFails: (status: number | null) => answer(starts, failure(status)),
    pollWith: (progress: unknown, place: Place | null = null, detail = "") =>
      answer(polls, succeed({ progress, place, detail })),
    pollFails: (status: number | null) => answer(polls, failure(status)),
    finishWith: (place: Place | null) => answer(finishes, succeed(place)),
    finishFails: (status: number | null) => answer(finishes, failure(status)),
    async advance(byMs: number) {
      clock.advance(byMs);
      await flush();
    },
  };
}
