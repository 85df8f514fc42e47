import { statusOf } from "../../api/errors.ts";
import type { HttpClient } from "../../api/http-client.ts";
import type { Agent, SiteSettings } from "../../api/settings.ts";
import { loadSettings } from "../../api/settings.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import type { SavedBranding } from "../../branding/branding-draft.ts";
import type { Ports } from "../../ports.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../signals.ts";
import { reportFailure } from "../trouble/report-failure.ts";

export type SettingsState =
  | { readonly kind: "unknown" }
  | { readonly kind: "ready"; readonly settings: SiteSettings }
  | SettingsFailure;

interface SettingsFailure {
  readonly kind: "failed";
  readonly error: unknown;
  /** True after the last retry. */
  readonly isFinal: boolean;
}

/** The settings of an API base, requested once for all elements of the page. */
export interface SettingsStore {
  readonly state: ReadonlySignal<SettingsState>;
  /**
   * The settings that the device stored at the last visit, until the server answers; null at any other time. Screens
   * may show them, but they do not allow calls.
   */
  readonly early: ReadonlySignal<SiteSettings | null>;
  /** The settings to show: the early settings, else {@link state}. */
  readonly shown: ReadonlySignal<SettingsState>;
  /**
   * Identifies the user of the settings: the email address, else the name. `""` if the settings name no user, null while
   * they are unknown. A failed load does not change it.
   */
  readonly person: ReadonlySignal<string | null>;
  /**
   * True if the user has the capability. Null while the settings are unknown, also after a change of the user. Failed
   * settings have no capability.
   */
  hasCapability(name: string): boolean | null;
  /**
   * Resolves when a call that needs the capability may be sent. If only early settings are known, it waits for the server.
   * Rejects with an `AbortError` if the server's settings do not contain the capability.
   */
  allowed(name: string): Promise<void>;
  /** Loads the settings, unless they are loaded or loading. */
  load(): Promise<void>;
  /** Loads the settings, unless they are loaded. Resolves once they are ready or have failed. */
  settled(): Promise<void>;
  /** Loads the settings again if they were requested before. Known settings stay until the answer; a failure is dropped. */
  reload(): Promise<void>;
  /** Call it when the user changes. The user is unknown until the next load. */
  forgetPerson(): void;
  /** Applies a saved branding to all elements of the page without another request. */
  adopt(branding: SavedBranding): void;
  /** Aborts the load without a report. */
  dispose(): void;
}

/** A failed load is retried after each of these delays. */
const retryDelaysMs = [1000, 3000] as const;

/**
 * @param readEarly - reads the settings that the device stored at the last visit; null without them
 */
export function createSettingsStore(
  client: HttpClient,
  { report, clock }: Pick<Ports, "report" | "clock">,
  readEarly: () => Promise<SiteSettings | null>,
): SettingsStore {
  const state = signal<SettingsState>({ kind: "unknown" });
  const early = signal<SiteSettings | null>(null);
  const person = signal<string | null>(null);
  let loading: Promise<void> | null = null;
  const task = createLatestTask();
  let first: Promise<boolean> = Promise.resolve(true);

  /** Resolves with true if no retry should follow. */
  async function fetchOnce(abort: AbortSignal, isLast: boolean): Promise<boolean> {
    try {
      const settings = await loadSettings(client, undefined, abort);
      if (abort.aborted) return true;
      batch(() => {
        person.value = nameOf(settings.agent);
        state.value = { kind: "ready", settings };
        early.value = null;
      });
      return true;
    } catch (error) {
      if (abort.aborted) return true;
      reportFailure(report, "settings-failed", error, "warn");
      const isFinal = isLast || isRefusal(error);
      batch(() => {
        // Known settings may be those of another user, so they do not stay after a failure.
        state.value = { kind: "failed", error, isFinal };
        if (isFinal) early.value = null;
      });
      return isFinal;
    }
  }

  async function fetchPatiently(): Promise<void> {
    const abort = task.start();
    first = fetchOnce(abort, false);
    let isOver = await first;
    for (const delayMs of retryDelaysMs) {
      if (isOver) return;
      await pause(delayMs, abort);
      if (abort.aborted) return;
      isOver = await fetchOnce(abort, delayMs === retryDelaysMs.at(-1));
    }
  }

  function pause(delayMs: number, abort: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(delayMs, resolve);
      abort.addEventListener("abort", () => {
        cancel();
        resolve();
      });
    });
  }

  async function showEarly(): Promise<void> {
    const found = await readEarly();
    if (state.peek().kind === "unknown") early.value = found;
  }

  const load = () => {
    loading ??= fetchPatiently();
    return loading;
  };

  function hasCapability(name: string): boolean | null {
    const known = state.value;
    // While the user is unknown, the settings are those of the previous user.
    const isOutdated = known.kind === "ready" && person.value === null;
    if (known.kind === "unknown" || isOutdated) return null;
    return known.kind === "ready" && known.settings.capabilities.includes(name);
  }

  return {
    state,
    early,
    shown: computed(() =>
      early.value === null ? state.value : { kind: "ready", settings: early.value },
    ),
    person,
    forgetPerson() {
      batch(() => {
        person.value = null;
        early.value = null;
      });
    },
    hasCapability,
    async allowed(name) {
      if (early.peek() === null) return;
      await loading;
      if (hasCapability(name) !== true) throw new DOMException("No longer allowed.", "AbortError");
    },
    load() {
      if (loading === null) void showEarly();
      return load();
    },
    async settled() {
      void load();
      for (let seen: unknown = null; seen !== first; ) {
        seen = first;
        await first;
      }
    },
    reload() {
      if (loading === null) return Promise.resolve();
      task.abort();
      loading = null;
      early.value = null;
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
    dispose: task.abort,
  };
}

/** True if the Scout screens may open; null while unknown. */
export function scoutAccessOf(settings: SettingsStore): ReadonlySignal<boolean | null> {
  return computed(() => {
    const known = settings.state.value;
    // The load failed for another reason than a refusal, so the access is unknown.
    if (known.kind === "failed" && !isRefusal(known.error)) return null;
    return settings.hasCapability("scout:access");
  });
}

/** The access to Scout, or the failure because of which it is unknown. */
export type ScoutGate = boolean | null | SettingsFailure;

export function scoutGateOf(settings: SettingsStore): ReadonlySignal<ScoutGate> {
  const access = shownAccessOf(settings);
  return computed(() => {
    const known = settings.state.value;
    return access.value === null && known.kind === "failed" && known.isFinal ? known : access.value;
  });
}

/** True if the Scout screens are shown. Early settings can open the screens, but not deny them. */
export function shownAccessOf(settings: SettingsStore): ReadonlySignal<boolean | null> {
  const access = scoutAccessOf(settings);
  return computed(() => {
    const isEarly = settings.early.value?.capabilities.includes("scout:access") ?? false;
    return isEarly || access.value;
  });
}

function nameOf({ email, firstName, lastName }: Agent): string {
  return email.trim().toLowerCase() || `${firstName} ${lastName}`.trim();
}

/** True if the server refused the settings, in contrast to a failure. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}
