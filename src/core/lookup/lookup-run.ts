import { afterUnlessAborted } from "../async/abort.ts";
import { fail, type Result } from "../result.ts";
import { type LookupSetting, noSetting } from "./lookup-answers.ts";
import type { LookupFailure, LookupPorts } from "./lookup-ports.ts";
import { type LookupState, progressLabelOf, type UnderwayKind } from "./lookup-state.ts";
import type { Place } from "./place.ts";
import { createTimeLeft } from "./time-left.ts";

/** The part of a running lookup's state that changes. */
export interface RunView {
  readonly percentage: number;
  readonly message: string;
  readonly place: Place | null;
  readonly setting: LookupSetting;
}

/**
 * A lookup from its start to its end or abort. After an abort it emits no state, makes no calls and starts no timers.
 * Pending promises never settle.
 */
export interface LookupRun {
  readonly address: string;
  /** Aborts when the run is superseded. */
  readonly abort: AbortSignal;
  readonly view: () => RunView;
  readonly show: (kind: UnderwayKind, changes?: Partial<RunView>) => void;
  readonly request: <Value>(call: Call<Value>) => Promise<Result<Value, LookupFailure>>;
  readonly pause: (delayMs: number) => Promise<void>;
  /** Uses up a restart: waits, then shows `kind` again. False if no restart is left. */
  readonly restart: (kind: UnderwayKind) => Promise<boolean>;
}

type Call<Value> = (abort: AbortSignal) => Promise<Result<Value, LookupFailure>>;

const restartLimit = 3;
const restartDelayMs = 15_000;

/**
 * Creates the run of an address. It ends when `abort` is aborted.
 *
 * @param startedAtMs - when its batch was started, for the time left.
 */
export function createLookupRun(
  address: string,
  { clock, durations }: Pick<LookupPorts, "clock" | "durations">,
  startedAtMs: number,
  abort: AbortSignal,
  emit: (state: LookupState) => void,
): LookupRun {
  let view: RunView = { percentage: 0, message: "", place: null, setting: noSetting };
  let restarts = 0;
  const timeLeftAfter = createTimeLeft(durations.usualMs());

  const run: LookupRun = {
    address,
    abort,
    view: () => view,
    show(kind, changes) {
      view = { ...view, ...changes };
      const label = progressLabelOf({ kind, percentage: view.percentage });
      const elapsedMs = clock.now() - startedAtMs;
      const timeLeft = kind === "waiting" ? null : timeLeftAfter(elapsedMs);
      if (!abort.aborted) emit({ kind, address, label, timeLeft, ...view });
    },
    async request(call) {
      if (abort.aborted) return pendingForever();
      const answer = await settleCall(call, abort);
      return abort.aborted ? pendingForever() : answer;
    },
    pause: (delayMs) =>
      new Promise((resolve) => {
        afterUnlessAborted(clock, delayMs, resolve, abort);
      }),
    async restart(kind) {
      if (restarts >= restartLimit) return false;
      restarts += 1;
      run.show("waiting");
      await run.pause(restartDelayMs);
      run.show(kind);
      return true;
    },
  };
  return run;
}

function pendingForever(): Promise<never> {
  return new Promise(() => {});
}

/** Converts an exception of a port into a failure without a status. */
async function settleCall<Value>(call: Call<Value>, abort: AbortSignal) {
  try {
    return await call(abort);
  } catch {
    return fail({ status: null, message: "" });
  }
}
