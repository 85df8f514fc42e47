/** Decides what happens next in an element. Pure: the runner performs the effects. */
export function stepElement<Cover>(
  state: ElementState<Cover>,
  event: ElementEvent<Cover>,
): ElementStep<Cover> {
  switch (event.kind) {
    case "connected":
      return state.isRunning ? { state, effects: [] } : start(state, event.surroundings);
    case "reconfigured": {
      if (!state.isRunning) return { state, effects: [] };
      const next = start<Cover>({ ...state, person: null, cover: null }, event.surroundings);
      const isRunning = next.effects.includes("start");
      return { state: { ...next.state, isRunning }, effects: ["stop", ...next.effects] };
    }
    case "startFailed":
      return { state: { ...state, isRunning: event.isRunning, person: null }, effects: [] };
    case "removed": {
      const { isPublic, refusal } = state;
      const next = { ...initialElementState<Cover>(isPublic), refusal };
      return { state: next, effects: ["undraw", ...when(state.isRunning, "stop")] };
    }
    case "admitted":
      return admit(state, event.person);
    case "covered": {
      const person = event.keepsScreen ? state.person : null;
      const isClosed = person !== state.person;
      return {
        state: { ...state, cover: event.cover, person },
        effects: [...when(isClosed, "closeScreen"), "draw"],
      };
    }
    case "usable":
      return {
        state: { ...state, isReady: true },
        effects: when(!state.isReady, "announceReady"),
      };
    case "refreshed":
      return { state, effects: state.person === null ? [] : ["refreshScreen", "draw"] };
    case "retried":
      return { state, effects: ["refreshScreen"] };
  }
}

function start<Cover>(
  state: ElementState<Cover>,
  { context, routing, isInPortal, isDisplayed, hostility }: Surroundings,
): ElementStep<Cover> {
  // The element starts later, once it is displayed.
  if (!isDisplayed) return { state: { ...state, isRunning: false }, effects: [] };
  const isGated = context === "microsite" && !state.isPublic && !isInPortal;
  // The token leaves the address first, so that nothing else can read it there.
  const first = when(isGated && (routing === "page" || routing === "push"), "takeUrlToken");
  if (hostility !== null) {
    const effects = [...first, ...when(state.refusal === null, "refuse")];
    return { state: { ...state, refusal: hostility }, effects };
  }
  const started = { ...state, isRunning: true, isGated };
  if (isGated) return { state: started, effects: [...first, "start", "openGate"] };
  const opened = admit(started, 0);
  return { state: opened.state, effects: ["start", ...opened.effects] };
}

/** Shows the user's screen: the existing one, or a new one. */
function admit<Cover>(state: ElementState<Cover>, person: number): ElementStep<Cover> {
  const isOther = state.person !== person;
  return {
    state: { ...state, person, cover: null },
    effects: [
      ...when(isOther && state.person !== null, "closeScreen"),
      ...when(isOther, "createScreen"),
      ...when(isOther && !state.isPublic, "loadSettings"),
      "draw",
    ],
  };
}

function when(condition: boolean, effect: ElementEffect): readonly ElementEffect[] {
  return condition ? [effect] : [];
}

/** The state of an element in its page. A cover is drawn in place of the screen. */
export interface ElementState<Cover> {
  readonly isPublic: boolean;
  readonly isRunning: boolean;
  /** A micro-site's sign-in gate decides who sees the screen. */
  readonly isGated: boolean;
  /** The user whose screen exists; null if there is no screen. */
  readonly person: number | null;
  readonly cover: Cover | null;
  /** The page was notified that the screen is usable. */
  readonly isReady: boolean;
  /** Why React cannot run in the page, after the page was notified; otherwise null. */
  readonly refusal: string | null;
}

/** The conditions that decide how an element starts. */
export interface Surroundings {
  readonly context: "default" | "microsite";
  readonly routing: "page" | "push" | "none" | "portal";
  readonly isInPortal: boolean;
  /** The element has a box in its page. */
  readonly isDisplayed: boolean;
  /** Why React cannot run in the page; null if it can. */
  readonly hostility: string | null;
}

export type ElementEvent<Cover> =
  | { readonly kind: "connected"; readonly surroundings: Surroundings }
  /** An attribute or a configuration key changed that decides how the element starts. */
  | { readonly kind: "reconfigured"; readonly surroundings: Surroundings }
  /** Starting the element threw an error. `isRunning` is true if the core already existed. */
  | { readonly kind: "startFailed"; readonly isRunning: boolean }
  | { readonly kind: "removed" }
  /** The gate opened for a user. */
  | { readonly kind: "admitted"; readonly person: number }
  /** The gate closed. With `keepsScreen` the user may continue with the same screen afterwards. */
  | { readonly kind: "covered"; readonly cover: Cover; readonly keepsScreen: boolean }
  /** The first control of the screen can be used. */
  | { readonly kind: "usable" }
  | { readonly kind: "refreshed" }
  | { readonly kind: "retried" };

export type ElementEffect =
  | "takeUrlToken"
  | "refuse"
  | "start"
  | "openGate"
  | "createScreen"
  | "closeScreen"
  | "refreshScreen"
  | "draw"
  | "announceReady"
  | "loadSettings"
  | "undraw"
  | "stop";

interface ElementStep<Cover> {
  readonly state: ElementState<Cover>;
  /** The effects, in the order in which they are performed. */
  readonly effects: readonly ElementEffect[];
}

export function initialElementState<Cover>(isPublic: boolean): ElementState<Cover> {
  return {
    isPublic,
    isRunning: false,
    isGated: false,
    person: null,
    cover: null,
    isReady: false,
    refusal: null,
  };
}
