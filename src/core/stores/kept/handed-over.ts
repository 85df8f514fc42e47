import type { Core } from "../../create-core.ts";
import { textHashOf } from "../../texts/text-hash.ts";
import { beginVisit, visitOf } from "./visit.ts";

/** The state that a navigation passes to the next screen. */
type State = Readonly<Record<string, unknown>>;

type Surroundings = Pick<Core, "config" | "ports" | "settings">;

/** The member of a history entry's state that identifies its user. */
const ownerKey = "of";

/** Marks the state of a history entry as that of the current user. Does not change a marked state. */
export function markedState(core: Surroundings, state: State): State {
  if (Object.keys(state).length === 0 || ownerKey in state) return state;
  beginVisit(core.ports);
  return { ...state, [ownerKey]: ownerMarkOf(core, core.settings.person.peek()) };
}

/** Returns the state if it belongs to the current user. Returns an empty state for another or an unknown user. */
export function stateOfPerson(core: Surroundings, state: State): State {
  const person = core.settings.person.peek();
  return person !== null && state[ownerKey] === ownerMarkOf(core, person) ? state : {};
}

/**
 * Returns the state, or an empty state if it was marked during an earlier visit, which a sign-out or another user has
 * ended. A state without a mark is always returned.
 */
export function stateOfVisit(core: Surroundings, state: State): State {
  const { [ownerKey]: mark } = state;
  return mark === undefined || String(mark).startsWith(`${visitMarkOf(core)}.`) ? state : {};
}

/**
 * A mark that distinguishes users without containing their names. Users without a name are distinguished by their
 * visits. The mark of an unknown user matches no user.
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
