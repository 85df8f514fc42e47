import { computed, type ReadonlySignal } from "../../signals.ts";
import type { SettingsState, SettingsStore } from "../page/settings-store.ts";
import type { SessionStore } from "./session-store.ts";

interface SignInFacts {
  readonly session: SessionStore;
  readonly settings: SettingsStore;
}

/**
 * True if a sign-in is needed: the token is expired, a call was answered 401, or there is no token and the settings name
 * no user. The settings count because sites that sign in by cookie have no token.
 */
export function needsSignInOf(facts: SignInFacts): ReadonlySignal<boolean> {
  const isSignedOut = isSignedOutOf(facts);
  return computed(() => facts.session.isUnauthorized.value || isSignedOut.value);
}

/** True if no user is signed in. Unlike {@link needsSignInOf}, it ignores calls that were answered 401. */
export function isSignedOutOf({ session, settings }: SignInFacts): ReadonlySignal<boolean> {
  return computed(() =>
    session.hasToken.value ? session.isOver.value : isAnonymous(settings.state.value),
  );
}

/** True if the settings are known and name no user. */
export function isAnonymous(state: SettingsState): boolean {
  if (state.kind !== "ready") return false;
  const { agent, roles, capabilities } = state.settings;
  const isNamed = Object.values(agent).some((name) => name !== "");
  return !isNamed && capabilities.length === 0 && roles.every((role) => role === "anonymous");
}
