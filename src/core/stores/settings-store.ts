import { isAbort } from "../api/errors.ts";
import type { HttpClient } from "../api/http-client.ts";
import { loadSettings, type SiteSettings } from "../api/settings.ts";
import type { Report } from "../ports.ts";
import { computed, type ReadonlySignal, signal } from "../signals.ts";

export type SettingsState =
  | { readonly kind: "unknown" }
  | { readonly kind: "ready"; readonly settings: SiteSettings }
  | { readonly kind: "failed" };

/** The settings of one API base, fetched once for all elements of the page. */
export interface SettingsStore {
  readonly state: ReadonlySignal<SettingsState>;
  /** True, false, or null while unknown; failed settings give no capability (rulings C7). */
  hasCapability(name: string): boolean | null;
  /** Fetches unless that was done or is under way. */
  load(): Promise<void>;
  /** Fetches again for another person, if anyone asked before; keeps what is shown meanwhile. */
  reload(): Promise<void>;
}

export function createSettingsStore(client: HttpClient, report: Report): SettingsStore {
  const state = signal<SettingsState>({ kind: "unknown" });
  let loading: Promise<void> | null = null;

  async function fetchOnce(): Promise<boolean> {
    try {
      state.value = { kind: "ready", settings: await loadSettings(client) };
      return true;
    } catch (error) {
      if (!isAbort(error)) report.warn("settings-failed");
      return false;
    }
  }

  /** A failure shows at once; one more try follows in the background (rulings B16). */
  async function fetchTwice(): Promise<void> {
    if (await fetchOnce()) return;
    if (state.peek().kind === "unknown") state.value = { kind: "failed" };
    await fetchOnce();
  }

  const load = () => {
    loading ??= fetchTwice();
    return loading;
  };

  return {
    state,
    hasCapability(name) {
      const current = state.value;
      if (current.kind === "unknown") return null;
      return current.kind === "ready" && current.settings.capabilities.includes(name);
    },
    load,
    reload() {
      if (loading === null) return Promise.resolve();
      loading = null;
      return load();
    },
  };
}

/** Whether the Scout screens may open (1 §2, §6): null while unknown. */
export function scoutAccessOf(settings: SettingsStore): ReadonlySignal<boolean | null> {
  return computed(() => settings.hasCapability("scout:access"));
}
