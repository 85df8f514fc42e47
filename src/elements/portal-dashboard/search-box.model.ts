import {
  type KeywordSuggestion,
  searchedValueOf,
} from "../../core/navigation/keyword-suggestion.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import type { Suggestions, SuggestionsStore } from "../../core/stores/page/suggestions-store.ts";
import { oneLineOf } from "../../core/texts/one-line.ts";

/** A search box of the dashboard. */
export interface SearchBoxModel {
  readonly text: ReadonlySignal<string>;
  /** Why the text was not searched; null if it was. */
  readonly hint: ReadonlySignal<"tooShort" | null>;
  readonly suggestions: ReadonlySignal<Suggestions<KeywordSuggestion>>;
  readonly forgetRow: SuggestionsStore<KeywordSuggestion>["forgetRow"];
  type(text: string): void;
  submit(text: string): void;
  /** Puts the label of a suggestion into the box and searches for its value. */
  choose(suggestion: KeywordSuggestion): void;
}

/**
 * @param given.minLength - shorter texts are not searched; an empty text is never searched and shows no hint
 * @param given.onSearch - called with the search value before the suggestions are cleared
 */
export function createSearchBox({
  store,
  minLength,
  findValue = searchedValueOf,
  onSearch,
}: {
  readonly store: SuggestionsStore<KeywordSuggestion>;
  readonly minLength: number;
  /** Returns the value to search for, given a text and its suggestions. */
  readonly findValue?: typeof searchedValueOf;
  readonly onSearch: (value: string) => void;
}): SearchBoxModel {
  const text = signal("");
  const hint = signal<"tooShort" | null>(null);
  return {
    text,
    hint,
    suggestions: store.state,
    forgetRow: store.forgetRow,
    type(next) {
      text.value = next;
      hint.value = null;
      store.suggest(next);
    },
    submit(entered) {
      const input = oneLineOf(entered);
      const query = input.trim();
      text.value = input;
      hint.value = query.length < minLength ? "tooShort" : null;
      if (query === "" || hint.peek() !== null) return;
      onSearch(findValue(query, store.state.peek()));
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
