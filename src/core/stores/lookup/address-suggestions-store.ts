import { suggestAddresses } from "../../api/address-suggestions.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import type { Core } from "../../create-core.ts";
import type { DroppedUnit } from "../../lists/dropped-unit.ts";
import type { AddressSuggestion } from "../../lookup/address-suggestions.ts";
import { type IssuedLookupToken, lookupTokenFor } from "../../lookup/lookup-request.ts";
import { computed, type ReadonlySignal, signal } from "../../signals.ts";
import { containsWords } from "../../texts/fold-text.ts";
import { recentAddressesOf } from "../kept/recent-addresses.ts";
import { createSuggestionsStore, type SuggestionsStore } from "../page/suggestions-store.ts";

/** The suggestions of an address box, and the lookup tokens that the server sends with them. */
export interface AddressSuggestionsStore extends SuggestionsStore<AddressSuggestion> {
  /** The unit that the user typed and that the chosen suggestion lacks; null without one, and after the next text. */
  readonly droppedUnit: ReadonlySignal<DroppedUnit | null>;
  /** Finds the unit of a typed text that the chosen suggestion lacks. */
  findUnit(typed: string, suggestion: string): void;
  /** Empties the list. Keeps the token of the latest answer if it belongs to this address. */
  settle(address: string): void;
  /** Keeps a token that a navigation has passed. */
  keep(issued: IssuedLookupToken): void;
  /** The token to send with this address; undefined unless it was issued for exactly this address. */
  tokenFor(address: string): string | undefined;
}

const loadUnits = () => import("../../lists/dropped-unit.ts");

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
    fits: ({ value, label }, text) => containsWords(`${label} ${value}`, text),
    async fetch(query, abort) {
      const request = { query, lookupToken: latestToken, nowMs: clock.now() };
      const answer = await suggestAddresses(client, request, abort);
      latestToken = answer.lookupToken ?? latestToken;
      return answer.rows;
    },
  });

  const droppedUnit = signal<DroppedUnit | null>(null);
  const finding = createLatestTask();

  function forgetUnit(): void {
    finding.abort();
    droppedUnit.value = null;
  }

  function findUnit(typed: string, suggestion: string): void {
    forgetUnit();
    if (typed === suggestion || typed === "") return;
    const abort = finding.start();
    const show = ({ droppedUnitOf }: Awaited<ReturnType<typeof loadUnits>>) => {
      if (!abort.aborted) droppedUnit.value = droppedUnitOf(typed, suggestion);
    };
    // Without the code the difference between both addresses is still shown with the results.
    loadUnits().then(show, () => {});
  }

  return {
    ...suggestions,
    droppedUnit,
    findUnit,
    suggest(text) {
      forgetUnit();
      suggestions.suggest(text);
    },
    clear() {
      forgetUnit();
      suggestions.clear();
    },
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
      if (isKnown) findUnit(query, address);
      else forgetUnit();
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
