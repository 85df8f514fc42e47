import type { SignInView } from "../../core/session/sign-in-route.ts";

/**
 * A step of the sign-in, as stored in a history entry. It never contains a password or a code (decisions U9).
 */
export interface SignInStep {
  readonly view: SignInView;
  /**
   * The user who requested a code or forgot the password, also when back at the login for a new code; otherwise `""`.
   */
  readonly username: string;
  readonly isPersistent: boolean;
}

export function stepState(step: SignInStep): Readonly<Record<string, unknown>> {
  return { step: step.view, username: step.username, isPersistent: step.isPersistent };
}

/** Reads the step from the state of a history entry; null if it has no step. */
export function stepIn(state: Readonly<Record<string, unknown>>): SignInStep | null {
  const view = (["login", "verify", "password"] as const).find((name) => name === state.step);
  if (view === undefined) return null;
  const username = typeof state.username === "string" ? state.username : "";
  return { view, username, isPersistent: state.isPersistent !== false };
}

export function pathOf(href: string): string {
  return new URL(href).pathname;
}
