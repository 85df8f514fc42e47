import type { HttpClient } from "../api/http-client.ts";
import { loadSettings, type SiteSettings } from "../api/settings.ts";
import type { SavedBranding } from "../branding/branding-draft.ts";
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
  /** Fetches unless that was done, and resolves with the first outcome: ready or failed. */
  settled(): Promise<void>;
  /** Fetches again for another person, if anyone asked before; keeps what is shown meanwhile. */
  reload(): Promise<void>;
  /** What was just saved holds for all elements of the page, without asking the server for it. */
  adopt(branding: SavedBranding): void;
}

export function createSettingsStore(client: HttpClient, report: Report): SettingsStore {
  const state = signal<SettingsState>({ kind: "unknown" });
  let loading: Promise<void> | null = null;
  let current = new AbortController();
  let first: Promise<boolean> = Promise.resolve(true);

  async function fetchOnce({ signal }: AbortController): Promise<boolean> {
    try {
      const settings = await loadSettings(client, signal);
      if (!signal.aborted) state.value = { kind: "ready", settings };
      return true;
    } catch {
      if (signal.aborted) return true;
      report.warn("settings-failed");
      // What another person may do says nothing of this one.
      state.value = { kind: "failed" };
      return false;
    }
  }

  /** A failure shows at once; one more try follows in the background (rulings B16). */
  async function fetchTwice(): Promise<void> {
    const controller = new AbortController();
    current = controller;
    first = fetchOnce(controller);
    if (!(await first)) await fetchOnce(controller);
  }

  const load = () => {
    loading ??= fetchTwice();
    return loading;
  };

  return {
    state,
    hasCapability(name) {
      const known = state.value;
      if (known.kind === "unknown") return null;
      return known.kind === "ready" && known.settings.capabilities.includes(name);
    },
    load,
    async settled() {
      void load();
      for (let seen: unknown = null; seen !== first; ) {
        seen = first;
        await first;
      }
    },
    reload() {
      if (loading === null) return Promise.resolve();
      current.abort();
      loading = null;
      return load();
    },
    adopt(branding) {
      const known = state.peek();
      if (known.kind !== "ready") return;
      state.value = { kind: "ready", settings: { ...known.settings, ...branding } };
    },
  };
}

/** Whether the Scout screens may open (1 §2, §6): null while unknown. */
export function scoutAccessOf(settings: SettingsStore): ReadonlySignal<boolean | null> {
  return computed(() => settings.hasCapability("scout:access"));
}
