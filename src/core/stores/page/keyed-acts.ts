import { isAbort, statusOf } from "../../api/errors.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";

/** The outcome of an action. */
export type ActOutcome<Value> =
  | { readonly kind: "done"; readonly value: Value }
  /**
   * The server answered 401. The control shows it, because {@link KeyedActs} has its key as `unauthorized`.
   */
  | { readonly kind: "unauthorized" }
  /** `status` is the HTTP status, or null when there was none. */
  | { readonly kind: "failed"; readonly status: number | null }
  | { readonly kind: "dropped" };

/** Runs actions of one screen, such as downloads. Each key identifies a control of the screen. */
export interface KeyedActs<Key, Value = void> {
  /** The keys of the running actions, whose controls are shown as busy. */
  readonly busy: ReadonlySignal<ReadonlySet<Key>>;
  /**
   * The key of the action that was answered 401 last, until the next action begins (decisions A15).
   */
  readonly unauthorized: ReadonlySignal<Key | null>;
  /** Runs an action. If one with the same key is running, returns its outcome instead. */
  run(key: Key, act: (abort: AbortSignal) => Promise<Value>): Promise<ActOutcome<Value>>;
  /** Aborts all running actions, whose outcome is then `dropped` (decisions M9). */
  abort(): void;
}

export function createKeyedActs<Key, Value = void>(
  report: (error: unknown, key: Key) => void,
): KeyedActs<Key, Value> {
  const running = new Map<Key, Promise<ActOutcome<Value>>>();
  const busy = signal<ReadonlySet<Key>>(new Set());
  const unauthorized = signal<Key | null>(null);
  let controller = new AbortController();

  async function attempt(
    key: Key,
    act: (abort: AbortSignal) => Promise<Value>,
    abort: AbortSignal,
  ): Promise<ActOutcome<Value>> {
    try {
      const value = await act(abort);
      return abort.aborted ? { kind: "dropped" } : { kind: "done", value };
    } catch (error) {
      if (abort.aborted || isAbort(error)) return { kind: "dropped" };
      report(error, key);
      const status = statusOf(error);
      if (status !== 401) return { kind: "failed", status };
      unauthorized.value = key;
      return { kind: "unauthorized" };
    }
  }

  return {
    busy,
    unauthorized,
    run(key, act) {
      const known = running.get(key);
      if (known !== undefined) return known;
      unauthorized.value = null;
      const { signal: abort } = controller;
      const outcome = attempt(key, act, abort).finally(() => {
        if (abort.aborted) return;
        running.delete(key);
        busy.value = new Set(running.keys());
      });
      running.set(key, outcome);
      busy.value = new Set(running.keys());
      return outcome;
    },
    abort() {
      controller.abort();
      controller = new AbortController();
      running.clear();
      busy.value = new Set();
      unauthorized.value = null;
    },
  };
}
