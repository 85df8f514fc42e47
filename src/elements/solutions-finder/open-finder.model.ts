import { questionsOf } from "../../core/finder/finder-categories.ts";
import {
  type FinderEvent,
  type FinderState,
  noChoices,
  reduceFinder,
} from "../../core/finder/finder-state.ts";
import { readFilters } from "../../core/finder/read-filters.ts";
import { type SolutionKind, solutionRequestOf } from "../../core/finder/solution-request.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { ScreenContext } from "../../core/screen-context.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import type { FinderStore } from "../../core/stores/finder/finder-store.ts";
import { keepWork, type Work } from "../../core/stores/kept/kept-work.ts";
import { announcementAfter } from "../../core/texts/announcement.ts";
import { createFinderMatches, type FinderMatches } from "./finder-matches.model.ts";
import {
  createKeywordSearch,
  type KeywordSearch,
  type SearchScope,
} from "./keyword-search.model.ts";
import { createLimitWarning, type LimitWarning } from "./limit-warning.model.ts";
import { createSolutionReports, type SolutionReports } from "./solution-reports.model.ts";
import type { SolutionsFinderAttributes } from "./solutions-finder.attributes.ts";
import { messages } from "./solutions-finder.messages.ts";
import {
  areSameRequests,
  customerIn,
  eventsIn,
  isAllOffered,
  type ReadyFinder,
  readyFinderOf,
  requestedChoicesOf,
  startChoicesOf,
  workOf,
} from "./start-choices.model.ts";

/** Details of the events of `solutions-finder`. */
export interface SolutionsFinderEvents {
  "scout-selection-changed": { readonly providers: readonly (string | number)[] };
  "scout-report-created": { readonly solutionId: string; readonly kind: SolutionKind };
}

export type FinderContext = ScreenContext<SolutionsFinderAttributes, SolutionsFinderEvents>;

/** The user's choices in the finder and their results. */
export interface OpenFinderModel extends FinderMatches {
  readonly choices: ReadonlySignal<FinderState>;
  readonly keywords: KeywordSearch;
  readonly warning: Pick<LimitWarning, "isShown" | "times" | "hold" | "release" | "hide">;
  readonly reports: Pick<SolutionReports, "busy" | "blocked" | "isUnauthorized" | "forgetBlocked">;
  readonly customerName: ReadonlySignal<string>;
  /** Announces the effect of the latest action. */
  readonly announcement: ReadonlySignal<string>;
  /** The context that resolves addresses in answers. */
  readonly base: AnswerContext;
  chooseCategory(category: string | null): void;
  chooseSubCategory(subCategory: string): void;
  /** Turns a filter or an answer on or off by its key (`criterionKeyOf`). */
  toggle(key: string, isActive: boolean): void;
  /** Removes all filters and answers. The selected providers stay. */
  clear(): void;
  selectProvider(nid: string, isSelected: boolean): void;
  moveProvider(nid: string, place: number): void;
  nameCustomer(name: string): void;
  createReport(kind: SolutionKind): void;
  /**
   * Applies newly loaded providers: the first ones start the finder, later ones remove selected
   * providers that no longer exist.
   */
  takeRows(): void;
  /** Clears all choices, because another user signed in. */
  startOver(): void;
  dispose(): void;
}

