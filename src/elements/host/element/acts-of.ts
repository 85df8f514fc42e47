import type { ActGroup } from "../../../core/internal.ts";

/** Returns what a user can do on a screen now; an empty list before the screen is open. */
export type AskForActs = () => Promise<readonly ActGroup[]>;

/** A global symbol, so that all copies of the elements in a page share it. */
const key = Symbol.for("scout-elements.acts.v1");

interface ActingElement extends HTMLElement {
  [key]?: AskForActs;
}

/** Makes an element's acts available to the portal around it. */
export function publishActs(element: ActingElement, ask: AskForActs): void {
  element[key] = ask;
}

/** The acts of an element's screen, also if another copy of the package defined the element. */
export async function actsOf(element: ActingElement): Promise<readonly ActGroup[]> {
  return (await element[key]?.()) ?? [];
}
