import type { KeywordSuggestion } from "../../core/navigation/keyword-suggestion.ts";
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
}

/**
 * @param given.minLength - a shorter text is not searched; an empty one never is, and says nothing.
 * @param given.onSubmit - hears the trimmed text before the suggestions go.
 */
export function createSearchBox({
  store,
  minLength,
  onSubmit,
}: {
  readonly store: SuggestionsStore<KeywordSuggestion>;
  readonly minLength: number;
  readonly onSubmit: (text: string) => void;
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
      onSubmit(wanted);
      store.clear();
    },
  };
}
