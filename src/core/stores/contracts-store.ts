import { listContracts } from "../api/contracts.ts";
import { statusOf } from "../api/errors.ts";
import type { Contract } from "../contracts/contract.ts";
import type { Core } from "../create-core.ts";
import { type ReadonlySignal, signal } from "../signals.ts";

export type ContractsState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly contracts: readonly Contract[] }
  /** `status` is the HTTP status, or null when there was none. */
  | { readonly kind: "failed"; readonly status: number | null };

/** The contracts of one screen. */
export interface ContractsStore {
  readonly state: ReadonlySignal<ContractsState>;
  /** Fetches the list; one that is shown stays until the answer. A later call wins. */
  load(): Promise<void>;
  /** Drops the list and what is under way. */
  clear(): void;
}

export function createContractsStore({ client, ports }: Core): ContractsStore {
  const state = signal<ContractsState>({ kind: "loading" });
  let current = new AbortController();

  return {
    state,
    async load() {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      if (state.peek().kind === "failed") state.value = { kind: "loading" };
      try {
        const contracts = await listContracts(client, signal);
        if (!signal.aborted) state.value = { kind: "ready", contracts };
      } catch (error) {
        if (signal.aborted) return;
        const status = statusOf(error);
        ports.report.error("contracts-failed", status === null ? undefined : String(status));
        state.value = { kind: "failed", status };
      }
    },
    clear() {
      current.abort();
      state.value = { kind: "loading" };
    },
  };
}
