import { statusOf } from "../../api/errors.ts";
import { searchPricing } from "../../api/pricing.ts";
import type { Core } from "../../create-core.ts";
import {
  createPricingSearch,
  type PricingSearchRun,
  type PricingSearchState,
} from "../../pricing/wire/create-pricing-search.ts";
import { fail, succeed } from "../../result.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import type { OnLoadFailed } from "../page/loader.ts";

/** The pricing search of a screen, with its state as a signal. */
export interface PricingStore extends PricingSearchRun {
  readonly state: ReadonlySignal<PricingSearchState>;
}

/** @param onChanged - receives every state, in order, after the signal has it */
export function createPricingStore(
  { client, ports: { clock } }: Core,
  onFailed: OnLoadFailed,
  onChanged: (state: PricingSearchState) => void,
): PricingStore {
  const state = signal<PricingSearchState>({ kind: "idle" });
  const run = createPricingSearch({
    clock,
    search: (query, abort) =>
      searchPricing(client, query, abort).then(succeed, (error: unknown) =>
        fail({ status: statusOf(error) }),
      ),
    onState(next) {
      state.value = next;
      onChanged(next);
      if (next.kind === "failed") onFailed(next.status);
    },
  });
  return { state, ...run };
}
