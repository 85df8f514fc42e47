import { type CartState, withoutRemovals } from "./cart-state.ts";

/** The states of the proposal builder for undo and redo. A new search starts a new history. */
export interface CartHistory {
  readonly past: readonly CartState[];
  readonly present: CartState;
  readonly future: readonly CartState[];
}

export function startHistory(present: CartState): CartHistory {
  return { past: [], present, future: [] };
}

/** Adds a state and drops the undone ones. An unchanged cart adds no step. */
export function recordStep(history: CartHistory, next: CartState): CartHistory {
  if (next.catalogue !== history.present.catalogue) return startHistory(next);
  if (isSameCart(next, history.present)) return { ...history, present: next };
  return { past: [...history.past, history.present], present: next, future: [] };
}

export function undo(history: CartHistory): CartHistory {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  return {
    past: past.slice(0, -1),
    present: withoutRemovals(before),
    future: [present, ...future],
  };
}

export function redo(history: CartHistory): CartHistory {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (!next) return history;
  return { past: [...past, present], present: withoutRemovals(next), future: rest };
}

/** Compares by identity, because events keep the objects that they do not change. */
function isSameCart(a: CartState, b: CartState): boolean {
  const members = [
    "provider",
    "term",
    "region",
    "package",
    "toggles",
    "cart",
    "quantities",
  ] as const;
  return members.every((member) => a[member] === b[member]);
}
