import { suggestProviders } from "../../core/api/keyword-suggestions.ts";
import {
  createProviderFilter,
  isProviderFilterActive,
} from "../../core/libraries/filter-providers.ts";
import {
  allCategories,
  type LibraryProvider,
  type ProviderLibrary,
} from "../../core/libraries/library-provider.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { KeywordSuggestion } from "../../core/navigation/keyword-suggestion.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import {
  createProviderLibraryStore,
  type ProviderLibraryState,
} from "../../core/stores/libraries/provider-library-store.ts";
import {
  createSuggestionsStore,
  type Suggestions,
} from "../../core/stores/page/suggestions-store.ts";
import { followStartValue } from "../../core/values/start-value.ts";
import type { ProviderLibraryAttributes } from "./provider-library.attributes.ts";

export interface ProviderLibraryModel extends ScreenModel {
  readonly library: ReadonlySignal<ProviderLibraryState>;
  /** The shown providers, in the order of the server. */
  readonly providers: ReadonlySignal<readonly LibraryProvider[]>;
  /** Value of the shown category, or `""` for all. */
  readonly category: ReadonlySignal<string>;
  /** The text of the search box. It filters while the user types. */
  readonly text: ReadonlySignal<string>;
  readonly isFiltered: ReadonlySignal<boolean>;
  readonly suggestions: ReadonlySignal<Suggestions<KeywordSuggestion>>;
  /** The context that resolves addresses in answers. */
  readonly base: AnswerContext;
  type(text: string): void;
  /** Handles a chosen suggestion, or Enter. The suggestions close. */
  submit(text: string): void;
  chooseCategory(value: string): void;
  clear(): void;
}

/** The minimum length for suggestions. */
const minLength = 2;

export function createProviderLibraryModel({
  core,
  attributes,
  address,
  loadFailed,
}: ScreenContext<ProviderLibraryAttributes, unknown>): ProviderLibraryModel {
  const store = createProviderLibraryStore(core, loadFailed);
  const suggestions = createSuggestionsStore<KeywordSuggestion>({
    clock: core.ports.clock,
    minLength,
    fetch: (query, abort) => suggestProviders(core.client, query, abort),
  });
  const text = signal("");
  /** The requested category: its value, or a value or label from the attribute. */
  const requestedCategory = signal(attributes.peek().category.trim());

  const library = computed(() => {
    const state = store.state.value;
    return state.kind === "ready" ? state.library : null;
  });
  const category = computed(() => categoryOf(requestedCategory.value, library.value));
  const filter = computed(() => createProviderFilter(library.value?.rows ?? []));
  const providers = computed(() => filter.value(category.value, text.value));

  let seenCategory = attributes.peek().category;
  const requested = followStartValue({ address, attributes }, "provider", submit);
  text.value = requested.start;
  const stops = [
    ...requested.stops,
    attributes.subscribe(({ category: now }) => {
      if (now === seenCategory) return;
      seenCategory = now;
      requestedCategory.value = now.trim();
    }),
  ];
  void store.load();

  function submit(next: string): void {
    suggestions.clear();
    text.value = next;
  }

  return {
    library: store.state,
    providers,
    category,
    text,
    isFiltered: computed(() => isProviderFilterActive(category.value, text.value)),
    suggestions: suggestions.state,
    base: answerContextOf(core.config, address),
    type(next) {
      text.value = next;
      suggestions.suggest(next);
    },
    submit,
    chooseCategory(value) {
      requestedCategory.value = value;
    },
    clear() {
      batch(() => {
        submit("");
        requestedCategory.value = allCategories;
      });
    },
    refresh: () => void store.load(),
    dispose() {
      for (const stop of stops) stop();
      suggestions.clear();
      store.clear();
    },
  };
}

/** An unknown category means all categories. */
function categoryOf(requested: string, library: ProviderLibrary | null): string {
  const known = library?.categories.find(
    ({ value, label }) => value === requested || label === requested,
  );
  return known?.value ?? allCategories;
}
