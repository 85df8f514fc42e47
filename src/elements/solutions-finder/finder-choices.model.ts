import {
  type FinderEvent,
  type FinderState,
  noChoices,
  reduceFinder,
} from "../../core/finder/finder-state.ts";
import type { MatchResult } from "../../core/finder/match-rows.ts";
import { batch, computed, type ReadonlySignal, type Signal, signal } from "../../core/signals.ts";
import { announcementAfter } from "../../core/texts/announcement.ts";
import { createFinderMatches, type FinderMatches } from "./finder-matches.model.ts";
import type { ReadyFinder } from "./start-choices.model.ts";

/** The state before an act that cleared choices. */
interface ClearedChoices {
  readonly choices: FinderState;
  /** The text of the search box. */
  readonly text: string;
  /** The number of cleared filters and answers. */
  readonly filters: number;
  /** The number of cleared providers. */
  readonly providers: number;
}

/** The user's choices, the providers that match them, and the announcements of both. */
export interface FinderChoices extends FinderMatches {
  readonly choices: ReadonlySignal<FinderState>;
  /** Announces the effect of the latest action. */
  readonly announcement: ReadonlySignal<string>;
  /** Announces how many providers the text of the search box finds by their names. */
  readonly namedFound: ReadonlySignal<string>;
  /** The choices that a change of the category or "Remove all" cleared last. Null if there were none. */
  readonly cleared: ReadonlySignal<ClearedChoices | null>;
  say(words: string): void;
  /** Applies an event. Returns false if it changes nothing. */
  act(event: FinderEvent): boolean;
  replace(state: FinderState): void;
  /** Clears all choices for another category than the current one. They can be restored until the filters change. */
  chooseCategory(category: string | null, subCategory?: string | null): void;
  /** Removes all selected providers. They can be restored until the filters change. */
  clearSelection(): void;
  /** Restores the cleared choices. The current ones can be restored in turn. */
  restoreCleared(): void;
  dismissCleared(): void;
}

/** The announcements of the results, and of a selection that is full. */
interface ResultTexts {
  readonly found: (count: number, write: (count: number) => string) => string;
  readonly matched: (count: number, write: (count: number) => string) => string;
  readonly selectionFull: string;
}

interface FinderChoicesParts {
  readonly ready: ReadonlySignal<ReadyFinder | null>;
  readonly texts: ReadonlySignal<ResultTexts>;
  /** The text of the search box. */
  readonly text: Signal<string>;
  readonly onFull: () => void;
  readonly onChange: () => void;
  readonly onSelect: (selected: readonly string[]) => void;
}

export function createFinderChoices(parts: FinderChoicesParts): FinderChoices {
  const { ready, texts, text, onFull, onChange, onSelect } = parts;
  const choices = signal(noChoices);
  const announcement = signal("");
  const cleared = signal<ClearedChoices | null>(null);
  const matches = createFinderMatches(ready, choices, text);

  function act(event: FinderEvent): boolean {
    const before = choices.peek();
    const { state, refusal } = reduceFinder(before, event);
    if (refusal === "filterLimit") onFull();
    if (refusal === "selectionLimit") say(texts.peek().selectionFull);
    if (state === before) return false;
    replace(state);
    const isNarrowedAnew =
      state.criteria !== before.criteria ||
      state.category !== before.category ||
      state.subCategory !== before.subCategory;
    if (isNarrowedAnew) sayResult();
    return true;
  }

  function replace(state: FinderState): void {
    const { selected, criteria } = choices.peek();
    choices.value = state;
    if (state.criteria !== criteria) cleared.value = null;
    onChange();
    if (!areSame(state.selected, selected)) onSelect(state.selected);
  }

  function say(words: string): void {
    announcement.value = announcementAfter(announcement.peek(), words);
  }

  function sayResult(): void {
    const now = matches.result.peek();
    if (now !== null) say(resultTextOf(now, texts.peek()));
  }

  /** Applies a change of several choices, and offers to restore those that it clears. */
  function clearBy(change: () => void): void {
    const before = choices.peek();
    const left = { choices: before, text: text.peek() };
    batch(change);
    const { criteria, selected } = choices.peek();
    if (choices.peek() === before) return;
    const filters = criteria === before.criteria ? 0 : before.criteria.length;
    const providers = selected === before.selected ? 0 : before.selected.length;
    cleared.value = filters + providers === 0 ? null : { ...left, filters, providers };
  }

  return {
    ...matches,
    choices,
    announcement,
    namedFound: computed(() => {
      const { isNamed, result } = matches;
      return isNamed.value && result.value ? resultTextOf(result.value, texts.peek()) : "";
    }),
    cleared,
    say,
    act,
    replace,
    chooseCategory(category, subCategory = null) {
      clearBy(() => {
        text.value = "";
        act({ kind: "chooseCategory", category, subCategory });
      });
    },
    clearSelection() {
      clearBy(() => act({ kind: "clearSelection" }));
    },
    restoreCleared() {
      const before = cleared.peek();
      if (before === null) return;
      const selected = before.choices.selected.filter((nid) => ready.peek()?.byNid.has(nid));
      clearBy(() => {
        text.value = before.text;
        replace({ ...before.choices, selected });
        sayResult();
      });
    },
    dismissCleared() {
      cleared.value = null;
    },
  };
}

function resultTextOf({ total, order, matched }: MatchResult, texts: ResultTexts): string {
  return total === 0 ? texts.found(order.length, String) : texts.matched(matched, String);
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((nid, place) => nid === other[place]);
}
