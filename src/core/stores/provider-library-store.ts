import { statusOf } from "../api/errors.ts";
import { loadProviderLibrary } from "../api/provider-library.ts";
import type { Core } from "../create-core.ts";
import type { ProviderLibrary } from "../libraries/library-provider.ts";
import { type ReadonlySignal, signal } from "../signals.ts";

export type ProviderLibraryState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly library: ProviderLibrary }
  /** `status` is the HTTP status, or null when there was none. */
  | { readonly kind: "failed"; readonly status: number | null };

/** The providers of one screen. */
export interface ProviderLibraryStore {
  readonly state: ReadonlySignal<ProviderLibraryState>;
  /** Fetches them; what is shown stays until the answer. A later call wins. */
  load(): Promise<void>;
  /** Drops them and what is under way. */
  clear(): void;
}

export function createProviderLibraryStore({ client, ports }: Core): ProviderLibraryStore {
  const state = signal<ProviderLibraryState>({ kind: "loading" });
  let current = new AbortController();

  return {
    state,
    async load() {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      if (state.peek().kind === "failed") state.value = { kind: "loading" };
      try {
        const library = await loadProviderLibrary(client, ports.clock.now(), signal);
        if (!signal.aborted) state.value = { kind: "ready", library };
      } catch (error) {
        if (signal.aborted) return;
        const status = statusOf(error);
        ports.report.error("providers-failed", status === null ? undefined : String(status));
        state.value = { kind: "failed", status };
      }
    },
    clear() {
      current.abort();
      state.value = { kind: "loading" };
    },
  };
}
