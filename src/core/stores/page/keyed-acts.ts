import { isAbort, statusOf } from "../../api/errors.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";

/** How an act ended. */
export type ActOutcome<Value> =
  | { readonly kind: "done"; readonly value: Value }
  /** The control says so, by `unauthorized` of {@link KeyedActs}. */
  | { readonly kind: "unauthorized" }
  /** `status` is the HTTP status, or null when there was none. */
  | { readonly kind: "failed"; readonly status: number | null }
  | { readonly kind: "dropped" };

/** Acts of one screen, such as downloads. Each key has its own control. */
export interface KeyedActs<Key, Value = void> {
  /** The keys of the running acts; their controls are busy. */
  readonly busy: ReadonlySignal<ReadonlySet<Key>>;
  /** The key whose act was answered 401 last, until the next act (decisions A15). */
  readonly unauthorized: ReadonlySignal<Key | null>;
  /** A second act with a busy key joins the first. */
  run(key: Key, act: (abort: AbortSignal) => Promise<Value>): Promise<ActOutcome<Value>>;
  /** Drops all running acts (decisions M9). */
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
