import type { ActGroup } from "../../../core/internal.ts";

/** Returns what a user can do on a screen now; an empty list before the screen is open. */
export type ListActs = () => Promise<readonly ActGroup[]>;

/** A global symbol, so that all copies of the elements in a page share it. */
const actsKey = Symbol.for("scout-elements.acts.v1");

interface ActingElement extends HTMLElement {
  [actsKey]?: ListActs;
}

/** Makes the actions of an element available to the portal around it. */
export function publishActs(element: ActingElement, ask: ListActs): void {
  element[actsKey] = ask;
}

/** The actions on an element's screen, even if another copy of the package defined the element. */
export async function actsOf(element: ActingElement): Promise<readonly ActGroup[]> {
  return (await element[actsKey]?.()) ?? [];
}
