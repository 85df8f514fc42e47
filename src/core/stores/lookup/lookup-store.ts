import { statusOf } from "../../api/errors.ts";
import type { Core } from "../../create-core.ts";
import { createLookup, type Lookup } from "../../lookup/create-lookup.ts";
import type { LookupFailure, LookupResult } from "../../lookup/lookup-ports.ts";
import type { LookupState } from "../../lookup/lookup-state.ts";
import { createSavedLookup, savedRecordIn } from "../../lookup/saved-lookup.ts";
import { createLookupDurations, durationsIn } from "../../lookup/time-left.ts";
import { fail, type Result, succeed } from "../../result.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { answerMemoryOf } from "../kept/answer-memory.ts";

/** The code of a running lookup is loaded separately, because the form does not need it. */
const loadCalls = () => import("./lookup-calls.ts");
const loadRun = () => import("../../lookup/follow-lookup.ts");

type Calls = Awaited<ReturnType<typeof loadCalls>>;

/** The lookup of a screen, with its state as a signal. */
export interface LookupStore extends Pick<Lookup, "search" | "revisit" | "clear" | "dispose"> {
  readonly state: ReadonlySignal<LookupState>;
  /** Loads the code that the first lookup needs. */
  prepare(): void;
}

/** @param onChanged - receives every state, in order, after the signal has it */
export function createLookupStore(
  core: Core,
  onChanged: (state: LookupState) => void,
): LookupStore {
  const { client, ports } = core;
  const { clock, random, report } = ports;
  const state = signal<LookupState>({ kind: "idle" });
  const { search, revisit, clear, dispose } = createLookup({
    follow: async (...args) => (await loadRun()).followLookup(...args),
    start: (request, abort) => attempt(({ startLookup }) => startLookup(client, request, abort)),
    poll: (batch, abort) => attempt(({ advanceLookup }) => advanceLookup(core, batch, "do", abort)),
    finish: (batch, abort) =>
      attempt(async ({ advanceLookup }) => {
        const { place } = await advanceLookup(core, batch, "finished", abort);
        return place;
      }),
    clock,
    random,
    report,
    ...core.service("lookup-memory", createLookupMemory),
    onState(next) {
      state.value = next;
      onChanged(next);
    },
  });
  return {
    state,
    search,
    revisit,
    clear,
    dispose,
    prepare() {
      // Ignore a failure, because the lookup loads the code again and then reports it.
      Promise.all([loadRun(), loadCalls()]).catch(() => {});
    },
  };
}

/** The finished lookups and the running one. All screens of an API base share them. */
function createLookupMemory(core: Core) {
  const { kept } = core;
  return {
    savedLookup: createSavedLookup(kept.entry("running_lookup", savedRecordIn)),
    keptResult: (address: string) => answerMemoryOf<LookupResult>(core, "lookup_results", address),
    durations: createLookupDurations(kept.entry("lookup_durations", durationsIn)),
    // Nothing to forget here, because each part is a service with its own `forget`.
    forget() {},
  };
}

/** Converts a rejection to data, for the state machine. */
async function attempt<Value>(
  call: (calls: Calls) => Promise<Value>,
): Promise<Result<Value, LookupFailure>> {
  try {
    return succeed(await call(await loadCalls()));
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return fail({ status: statusOf(error), message });
  }
}
