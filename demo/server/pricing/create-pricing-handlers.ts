import * as v from "valibot";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson } from "../http/answer.ts";
import { answerFault, type Fault } from "../http/fault.ts";
import type { Handlers } from "../http/handler.ts";
import { checkContent } from "../http/read-body.ts";
import { takeFault } from "../http/take-fault.ts";
import { changeSearch } from "./change-search.ts";
import { findPricingScenario, type PricingScenario } from "./scenarios.ts";
import { searchPricing } from "./search-pricing.ts";

const hint = v.optional(v.pipe(v.string(), v.maxLength(500)), "");
const searchBody = v.object({
  query: v.object({
    address: v.pipe(v.string(), v.trim(), v.nonEmpty("No address."), v.maxLength(500)),
    provider: hint,
    term: hint,
    package: hint,
    prepared_for: hint,
    lookup_token: hint,
  }),
});

/** The pricing search. It uses only the address, because the client applies the filters. */
export function createPricingHandlers(parts: BackendParts) {
  return {
    async searchPricing({ request, caller }) {
      const { query } = checkContent(await request.json().catch(() => null), searchBody, 422);
      const scenario = findPricingScenario(query.address);
      if (scenario?.waitMs) await parts.wait(scenario.waitMs);
      const fault = scenario && (await nextFault(parts, scenario, caller.user?.id ?? ""));
      if (fault) return answerFault(fault);
      const { address, provider } = query;
      const answer = await searchPricing(parts, { address, provider, scenario, user: caller.user });
      return answerJson(scenario?.change ? changeSearch(answer, scenario.change) : answer);
    },
  } satisfies Partial<Handlers>;
}

async function nextFault(
  { store }: BackendParts,
  { code, search, everySearch }: PricingScenario,
  userId: string,
): Promise<Fault | null> {
  if (everySearch || !search) return everySearch ?? null;
  return takeFault(store, `${userId} ${code}`, search);
}
