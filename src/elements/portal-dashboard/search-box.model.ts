import {
  type KeywordSuggestion,
  searchedValueOf,
} from "../../core/navigation/keyword-suggestion.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import type { Suggestions, SuggestionsStore } from "../../core/stores/suggestions-store.ts";

/** One search box of the dashboard. */
export interface SearchBoxModel {
  readonly text: ReadonlySignal<string>;
  /** Why the text was not searched; null when it was. */
  readonly hint: ReadonlySignal<"tooShort" | null>;
  readonly suggestions: ReadonlySignal<Suggestions<KeywordSuggestion>>;
  type(text: string): void;
  submit(text: string): void;
  /** Its label stands in the box, its value is searched (decisions F1, F5). */
  choose(suggestion: KeywordSuggestion): void;
}

/**
 * @param given.minLength - a shorter text is not searched; an empty one never is, and says nothing.
 * @param given.onSearch - hears what is searched before the suggestions go.
 */
export function createSearchBox({
  store,
  minLength,
  findValue = searchedValueOf,
  onSearch,
}: {
  readonly store: SuggestionsStore<KeywordSuggestion>;
  readonly minLength: number;
  /** What is searched for a text, given the suggestions for it. */
  readonly findValue?: typeof searchedValueOf;
  readonly onSearch: (value: string) => void;
}): SearchBoxModel {
  const text = signal("");
  const hint = signal<"tooShort" | null>(null);
  return {
    text,
    hint,
    suggestions: store.state,
    type(next) {
      text.value = next;
      hint.value = null;
      store.suggest(next);
    },
    submit(given) {
      const wanted = given.trim();
      text.value = given;
      hint.value = wanted.length < minLength ? "tooShort" : null;
      if (wanted === "" || hint.peek() !== null) return;
      onSearch(findValue(wanted, store.state.peek()));
      store.clear();
    },
    choose({ label, value }) {
      text.value = label;
      hint.value = null;
      onSearch(value);
      store.clear();
    },
  };
}
