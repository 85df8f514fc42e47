import type { Core } from "../create-core.ts";
import { computed, type ReadonlySignal } from "../signals.ts";
import type { SettingsState } from "./settings-store.ts";

/**
 * Whether somebody would have to sign in (decisions A3, ZA7): the token's time is over, a call was answered
 * 401, or there is no token and the settings name nobody. Sites that sign in by cookie have no token.
 */
export function needsSignInOf({ session, settings }: Core): ReadonlySignal<boolean> {
  return computed(() => {
    if (session.isUnauthorized.value) return true;
    if (session.hasToken.value) return session.isOver.value;
    return isOfNobody(settings.state.value);
  });
}

function isOfNobody(state: SettingsState): boolean {
  if (state.kind !== "ready") return false;
  const { agent, roles, capabilities } = state.settings;
  const isNamed = Object.values(agent).some((name) => name !== "");
  return !isNamed && capabilities.length === 0 && roles.every((role) => role === "anonymous");
}
