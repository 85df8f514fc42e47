import type { SignInView } from "../../core/session/sign-in-route.ts";

/** A step of the sign-in, as stored in a history entry: never a password or a code (decisions U9). */
export interface SignInStep {
  readonly view: SignInView;
  /** The user who requested the code, also back at the login for a new one, or who forgot the password; otherwise `""`. */
  readonly username: string;
  readonly isPersistent: boolean;
}

export function stepState(step: SignInStep): Readonly<Record<string, unknown>> {
  return { step: step.view, username: step.username, isPersistent: step.isPersistent };
}

/** Reads the step from the state of a history entry. Null if there is none. */
export function stepIn(state: Readonly<Record<string, unknown>>): SignInStep | null {
  const view = (["login", "verify", "password"] as const).find((name) => name === state.step);
  if (view === undefined) return null;
  const username = typeof state.username === "string" ? state.username : "";
  return { view, username, isPersistent: state.isPersistent !== false };
}

export function pathOf(href: string): string {
  return new URL(href).pathname;
}
