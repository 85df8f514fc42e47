/**
 * Stores the site settings for the first screen of the next visit. This code is separate from the settings store, so
 * that it is loaded only when it is needed.
 */
import type { SiteSettings } from "../../api/settings.ts";
import { textHashOf } from "../../texts/text-hash.ts";
import type { SettingsStore } from "../page/settings-store.ts";
import type { SessionStore } from "../session/session-store.ts";
import type { KeptStore } from "./kept-store.ts";

interface Surroundings {
  readonly kept: KeptStore;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
}

/** Returns the stored settings if they were requested with the current token; null otherwise. */
export async function readKeptSettings(core: Surroundings): Promise<SiteSettings | null> {
  const tokenHash = await usableTokenHashOf(core);
  const found = entryOf(core).read();
  return found !== null && found.tokenHash === tokenHash ? found.settings : null;
}

/**
 * Stores the current settings for the current token. Without a token, does nothing, because nothing could show later to
 * whom the settings belong.
 */
export async function keepSettings(core: Surroundings): Promise<void> {
  const tokenHash = await usableTokenHashOf(core);
  const known = core.settings.state.peek();
  if (tokenHash === null || known.kind !== "ready") return;
  entryOf(core).write({ tokenHash, settings: known.settings });
}

function entryOf({ kept }: Surroundings) {
  return kept.answer<{ readonly tokenHash: number; readonly settings: SiteSettings }>("settings");
}

/** Identifies the token without disclosing it; null without a usable token. */
async function usableTokenHashOf({ session }: Surroundings): Promise<number | null> {
  return session.hasUsableToken() ? textHashOf((await session.usableToken()) ?? "") : null;
}
