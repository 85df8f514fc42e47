import { suggestAddresses } from "../../api/address-suggestions.ts";
import type { Core } from "../../create-core.ts";
import type { AddressSuggestion } from "../../lookup/address-suggestions.ts";
import { type IssuedLookupToken, lookupTokenFor } from "../../lookup/lookup-request.ts";
import { computed } from "../../signals.ts";
import { recentAddressesOf } from "../kept/recent-addresses.ts";
import { createSuggestionsStore, type SuggestionsStore } from "../page/suggestions-store.ts";

/** The suggestions of an address box, and the lookup tokens that the server sends with them. */
export interface AddressSuggestionsStore extends SuggestionsStore<AddressSuggestion> {
  /** Empties the list. Keeps the token of the latest answer if it belongs to this address. */
  settle(address: string): void;
  /** Keeps a token that a navigation has passed. */
  keep(issued: IssuedLookupToken): void;
  /** The token to send with this address; undefined unless it was issued for exactly this address. */
  tokenFor(address: string): string | undefined;
}

/** A shorter text gets no suggestions. */
const minLength = 3;

export function createAddressSuggestionsStore(core: Core): AddressSuggestionsStore {
  const {
    client,
    ports: { clock },
  } = core;
  let latestToken: string | null = null;
  let issued: IssuedLookupToken | null = null;
  const recent = recentAddressesOf(core);
  const suggestions = createSuggestionsStore<AddressSuggestion>({
    clock,
    minLength,
    async fetch(query, abort) {
      const request = { query, lookupToken: latestToken, nowMs: clock.now() };
      const answer = await suggestAddresses(client, request, abort);
      latestToken = answer.lookupToken ?? latestToken;
      return answer.rows;
    },
  });

  return {
    ...suggestions,
    state: computed(() => {
      const now = suggestions.state.value;
      const isIdle = now.query === "" && !now.isLoading;
      return isIdle ? { ...now, rows: recent.addresses.value.map(suggestionOf) } : now;
    }),
    forgetRow: recent.remove,
    settle(input) {
      const address = input.trim();
      recent.add(address);
      const { query, rows } = suggestions.state.peek();
      const isKnown = query === address || rows.some(({ value }) => value.trim() === address);
      if (latestToken !== null && isKnown) issued = { address, token: latestToken };
      suggestions.clear();
    },
    keep(token) {
      issued = token;
    },
    tokenFor: (address) => lookupTokenFor(address, issued),
  };
}

function suggestionOf(address: string): AddressSuggestion {
  return { value: address, label: address };
}
