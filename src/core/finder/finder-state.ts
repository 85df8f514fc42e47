import { type Criterion, criterionKeyOf, maxCriteria } from "./criterion.ts";

/** The maximum number of providers in a proposal. */
export const maxSelected = 8;

export interface FinderState {
  /** The value of the chosen category. Null means "Across the Stack". */
  readonly category: string | null;
  readonly subCategory: string | null;
  /** Filters and answers in the order of selection. */
  readonly criteria: readonly Criterion[];
  /**
   * The nids of providers as strings, in the order of the proposal. The position of a provider is its weight.
   */
  readonly selected: readonly string[];
}

export type FinderEvent =
  | {
      readonly kind: "chooseCategory";
      readonly category: string | null;
      /** By default, all of the category is shown. */
      readonly subCategory?: string | null;
    }
  | { readonly kind: "chooseSubCategory"; readonly subCategory: string | null }
  | { readonly kind: "addCriteria"; readonly criteria: readonly Criterion[] }
  | { readonly kind: "removeCriterion"; readonly key: string }
  | { readonly kind: "clearCriteria" }
  | { readonly kind: "select"; readonly nid: string }
  | { readonly kind: "unselect"; readonly nid: string }
  | { readonly kind: "clearSelection" }
  /** Moves a provider to a zero-based position, counted without the provider itself. */
  | { readonly kind: "move"; readonly nid: string; readonly place: number };

/** The reason why an event was not applied in full. */
type FinderRefusal = "filterLimit" | "selectionLimit";

export interface FinderStep {
  readonly state: FinderState;
  readonly refusal: FinderRefusal | null;
}

export const noChoices: FinderState = {
  category: null,
  subCategory: null,
  criteria: [],
  selected: [],
};

/** Applies an event to the choices. Returns the same state if nothing changes. */
export function reduceFinder(state: FinderState, event: FinderEvent): FinderStep {
  const step = (change: Partial<FinderState>, refusal: FinderRefusal | null = null) => ({
    state: { ...state, ...change },
    refusal,
  });
  const stay = (refusal: FinderRefusal | null = null) => ({ state, refusal });
  const without = state.selected.filter((nid) => "nid" in event && nid !== event.nid);

  switch (event.kind) {
    case "chooseCategory":
      if (event.category === state.category) return stay(); // Choosing the current category again keeps the choices.
      return step({
        ...noChoices,
        category: event.category,
        subCategory: event.subCategory ?? null,
      });
    case "chooseSubCategory": {
      if (state.category === null) return stay();
      const isOff = event.subCategory === state.subCategory;
      return step({ subCategory: isOff ? null : event.subCategory });
    }
    case "addCriteria":
      return addCriteria(state, event.criteria);
    case "removeCriterion": {
      const criteria = state.criteria.filter((one) => criterionKeyOf(one) !== event.key);
      return criteria.length === state.criteria.length ? stay() : step({ criteria });
    }
    case "clearCriteria":
      return state.criteria.length === 0 ? stay() : step({ criteria: [] });
    case "select":
      if (state.selected.includes(event.nid)) return stay();
      if (state.selected.length >= maxSelected) return stay("selectionLimit");
      return step({ selected: [...state.selected, event.nid] });
    case "unselect":
      return without.length === state.selected.length ? stay() : step({ selected: without });
    case "clearSelection":
      return state.selected.length === 0 ? stay() : step({ selected: [] });
    case "move": {
      if (without.length === state.selected.length) return stay();
      const selected = without.toSpliced(event.place, 0, event.nid);
      const isSame = selected.every((nid, place) => nid === state.selected[place]);
      return isSame ? stay() : step({ selected });
    }
  }
}

/** Adds criteria. Skips those that are already there. If they exceed the limit, adds none. */
function addCriteria(state: FinderState, added: readonly Criterion[]): FinderStep {
  const known = new Set(state.criteria.map(criterionKeyOf));
  const fresh = added.filter((criterion) => {
    const key = criterionKeyOf(criterion);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  const room = maxCriteria - state.criteria.length;
  const taken = fresh.slice(0, room);
  return {
    state: taken.length === 0 ? state : { ...state, criteria: [...state.criteria, ...taken] },
    refusal: fresh.length > room ? "filterLimit" : null,
  };
}
