import { fail, type Result } from "../result.ts";
import { type LookupSetting, noSetting } from "./lookup-answers.ts";
import type { LookupFailure, LookupPorts } from "./lookup-ports.ts";
import { type LookupState, progressLabels, type UnderwayKind } from "./lookup-state.ts";
import type { Place } from "./place.ts";

/** What changes while a lookup is under way. */
export interface RunView {
  readonly percentage: number;
  readonly message: string;
  readonly place: Place | null;
  readonly setting: LookupSetting;
}

/**
 * One lookup from its start to its end or abort. After the abort nothing of it is shown, called or
 * timed: what is awaited then never settles (decisions M9).
 */
export interface LookupRun {
  readonly address: string;
  /** Aborts when the run is overtaken. */
  readonly signal: AbortSignal;
  readonly view: () => RunView;
  readonly show: (kind: UnderwayKind, changes?: Partial<RunView>) => void;
  readonly ask: <Value>(call: Call<Value>) => Promise<Result<Value, LookupFailure>>;
  readonly pause: (delayMs: number) => Promise<void>;
  /** Uses up one restart (decisions G8): waits and shows `kind` again. False when none is left. */
  readonly restart: (kind: UnderwayKind) => Promise<boolean>;
}

type Call<Value> = (signal: AbortSignal) => Promise<Result<Value, LookupFailure>>;

const restartLimit = 3;
const restartDelayMs = 15_000;

/** Makes the run of one address; it ends for good when `signal` aborts. */
export function createLookupRun(
  address: string,
  { clock }: Pick<LookupPorts, "clock">,
  signal: AbortSignal,
  emit: (state: LookupState) => void,
): LookupRun {
  let view: RunView = { percentage: 0, message: "", place: null, setting: noSetting };
  let restarts = 0;

  const run: LookupRun = {
    address,
    signal,
    view: () => view,
    show(kind, changes) {
      view = { ...view, ...changes };
      if (!signal.aborted) emit({ kind, address, label: progressLabels[kind], ...view });
    },
    async ask(call) {
      if (signal.aborted) return never();
      const answer = await settle(call, signal);
      return signal.aborted ? never() : answer;
    },
    pause: (delayMs) =>
      new Promise((resolve) => {
        if (signal.aborted) return;
        const cancel = clock.after(delayMs, () => {
          signal.removeEventListener("abort", cancel);
          resolve();
        });
        signal.addEventListener("abort", cancel, { once: true });
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

function never(): Promise<never> {
  return new Promise(() => {});
}

/** A port that throws or rejects has failed without a status. */
async function settle<Value>(call: Call<Value>, signal: AbortSignal) {
  try {
    return await call(signal);
  } catch {
    return fail({ status: null, message: "" });
  }
}
