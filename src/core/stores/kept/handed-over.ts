import type { Core } from "../../create-core.ts";
import { textHashOf } from "../../texts/text-hash.ts";
import { beginVisit, visitOf } from "./visit.ts";

/** What a navigation hands over to the next screen. */
type State = Readonly<Record<string, unknown>>;

type Surroundings = Pick<Core, "config" | "ports" | "settings">;

/** The member of a history entry's state that says whose it is. */
const ownerKey = "of";

/** Marks the state of a history entry as that of the person at hand (decisions X8). What is marked stays as it is. */
export function markedState(core: Surroundings, state: State): State {
  if (Object.keys(state).length === 0 || ownerKey in state) return state;
  beginVisit(core.ports);
  return { ...state, [ownerKey]: ownerMarkOf(core, core.settings.person.peek()) };
}

/** The state as far as the person at hand may have it: nothing, if somebody else was there, or nobody knows who. */
export function stateOfPerson(core: Surroundings, state: State): State {
  const person = core.settings.person.peek();
  return person !== null && state[ownerKey] === ownerMarkOf(core, person) ? state : {};
}

/** The state, unless somebody has signed out since; one that no history keeps has no mark. */
export function stateOfVisit(core: Surroundings, state: State): State {
  const { [ownerKey]: mark } = state;
  return mark === undefined || String(mark).startsWith(`${visitMarkOf(core)}.`) ? state : {};
}

/**
 * Tells the persons of an API base apart without their names, and those without a name by their visits. The mark of one
 * who is not known is nobody's.
 */
function ownerMarkOf(core: Surroundings, person: string | null): string {
  return `${visitMarkOf(core)}.${person === null ? "" : shortOf(person)}`;
}

function visitMarkOf({ config, ports }: Surroundings): string {
  return shortOf(`${config.apiBase}\n${visitOf(ports)}`);
}

function shortOf(text: string): string {
  return textHashOf(text).toString(36);
}
