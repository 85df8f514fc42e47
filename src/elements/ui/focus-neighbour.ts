/**
 * Moves the focus from a control that disappears to the next one, or to the previous one if it was the last. Returns
 * false if there is no other control.
 */
export function focusNeighbour(controls: Iterable<HTMLElement>, index: number): boolean {
  const all = [...controls];
  const neighbour = all[index + 1] ?? all[index - 1];
  neighbour?.focus();
  return neighbour !== undefined;
}
