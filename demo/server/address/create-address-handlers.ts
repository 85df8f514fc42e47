import type { sentAddressSuggestions } from "../../../src/core/api/address-suggestions.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { prettyAddressOf } from "../catalogue/addresses.ts";
import { answerJson } from "../http/answer.ts";
import type { Handlers } from "../http/handler.ts";
import { wordsOf } from "../store/collection.ts";

const maxRows = 10;

/** Buildings are known without their units. */
const unit = /[ ,](?:#|(?:suite|ste|unit|apt|floor)\b)[^,]{0,20}/i;

/** Address suggestions. */
export function createAddressHandlers(parts: BackendParts) {
  return {
    async suggestAddresses({ query }) {
      const words = wordsOf((query.get("query") ?? "").replace(unit, ""));
      const buildings =
        words.length > 0 ? await parts.store.buildings.find({ words, limit: maxRows }) : [];
      const rows = buildings.map(prettyAddressOf).map((value) => ({ value, label: value }));
      const answer: ValueOf<typeof sentAddressSuggestions> = {
        data: { rows, lookup_token: parts.newId() },
      };
      return answerJson(answer);
    },
  } satisfies Partial<Handlers>;
}
