import { type Criterion, criterionKeyOf, mostCriteria } from "./criterion.ts";

/** The maximum number of providers in a proposal (2 §5; decisions P14). */
export const mostSelected = 8;

/** The user's choices in the finder. */
export interface FinderState {
  /** Null means "Across the Stack". */
  readonly category: string | null;
  readonly subCategory: string | null;
  /** Filters and answers in the order of selection. */
  readonly criteria: readonly Criterion[];
  /** Nids as text, in the order of the proposal. The position of a provider is its weight (decisions P15). */
  readonly selected: readonly string[];
}

export type FinderEvent =
  | { readonly kind: "chooseCategory"; readonly category: string | null }
  | { readonly kind: "chooseSubCategory"; readonly subCategory: string | null }
  | { readonly kind: "addCriteria"; readonly criteria: readonly Criterion[] }
  | { readonly kind: "removeCriterion"; readonly key: string }
  | { readonly kind: "clearCriteria" }
  | { readonly kind: "select"; readonly nid: string }
  | { readonly kind: "unselect"; readonly nid: string }
  /** Moves to a zero-based position in the list without it. */
  | { readonly kind: "move"; readonly nid: string; readonly place: number };

/** Why an event was not applied in full. */
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

/** Applies an event to the choices (2 §4, 2 §5; decisions P). An event without effect returns the same state. */
export function reduceFinder(state: FinderState, event: FinderEvent): FinderStep {
  const step = (change: Partial<FinderState>, refusal: FinderRefusal | null = null) => ({
    state: { ...state, ...change },
    refusal,
  });
  const stay = (refusal: FinderRefusal | null = null) => ({ state, refusal });
  const without = state.selected.filter((nid) => "nid" in event && nid !== event.nid);

  switch (event.kind) {
    case "chooseCategory":
      if (event.category === state.category) return stay(); // Decisions P17
      return step({ ...noChoices, category: event.category });
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
      if (state.selected.length >= mostSelected) return stay("selectionLimit");
      return step({ selected: [...state.selected, event.nid] });
    case "unselect":
      return without.length === state.selected.length ? stay() : step({ selected: without });
    case "move": {
      if (without.length === state.selected.length) return stay();
      const selected = without.toSpliced(event.place, 0, event.nid);
      const isSame = selected.every((nid, place) => nid === state.selected[place]);
      return isSame ? stay() : step({ selected });
    }
  }
}

/** Existing criteria are skipped; beyond the limit none is added (decisions P6, P7). */
function addCriteria(state: FinderState, added: readonly Criterion[]): FinderStep {
  const known = new Set(state.criteria.map(criterionKeyOf));
  const fresh = added.filter((criterion) => {
    const key = criterionKeyOf(criterion);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  const room = mostCriteria - state.criteria.length;
  const taken = fresh.slice(0, room);
  return {
    state: taken.length === 0 ? state : { ...state, criteria: [...state.criteria, ...taken] },
    refusal: fresh.length > room ? "filterLimit" : null,
  };
}
