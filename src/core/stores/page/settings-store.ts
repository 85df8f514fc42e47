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
  /** There are no further retries. */
  readonly isFinal: boolean;
}

/** The settings of one API base, fetched once for all elements of the page. */
export interface SettingsStore {
  readonly state: ReadonlySignal<SettingsState>;
  /**
   * What the machine keeps of the person's settings, while the server is asked anew; null at any other time. It may be
   * drawn, and allows no call (decisions C7).
   */
  readonly early: ReadonlySignal<SiteSettings | null>;
  /** What is drawn: the early settings, else {@link state}. */
  readonly shown: ReadonlySignal<SettingsState>;
  /**
   * What tells the person of the settings from another (decisions X8): the email address, else the name; `""` where they
   * name nobody, null while they are not known. A failed load does not change it.
   */
  readonly person: ReadonlySignal<string | null>;
  /** True, false, or null while unknown, also after a change of the person; failed settings have no capability (decisions C7). */
  hasCapability(name: string): boolean | null;
  /**
   * Resolves when a call that needs the capability may be made: at once, unless its screen is drawn by early settings alone.
   * Rejects with an `AbortError` where the server's do not allow it.
   */
  allowed(name: string): Promise<void>;
  /** Loads the settings, unless they are loaded or under way. */
  load(): Promise<void>;
  /** Loads the settings, unless they are loaded, and resolves with the first outcome: ready or failed. */
  settled(): Promise<void>;
  /** Loads again, if they were requested before. Known settings stay meanwhile; a failure does not. */
  reload(): Promise<void>;
  /** Another person has come, or none: until the next load nobody knows who. */
  forgetPerson(): void;
  /** Applies a saved branding to all elements of the page, without another call. */
  adopt(branding: SavedBranding): void;
  /** Ends what is under way; nothing is reported of it. */
  dispose(): void;
}

/** A failed load is repeated twice (decisions B16, C18). */
const retryDelaysMs = [1000, 3000] as const;

/** @param readEarly - reads what the machine keeps of the person's settings, if anything */
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

  /** Resolves with whether no retry should follow. */
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
        // The settings of another person do not apply to this one.
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
    // Those of the person before say nothing of the one who has come.
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

/** Whether the Scout screens may open (1 §2, 1 §6): null while unknown. */
export function scoutAccessOf(settings: SettingsStore): ReadonlySignal<boolean | null> {
  return computed(() => {
    const known = settings.state.value;
    // The server did not refuse (decisions C18).
    if (known.kind === "failed" && !isRefusal(known.error)) return null;
    return settings.hasCapability("scout:access");
  });
}

/** The same, with the failure that keeps it unknown (decisions C18). */
export type ScoutGate = boolean | null | SettingsFailure;

export function scoutGateOf(settings: SettingsStore): ReadonlySignal<ScoutGate> {
  const access = shownAccessOf(settings);
  return computed(() => {
    const known = settings.state.value;
    return access.value === null && known.kind === "failed" && known.isFinal ? known : access.value;
  });
}

/** Whether the Scout screens are drawn: early settings open them, and deny nothing (decisions C7). */
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

/** Whether the server refused. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}
