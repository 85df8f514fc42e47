import { statusOf } from "../api/errors.ts";
import type { HttpClient } from "../api/http-client.ts";
import { loadSettings, type SiteSettings } from "../api/settings.ts";
import type { SavedBranding } from "../branding/branding-draft.ts";
import type { Ports } from "../ports.ts";
import { computed, type ReadonlySignal, signal } from "../signals.ts";
import { reportFailure } from "./report-failure.ts";

export type SettingsState =
  | { readonly kind: "unknown" }
  | { readonly kind: "ready"; readonly settings: SiteSettings }
  | SettingsFailure;

export interface SettingsFailure {
  readonly kind: "failed";
  readonly error: unknown;
  /** Nobody tries again by itself. */
  readonly isFinal: boolean;
}

/** The settings of one API base, fetched once for all elements of the page. */
export interface SettingsStore {
  readonly state: ReadonlySignal<SettingsState>;
  /** True, false, or null while unknown; failed settings have no capability (decisions C7). */
  hasCapability(name: string): boolean | null;
  /** Fetches unless that was done or is under way. */
  load(): Promise<void>;
  /** Fetches unless that was done, and resolves with the first outcome: ready or failed. */
  settled(): Promise<void>;
  /** Fetches again, if anyone asked before; what is known is kept meanwhile, a failure is not. */
  reload(): Promise<void>;
  /** What was just saved holds for all elements of the page, without asking the server for it. */
  adopt(branding: SavedBranding): void;
}

/** After a failure the settings are asked for twice more (decisions B16, ZA6). */
const retryDelaysMs = [1000, 3000] as const;

export function createSettingsStore(
  client: HttpClient,
  { report, clock }: Pick<Ports, "report" | "clock">,
): SettingsStore {
  const state = signal<SettingsState>({ kind: "unknown" });
  let loading: Promise<void> | null = null;
  let current = new AbortController();
  let first: Promise<boolean> = Promise.resolve(true);

  /** Answers whether that was the end of it. */
  async function fetchOnce({ signal }: AbortController, isLast: boolean): Promise<boolean> {
    try {
      const settings = await loadSettings(client, undefined, signal);
      if (!signal.aborted) state.value = { kind: "ready", settings };
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      reportFailure(report, "settings-failed", error, "warn");
      const isFinal = isLast || isRefusal(error);
      // What another person may do says nothing of this one.
      state.value = { kind: "failed", error, isFinal };
      return isFinal;
    }
  }

  async function fetchPatiently(): Promise<void> {
    const controller = new AbortController();
    current = controller;
    first = fetchOnce(controller, false);
    let isOver = await first;
    for (const delayMs of retryDelaysMs) {
      if (isOver) return;
      await pause(delayMs, controller.signal);
      if (controller.signal.aborted) return;
      isOver = await fetchOnce(controller, delayMs === retryDelaysMs.at(-1));
    }
  }

  function pause(delayMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(delayMs, resolve);
      signal.addEventListener("abort", () => {
        cancel();
        resolve();
      });
    });
  }

  const load = () => {
    loading ??= fetchPatiently();
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
      const known = state.peek();
      if (known.kind === "failed" && !isRefusal(known.error)) {
        state.value = { ...known, isFinal: false };
      }
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
  return computed(() => {
    const known = settings.state.value;
    // Nobody said no (decisions ZA6).
    if (known.kind === "failed" && !isRefusal(known.error)) return null;
    return settings.hasCapability("scout:access");
  });
}

/** The same, with the failure that keeps it unknown (decisions ZA6). */
export type ScoutGate = boolean | null | SettingsFailure;

export function scoutGateOf(settings: SettingsStore): ReadonlySignal<ScoutGate> {
  const access = scoutAccessOf(settings);
  return computed(() => {
    const known = settings.state.value;
    return access.value === null && known.kind === "failed" && known.isFinal ? known : access.value;
  });
}

/** The server knows who asks, and says no. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}
