import type { SettingsState } from "./settings-store.ts";

/** What tells one person of the settings from another; `""` where they name nobody, null while they are not loaded. */
export function personNameOf(known: SettingsState): string | null {
  if (known.kind !== "ready") return null;
  const { email, firstName, lastName } = known.settings.agent;
  return email.trim().toLowerCase() || `${firstName} ${lastName}`.trim();
}
