import type { CartState } from "./cart-state.ts";

/** The states of a builder since its search (decisions J12, Z18). A new search starts a new one. */
export interface CartHistory {
  readonly past: readonly CartState[];
  readonly present: CartState;
  readonly future: readonly CartState[];
}

export function startHistory(present: CartState): CartHistory {
  return { past: [], present, future: [] };
}

/** Goes on to a state; what was undone before is gone. A state that is the present one is no step. */
export function record(history: CartHistory, next: CartState): CartHistory {
  if (next.catalogue !== history.present.catalogue) return startHistory(next);
  if (isSameCart(next, history.present)) return { ...history, present: next };
  return { past: [...history.past, history.present], present: next, future: [] };
}

export function undo(history: CartHistory): CartHistory {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  return { past: past.slice(0, -1), present: withoutNews(before), future: [present, ...future] };
}

export function redo(history: CartHistory): CartHistory {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (!next) return history;
  return { past: [...past, present], present: withoutNews(next), future: rest };
}

/** What an event took out is no news when its state comes back. */
function withoutNews(state: CartState): CartState {
  return { ...state, removed: [], packageRemoved: null };
}

/** Events share what they do not change. */
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
