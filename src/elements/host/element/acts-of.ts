import type { ActGroup } from "../../../core/internal.ts";

/** Asks a screen what can be done now; none before it is open. */
export type AskForActs = () => Promise<readonly ActGroup[]>;

/** All copies of the elements in a page know it. */
const key = Symbol.for("scout-elements.acts.v1");

interface ActingElement extends HTMLElement {
  [key]?: AskForActs;
}

/** Lets the portal around an element ask it for its acts (decisions X7). */
export function publishActs(element: ActingElement, ask: AskForActs): void {
  element[key] = ask;
}

/** What can be done on the screen of an element, also of another copy. */
export async function actsOf(element: ActingElement): Promise<readonly ActGroup[]> {
  return (await element[key]?.()) ?? [];
}
