import { type SettingsStore, scoutAccessOf } from "../page/settings-store.ts";

/** The reactions of a screen to the settings. */
export interface ScoutData {
  /** Drops the data of another user, or of a user without access. */
  clear(): void;
  /** Loads the data for a user with access. The current data may already belong to this user. */
  load(): void;
}

/**
 * Follows the settings, which are requested for each user, because access differs between users. Returns a function
 * that unsubscribes.
 */
export function followScoutAccess(settings: SettingsStore, { clear, load }: ScoutData): () => void {
  const access = scoutAccessOf(settings);
  let whose = settings.person.peek();
  return settings.state.subscribe(() => {
    const person = settings.person.peek();
    if (person !== whose || !access.peek()) clear();
    whose = person;
    if (access.peek()) load();
  });
}
