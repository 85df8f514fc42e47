import { questionsOf } from "../../core/finder/finder-categories.ts";
import { type FinderPlace, placesOf } from "../../core/finder/finder-places.ts";
import { type FinderState, noChoices } from "../../core/finder/finder-state.ts";
import { readFilters } from "../../core/finder/read-filters.ts";
import { type SolutionKind, solutionRequestOf } from "../../core/finder/solution-request.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { ScreenContext } from "../../core/screen-context.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import type { FinderStore } from "../../core/stores/finder/finder-store.ts";
import { keepWork, type Work } from "../../core/stores/kept/kept-work.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { createFinderChoices, type FinderChoices } from "./finder-choices.model.ts";
import {
  createKeywordSearch,
  type KeywordSearch,
  type SearchScope,
} from "./keyword-search.model.ts";
import { createLimitWarning, type LimitWarning } from "./limit-warning.model.ts";
import { createSolutionReports, type SolutionReports } from "./solution-reports.model.ts";
import type { SolutionsFinderAttributes } from "./solutions-finder.attributes.ts";
import { finderTexts } from "./solutions-finder.messages.ts";
import {
  areSameRequests,
  customerIn,
  eventsIn,
  isAllOffered,
  isRequestedBy,
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
export interface OpenFinderModel
  extends Omit<FinderChoices, "isNamed" | "say" | "act" | "replace"> {
  readonly keywords: KeywordSearch;
  /** The category or group that the user chose in the search, until the screen has moved the focus to it. */
  readonly destination: ReadonlySignal<FinderPlace | null>;
  /** Called when the destination has the focus. */
  arrive(): void;
  readonly warning: Pick<LimitWarning, "isShown" | "times" | "hold" | "release" | "hide">;
  readonly reports: Pick<SolutionReports, "busy" | "blocked" | "isUnauthorized" | "forgetBlocked">;
  readonly customerName: ReadonlySignal<string>;
  /** The context that resolves addresses in answers. */
  readonly base: AnswerContext;
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
  { core, address, attributes, emit, actions, notify, formatting }: FinderContext,
  store: Pick<FinderStore, "state" | "isAnswered" | "load">,
): OpenFinderModel {
  const texts = computed(() => localTexts(formatting.value.translations, finderTexts));
  const customerName = signal("");
  const text = signal("");
  const warning = createLimitWarning(core.ports.clock);
  let requested = requestedChoicesOf(address.current.peek().search, attributes.peek());
  let isStarted = false;
  /**
   * The choices from the URL, and its unknown texts, for which the providers are being loaded
   * again.
   */
  let waiting: { readonly taken: FinderState; readonly unknown: readonly string[] } | null = null;
  /** The choices from before a reload or a sign-in, until the providers are loaded. */
  const savedWork = signal<Work | null>(null);
  /** The choices with which the finder started, before the user changed them. */
  let startChoices: FinderState = noChoices;

  const ready = computed((): ReadyFinder | null => {
    const state = store.state.value;
    return state.kind === "ready" ? readyFinderOf(state.options, state.index) : null;
  });

  const { isNamed, say, act, replace, ...chosen } = createFinderChoices({
    ready,
    texts,
    text,
    onFull: warning.show,
    onChange: () => reports.forgetBlocked(),
    onSelect: (selected) => emit("scout-selection-changed", { providers: nidsOf(selected) }),
  });
  const { choices } = chosen;

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
  const places = computed(() => {
    const options = ready.value?.options;
    return options === undefined ? [] : placesOf(options, choices.value);
  });
  const destination = signal<FinderPlace | null>(null);

  function goTo(place: FinderPlace): void {
    batch(() => {
      if (place.kind === "category") {
        const { category, subCategory } = place;
        const isShown = category === choices.peek().category;
        if (isShown) act({ kind: "chooseSubCategory", subCategory });
        else chosen.chooseCategory(category, subCategory);
      }
      destination.value = place;
    });
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
      replace({ ...noChoices, ...start, selected: isSame ? selected : [] });
      chosen.dismissCleared();
      act({ kind: "addCriteria", criteria: filters });
      if (isRefused) keywords.offer(unknown.join(", "));
    });
    startChoices = choices.peek();
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
   * Restores the choices when the providers are loaded, unless the user has made others or the page requests others.
   * Choices that are no longer offered are left out.
   */
  function takeSavedWork(): void {
    const now = ready.peek();
    const work = savedWork.peek();
    if (work === null || now === null || !isStarted) return;
    const isChanged = choices.peek() !== startChoices || customerName.peek() !== "";
    batch(() => {
      savedWork.value = null;
      if (isChanged || !isRequestedBy(work, requested)) return;
      replace(noChoices);
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
    replace({ ...choices.peek(), selected: known });
  }

  function startOver(): void {
    savedWork.value = null;
    replace(noChoices);
    chosen.dismissCleared();
    customerName.value = "";
    isStarted = false;
    waiting = null;
  }

  const keywords = createKeywordSearch({
    core,
    texts,
    text,
    scope,
    applied: criteria,
    places,
    isNamed,
    onChoose(criterion) {
      act({ kind: "addCriteria", criteria: [criterion] });
    },
    onGo: goTo,
  });

  const reports = createSolutionReports({
    core,
    actions,
    base: () => address.base,
    onCreated: (kind, solutionId) => emit("scout-report-created", { solutionId, kind }),
    onFailed: () => notify("warning", texts.peek().failed),
  });

  const stops = [
    address.current.subscribe(followRequested),
    attributes.subscribe(followRequested),
    keepWork(core, {
      name: `solutions-finder ${new URL(address.base).pathname}`,
      isAlwaysSaved: true,
      read: () => savedWork.value ?? workOf(choices.value, customerName.value, requested),
      restore(work) {
        savedWork.value = work;
        takeSavedWork();
      },
    }),
  ];

  takeRows();

  return {
    ...chosen,
    keywords,
    destination,
    arrive() {
      destination.value = null;
    },
    warning,
    reports,
    customerName,
    base: answerContextOf(core.config, address),
    chooseCategory(category) {
      if (category === choices.peek().category) return;
      chosen.chooseCategory(category);
      keywords.clear();
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
          ? texts.peek().isSelected(nameOf(nid), choices.peek().selected.length)
          : texts.peek().isUnselected(nameOf(nid)),
      );
    },
    moveProvider(nid, place) {
      if (!act({ kind: "move", nid, place })) return;
      const { selected } = choices.peek();
      say(texts.peek().isMoved(nameOf(nid), selected.indexOf(nid) + 1, selected.length));
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
