import { statusOf } from "../api/errors.ts";
import { fetchSessionToken } from "../api/session-token.ts";
import { loadSolutionsIndex, saveSolutionsIndex } from "../api/solutions-index.ts";
import type { Core } from "../create-core.ts";
import { type ReadonlySignal, signal } from "../signals.ts";
import type { IndexPatch } from "../solutions-index/index-patch.ts";
import type { SolutionsIndex } from "../solutions-index/solutions-index.ts";

export type SolutionsIndexState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly index: SolutionsIndex }
  /** `status` is the HTTP status, or null when there was none. */
  | { readonly kind: "failed"; readonly status: number | null };

/** The solutions index of one screen. */
export interface SolutionsIndexStore {
  readonly state: ReadonlySignal<SolutionsIndexState>;
  /** Fetches it; what is shown stays until the answer. A later call wins. */
  load(): Promise<void>;
  /** Fetches the anti-forgery token ahead of a submission (2 §4). */
  prepare(): void;
  /** Saves; the provider that comes back takes its place (rulings R12). */
  save(patch: IndexPatch): Promise<"saved" | "failed" | "dropped">;
  /** Drops the index and what is under way. */
  clear(): void;
}

export function createSolutionsIndexStore({ client, ports }: Core): SolutionsIndexStore {
  const state = signal<SolutionsIndexState>({ kind: "loading" });
  let loading = new AbortController();
  let saving = new AbortController();
  let csrfToken: Promise<string> | null = null;

  function tokenOf(abort: AbortSignal): Promise<string> {
    csrfToken ??= fetchSessionToken(client, abort);
    return csrfToken;
  }

  function report(code: string, error: unknown): number | null {
    const status = statusOf(error);
    ports.report.error(code, status === null ? undefined : String(status));
    return status;
  }

  return {
    state,
    async load() {
      loading.abort();
      loading = new AbortController();
      const { signal } = loading;
      if (state.peek().kind === "failed") state.value = { kind: "loading" };
      try {
        const index = await loadSolutionsIndex(client, signal);
        if (!signal.aborted) state.value = { kind: "ready", index };
      } catch (error) {
        if (signal.aborted) return;
        state.value = { kind: "failed", status: report("index-failed", error) };
      }
    },
    prepare() {
      // A submission asks again where this fails.
      tokenOf(saving.signal).catch(() => {
        csrfToken = null;
      });
    },
    async save(patch) {
      const { signal } = saving;
      try {
        const token = await tokenOf(signal);
        const saved = await saveSolutionsIndex(client, { patch, csrfToken: token }, signal);
        if (signal.aborted) return "dropped";
        const known = state.peek();
        if (known.kind === "ready" && saved !== null) {
          const providers = known.index.providers.map((one) => (one.id === saved.id ? saved : one));
          state.value = { kind: "ready", index: { ...known.index, providers } };
        }
        return "saved";
      } catch (error) {
        // The next submission fetches a token of its own (rulings R13).
        csrfToken = null;
        if (signal.aborted) return "dropped";
        report("index-save-failed", error);
        return "failed";
      }
    },
    clear() {
      loading.abort();
      saving.abort();
      saving = new AbortController();
      csrfToken = null;
      state.value = { kind: "loading" };
    },
  };
}
