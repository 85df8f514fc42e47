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
      const stopped: ElementState<Cover> = {
        ...state,
        isRunning: false,
        person: null,
        cover: null,
      };
      const next = start(stopped, event.surroundings);
      return { ...next, effects: [effect("stop"), ...next.effects] };
    }
    case "startFailed":
      return { state: { ...state, isRunning: event.isRunning, person: null }, effects: [] };
    case "removed": {
      const { isPublic, hasRefused } = state;
      const next = { ...initialElementState<Cover>(isPublic), hasRefused };
      return { state: next, effects: [effect("undraw"), ...when(state.isRunning, "stop")] };
    }
    case "admitted":
      return admit(state, event.person);
    case "covered": {
      const person = event.keepsScreen ? state.person : null;
      const isClosed = person !== state.person;
      return {
        state: { ...state, cover: event.cover, person },
        effects: [...when(isClosed, "closeScreen"), effect("draw")],
      };
    }
    case "shown":
      return {
        state: { ...state, isReady: true },
        effects: [
          ...when(!state.isReady, "announceReady"),
          ...when(!state.isPublic, "loadSettings"),
        ],
      };
    case "refreshed":
      return {
        state,
        effects: state.person === null ? [] : [effect("refreshScreen"), effect("draw")],
      };
    case "retried":
      return { state, effects: [effect("refreshScreen")] };
  }
}

function start<Cover>(
  state: ElementState<Cover>,
  { context, routing, isInPortal, hostility }: Surroundings,
): ElementStep<Cover> {
  const isGated = context === "microsite" && !state.isPublic && !isInPortal;
  // Before anything else: the address is no place for a token (decisions U1).
  const first = when(isGated && routing === "page", "takeUrlToken");
  if (hostility !== null) {
    const refusal = state.hasRefused ? [] : [{ kind: "refuse", reason: hostility } as const];
    return { state: { ...state, hasRefused: true }, effects: [...first, ...refusal] };
  }
  const started = { ...state, isRunning: true, isGated };
  if (isGated) return { state: started, effects: [...first, effect("start"), effect("openGate")] };
  const opened = admit(started, 0);
  return { ...opened, effects: [effect("start"), ...opened.effects] };
}

/** Shows the person's screen: the one that exists, or a new one. */
function admit<Cover>(state: ElementState<Cover>, person: number): ElementStep<Cover> {
  const isOther = state.person !== person;
  return {
    state: { ...state, person, cover: null },
    effects: [
      ...when(isOther && state.person !== null, "closeScreen"),
      ...when(isOther, "createScreen"),
      effect("draw"),
    ],
  };
}

type PlainEffect = Exclude<ElementEffect["kind"], "refuse">;

function effect(kind: PlainEffect): ElementEffect {
  return { kind };
}

function when(condition: boolean, kind: PlainEffect): readonly ElementEffect[] {
  return condition ? [effect(kind)] : [];
}