export function createOpenFinder(
  { core, address, attributes, emit, actions, notify }: FinderContext,
  store: Pick<FinderStore, "state" | "isAnswered" | "load">,
): OpenFinderModel {
  const choices = signal(noChoices);
  const customerName = signal("");
  const announcement = signal("");
  const warning = createLimitWarning(core.ports.clock);
  let requested = requestedChoicesOf(address.current.peek().search, attributes.peek());
  let isStarted = false;
  /**
   * The choices from the URL, and its unknown texts, for which the providers are being loaded
   * again.
   */
  let waiting: { readonly taken: FinderState; readonly unknown: readonly string[] } | null = null;
  /** The choices from before a sign-in, until the providers are loaded. */
  let savedWork: Work | null = null;

  const ready = computed((): ReadyFinder | null => {
    const state = store.state.value;
    return state.kind === "ready" ? readyFinderOf(state.options, state.index) : null;
  });

  const { result, countOf, metBy } = createFinderMatches(ready, choices);

  const scope = computed((): SearchScope => {
    const { category, subCategory } = choices.value;
    const now = ready.value;
    if (category === null) return { kind: "keywords", options: now?.words ?? [] };
    const { categories = [], questions = [] } = now?.options ?? {};
    return {
      kind: "answers",
      questions: questionsOf(category, subCategory, categories, questions),
    };
  });
  const criteria = computed(() => choices.value.criteria);

  function act(event: FinderEvent): boolean {
    const before = choices.peek();
    const { state, refusal } = reduceFinder(before, event);
    if (refusal === "filterLimit") warning.show();
    if (refusal === "selectionLimit") say(messages.selectionFull);
    if (state === before) return false;
    choices.value = state;
    reports.forgetBlocked();
    if (!areSame(state.selected, before.selected)) emitSelection();
    const { criteria, category, subCategory } = before;
    const isNarrowedAnew =
      state.criteria !== criteria ||
      state.category !== category ||
      state.subCategory !== subCategory;
    if (isNarrowedAnew) tellResult();
    return true;
  }

  function say(words: string): void {
    announcement.value = announcementAfter(announcement.peek(), words);
  }

  function tellResult(): void {
    const now = result.peek();
    if (now === null) return;
    say(now.total === 0 ? messages.found(now.order.length) : messages.matched(now.matched));
  }

  function emitSelection(): void {
    emit("scout-selection-changed", { providers: nidsOf(choices.peek().selected) });
  }

  /** The ids of providers as the server sent them. */
  function nidsOf(selected: readonly string[]): readonly (string | number)[] {
    return selected.map((nid) => ready.peek()?.byNid.get(nid)?.nid ?? nid);
  }

  function nameOf(nid: string): string {
    return ready.peek()?.byNid.get(nid)?.name ?? nid;
  }

  /**
   * Applies the choices of the URL or the attributes when they change.
   *
   * @param isAsked - true if the providers were loaded for this request, so that unknown choices
   * are rejected
   */
  function takeRequested(isAsked: boolean): void {
    const now = ready.peek();
    if (now === null) return;
    const found = startChoicesOf(requested, now.options, now.words);
    const { filters, unknown, ...start } = found;
    const isRefused = isAsked && unknown.length > 0;
    batch(() => {
      const { selected } = choices.peek();
      const isSame = isStarted && start.category === choices.peek().category;
      isStarted = true;
      choices.value = { ...noChoices, ...start, selected: isSame ? selected : [] };
      if (!isSame && selected.length > 0) emitSelection();
      act({ kind: "addCriteria", criteria: filters });
      if (isRefused) keywords.offer(unknown.join(", "));
    });
    waiting = isAsked || isAllOffered(requested, found) ? null : { taken: choices.peek(), unknown };
    // A running load applies its rows itself.
    if (waiting !== null && store.isAnswered()) void store.load().then(takeRows);
  }

  /**
   * Applies the unknown texts of the URL after the providers were loaded again. Choices that the
   * user made meanwhile stay.
   */
  function takeAwaited(now: ReadyFinder): void {
    if (waiting === null || !store.isAnswered()) return;
    const { taken, unknown } = waiting;
    waiting = null;
    if (taken === choices.peek()) {
      takeRequested(true);
      return;
    }
    const rest = readFilters(unknown, now.words);
    act({ kind: "addCriteria", criteria: rest.filters });
    if (rest.unknown.length > 0) keywords.offer(rest.unknown.join(", "));
  }

  function followRequested(): void {
    const next = requestedChoicesOf(address.current.peek().search, attributes.peek());
    if (areSameRequests(next, requested)) return;
    requested = next;
    takeRequested(false);
  }

  /**
   * Restores the choices when the providers are loaded. Choices that are no longer offered are left
   * out.
   */
  function takeSavedWork(): void {
    const now = ready.peek();
    if (savedWork === null || now === null || !isStarted) return;
    const work = savedWork;
    savedWork = null;
    batch(() => {
      choices.value = noChoices;
      customerName.value = customerIn(work);
      for (const event of eventsIn(work, now)) act(event);
    });
  }

  /** Starts with the first providers. Returns false if it has already started. */
  function begin(): boolean {
    if (isStarted || ready.peek() === null) return false;
    takeRequested(store.isAnswered());
    takeSavedWork();
    return true;
  }

  function takeRows(): void {
    const now = ready.peek();
    if (now === null || begin()) return;
    takeAwaited(now);
    const { selected } = choices.peek();
    const known = selected.filter((nid) => now.byNid.has(nid));
    if (known.length === selected.length) return;
    choices.value = { ...choices.peek(), selected: known };
    emitSelection();
  }

  function startOver(): void {
    const { selected } = choices.peek();
    choices.value = noChoices;
    customerName.value = "";
    isStarted = false;
    waiting = null;
    if (selected.length > 0) emitSelection();
  }

  const keywords = createKeywordSearch(core, scope, criteria, (criterion) => {
    act({ kind: "addCriteria", criteria: [criterion] });
  });

  const reports = createSolutionReports({
    core,
    actions,
    base: () => address.base,
    onCreated: (kind, solutionId) => emit("scout-report-created", { solutionId, kind }),
    onFailed: () => notify("warning", messages.failed),
  });

  const stops = [
    address.current.subscribe(followRequested),
    attributes.subscribe(followRequested),
    keepWork(core, {
      name: `solutions-finder ${new URL(address.base).pathname}`,
      read: () => workOf(choices.value, customerName.value),
      restore(work) {
        savedWork = work;
        takeSavedWork();
      },
    }),
  ];

  takeRows();

  return {
    choices,
    result,
    countOf,
    metBy,
    keywords,
    warning,
    reports,
    customerName,
    announcement,
    base: answerContextOf(core.config, address),
    chooseCategory(category) {
      keywords.clear();
      act({ kind: "chooseCategory", category });
    },
    chooseSubCategory(subCategory) {
      const { category } = choices.peek();
      // The tab of the parent category leads back from a child category.
      const target = subCategory === category ? choices.peek().subCategory : subCategory;
      if (target !== null) act({ kind: "chooseSubCategory", subCategory: target });
    },
    toggle(key, isActive) {
      if (!isActive) {
        act({ kind: "removeCriterion", key });
        return;
      }
      const criterion = ready.peek()?.criteria.get(key);
      if (criterion) act({ kind: "addCriteria", criteria: [criterion] });
    },
    clear() {
      keywords.clear();
      act({ kind: "clearCriteria" });
    },
    selectProvider(nid, isSelected) {
      const isDone = act({ kind: isSelected ? "select" : "unselect", nid });
      if (!isDone) return;
      say(
        isSelected
          ? messages.isSelected(nameOf(nid), choices.peek().selected.length)
          : messages.isUnselected(nameOf(nid)),
      );
    },
    moveProvider(nid, place) {
      if (!act({ kind: "move", nid, place })) return;
      const { selected } = choices.peek();
      say(messages.isMoved(nameOf(nid), selected.indexOf(nid) + 1, selected.length));
    },
    nameCustomer(name) {
      customerName.value = name;
      reports.forgetBlocked();
    },
    createReport(kind) {
      const state = choices.peek();
      if (state.selected.length === 0) return;
      const nids = nidsOf(state.selected);
      reports.create(kind, solutionRequestOf(kind, state, nids, customerName.peek()));
    },
    takeRows,
    startOver,
    dispose() {
      for (const stop of stops) stop();
      keywords.clear();
      warning.hide();
      reports.dispose();
    },
  };
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((nid, place) => nid === other[place]);
}
