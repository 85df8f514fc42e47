import { createLatestTask } from "../../async/latest-task.ts";
import type { Clock } from "../../ports.ts";
import type { Result } from "../../result.ts";
import type { PricingWireQuery } from "./pricing-query.ts";
import type { PricingAnswer } from "./pricing-search.ts";

/** The states of a search, in the order in which they follow each other. */
export type PricingSearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "searching"; readonly query: PricingWireQuery }
  /** The server answered 504, and the only retry follows in a minute. */
  | { readonly kind: "waiting"; readonly query: PricingWireQuery }
  | { readonly kind: "failed"; readonly query: PricingWireQuery; readonly status: number | null }
  | {
      readonly kind: "answered";
      readonly query: PricingWireQuery;
      readonly answer: PricingAnswer;
    };

export interface PricingSearchPorts {
  readonly clock: Clock;
  search(
    query: PricingWireQuery,
    abort: AbortSignal,
  ): Promise<Result<PricingAnswer, { readonly status: number | null }>>;
  /** Receives every state, in order. */
  onState(state: PricingSearchState): void;
}

export interface PricingSearchRun {
  /** Aborts the running search and starts another one. */
  search(query: PricingWireQuery): void;
  /** Aborts the running search and drops the last result. */
  clear(): void;
  /** Aborts the running search without another state. */
  dispose(): void;
}

const retryDelayMs = 60_000;
const tooSlow = 504;

/** Runs one search at a time, with one retry after a 504. */
export function createPricingSearch({
  clock,
  search,
  onState,
}: PricingSearchPorts): PricingSearchRun {
  const task = createLatestTask();

  function start(query: PricingWireQuery): void {
    const abort = task.start();
    const attempt = async (isRetry: boolean): Promise<void> => {
      onState({ kind: "searching", query });
      const result = await search(query, abort);
      if (abort.aborted) return;
      if (result.ok) {
        onState({ kind: "answered", query, answer: result.value });
      } else if (result.failure.status === tooSlow && !isRetry) {
        onState({ kind: "waiting", query });
        const cancelRetry = clock.after(retryDelayMs, () => void attempt(true));
        abort.addEventListener("abort", cancelRetry);
      } else {
        onState({ kind: "failed", query, status: result.failure.status });
      }
    };
    void attempt(false);
  }

  return {
    search: start,
    clear() {
      task.abort();
      onState({ kind: "idle" });
    },
    dispose: task.abort,
  };
}
