import { type SettingsStore, scoutAccessOf } from "../page/settings-store.ts";

/** What a screen does with its data when the settings are answered. */
export interface ScoutData {
  /** Drops what belongs to another person, or to one without access. */
  clear(): void;
  /** Loads for a person with access; what is shown may be theirs already. */
  load(): void;
}

/**
 * Follows the settings, which are fetched again for each user, because access differs between users (decisions A11). Returns
 * a function that ends it.
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
