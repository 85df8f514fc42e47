import { computed, type ReadonlySignal } from "../../signals.ts";
import type { SettingsState, SettingsStore } from "../page/settings-store.ts";
import type { SessionStore } from "./session-store.ts";

interface SignInFacts {
  readonly session: SessionStore;
  readonly settings: SettingsStore;
}

/**
 * Whether a sign-in is needed (decisions A3, C19): the token is expired, a call was answered 401, or there
 * is no token and the settings name no person. Sites that sign in by cookie have no token.
 */
export function needsSignInOf(facts: SignInFacts): ReadonlySignal<boolean> {
  const isSignedOut = isSignedOutOf(facts);
  return computed(() => facts.session.isUnauthorized.value || isSignedOut.value);
}

/** The same, whatever calls were answered. */
export function isSignedOutOf({ session, settings }: SignInFacts): ReadonlySignal<boolean> {
  return computed(() =>
    session.hasToken.value ? session.isOver.value : isAnonymous(settings.state.value),
  );
}

/** Whether the settings are known and those of nobody. */
export function isAnonymous(state: SettingsState): boolean {
  if (state.kind !== "ready") return false;
  const { agent, roles, capabilities } = state.settings;
  const isNamed = Object.values(agent).some((name) => name !== "");
  return !isNamed && capabilities.length === 0 && roles.every((role) => role === "anonymous");
}
