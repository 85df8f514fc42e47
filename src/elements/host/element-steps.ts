import {
  type ElementEffect,
  type ElementEvent,
  type ElementState,
  type ElementStep,
  initialElementState,
  type Surroundings,
} from "./element-state.ts";

/** What happens next in an element. */
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
  // It starts once it is displayed (decisions ZB22).
  if (!isDisplayed) return { state: { ...state, isRunning: false }, effects: [] };
  const isGated = context === "microsite" && !state.isPublic && !isInPortal;
  // Before anything else: the address is no place for a token (decisions U1).
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

/** Shows the person's screen: the one that exists, or a new one. */
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
