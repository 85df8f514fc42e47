import { createLatestTask } from "../../async/latest-task.ts";
import type { KeptValue, Report } from "../../ports.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { reportFailure } from "../trouble/report-failure.ts";

/** The state of a value that a screen loads. */
export type Loaded<Value extends object> =
  | { readonly kind: "loading" }
  | ({ readonly kind: "ready" } & Readonly<Value>)
  /** `status` is the HTTP status, or null without an answer. */
  | { readonly kind: "failed"; readonly status: number | null };

/** Loads one value for one screen. */
export interface Loader<Value extends object> {
  readonly state: ReadonlySignal<Loaded<Value>>;
  /**
   * Loads the value, and aborts an earlier load. Until the answer, the previous value or the remembered one stays.
   *
   * @param kept - remembers the answer for the next screen with the same question
   */
  load(fetch: (abort: AbortSignal) => Promise<Value>, kept?: KeptValue<Value>): Promise<void>;
  /** Changes the loaded value. Does nothing before a value is loaded. */
  change(changed: (value: Value) => Value): void;
  /** Drops the value and aborts the load. */
  clear(): void;
}

/** Called when a load ends in a failed state, with the HTTP status, or with null without an answer. */
export type OnLoadFailed = (status: number | null) => void;

/** @param code - the code with which a failure is reported */
export function createLoader<Value extends object>(
  report: Report,
  code: string,
  onFailed: OnLoadFailed,
): Loader<Value> {
  const state = signal<Loaded<Value>>({ kind: "loading" });
  const task = createLatestTask();

  return {
    state,
    async load(fetch, kept) {
      const abort = task.start();
      const known = state.peek().kind === "ready" ? null : (kept?.read() ?? null);
      if (known !== null) state.value = { kind: "ready", ...known };
      else if (state.peek().kind === "failed") state.value = { kind: "loading" };
      try {
        const value = await fetch(abort);
        if (abort.aborted) return;
        kept?.write(value);
        state.value = { kind: "ready", ...value };
      } catch (error) {
        if (abort.aborted) return;
        kept?.remove();
        const status = reportFailure(report, code, error);
        state.value = { kind: "failed", status };
        onFailed(status);
      }
    },
    change(changed) {
      const known = state.peek();
      if (known.kind === "ready") state.value = { ...known, ...changed(known) };
    },
    clear() {
      task.abort();
      state.value = { kind: "loading" };
    },
  };
}
