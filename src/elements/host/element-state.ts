/** What an element is doing in its page. A cover is drawn in place of the screen. */
export interface ElementState<Cover> {
  readonly isPublic: boolean;
  readonly isRunning: boolean;
  /** The gate of a micro-site decides who sees the screen. */
  readonly isGated: boolean;
  /** The person whose screen exists; null for none. */
  readonly person: number | null;
  readonly cover: Cover | null;
  /** The page knows that the screen can be used. */
  readonly isReady: boolean;
  /** Why React cannot run in the page, once the page was told so; null otherwise. */
  readonly refusal: string | null;
}

/** What decides how an element starts. */
export interface Surroundings {
  readonly context: "default" | "microsite";
  readonly routing: "page" | "push" | "none" | "portal";
  readonly isInPortal: boolean;
  /** The element has a box in its page. */
  readonly isDisplayed: boolean;
  /** Why React cannot run in the page; null where it can. */
  readonly hostility: string | null;
}

export type ElementEvent<Cover> =
  | { readonly kind: "connected"; readonly surroundings: Surroundings }
  /** An attribute or a part of the configuration that decides how the element starts. */
  | { readonly kind: "reconfigured"; readonly surroundings: Surroundings }
  /** Starting threw; `isRunning` when it did so after the core was there. */
  | { readonly kind: "startFailed"; readonly isRunning: boolean }
  | { readonly kind: "removed" }
  /** The gate opened for a person. */
  | { readonly kind: "admitted"; readonly person: number }
  /** The gate closed; the person may go on with the screen afterwards, or never. */
  | { readonly kind: "covered"; readonly cover: Cover; readonly keepsScreen: boolean }
  /** A person can use the first control of the screen. */
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

export interface ElementStep<Cover> {
  readonly state: ElementState<Cover>;
  /** In the order in which they are performed. */
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
