import { statusOf } from "../api/errors.ts";
import { advanceLookup, finishLookup, startLookup } from "../api/lookup.ts";
import type { Core } from "../create-core.ts";
import { batchRequestOf } from "../lookup/batch-request.ts";
import { createLookup, type Lookup } from "../lookup/create-lookup.ts";
import type { Batch } from "../lookup/lookup-answers.ts";
import type { LookupFailure } from "../lookup/lookup-ports.ts";
import { createLookupResults } from "../lookup/lookup-results.ts";
import type { LookupState } from "../lookup/lookup-state.ts";
import { createSavedLookup } from "../lookup/saved-lookup.ts";
import type { Ports } from "../ports.ts";
import { fail, type Result, succeed } from "../result.ts";
import { type ReadonlySignal, signal } from "../signals.ts";

/** One lookup of a screen, as a signal. */
export interface LookupStore extends Pick<Lookup, "search" | "revisit" | "clear" | "dispose"> {
  readonly state: ReadonlySignal<LookupState>;
}

/** `onChanged` hears of every state in order, after it was written. */
export function createLookupStore(
  core: Core,
  onChanged: (state: LookupState) => void,
): LookupStore {
  const { client, config, ports } = core;
  const { clock, random, report, place } = ports;
  const state = signal<LookupState>({ kind: "idle" });
  const host = {
    hostname: place.hostname,
    sandboxHosts: config.sandboxHosts,
    batchApiStyle: config.batchApiStyle || undefined,
  };
  const callOf = (batch: Batch, op: "do" | "finished") => batchRequestOf(batch, op, host);

  const { search, revisit, clear, dispose } = createLookup({
    start: (request, abort) => attempt(startLookup(client, request, abort)),
    poll: (batch, abort) => attempt(advanceLookup(client, callOf(batch, "do"), abort)),
    finish: (batch, abort) => attempt(finishLookup(client, callOf(batch, "finished"), abort)),
    clock,
    random,
    report,
    ...core.service("lookup-memory", () => createLookupMemory(ports)),
    onState(next) {
      state.value = next;
      onChanged(next);
    },
  });
  return { state, search, revisit, clear, dispose };
}

/** What is kept of lookups: finished ones in memory, the running one for a reload. */
function createLookupMemory({ clock, tabStorage }: Pick<Ports, "clock" | "tabStorage">) {
  const savedLookup = createSavedLookup(tabStorage, clock);
  const results = createLookupResults(clock);
  return {
    savedLookup,
    results,
    forget() {
      savedLookup.clear();
      results.clearAll();
    },
  };
}

/** A call's rejection as data, for the state machine to decide on. */
async function attempt<Value>(call: Promise<Value>): Promise<Result<Value, LookupFailure>> {
  try {
    return succeed(await call);
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return fail({ status: statusOf(error), message });
  }
}
