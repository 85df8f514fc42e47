import { listContracts } from "../../api/contracts.ts";
import type { Contract } from "../../contracts/contract.ts";
import type { Core } from "../../create-core.ts";
import type { ReadonlySignal } from "../../signals.ts";
import { createLoader, type Loaded, type OnLoadFailed } from "../page/loader.ts";

export type ContractsState = Loaded<{ readonly contracts: readonly Contract[] }>;

/** The contracts of one screen. */
export interface ContractsStore {
  readonly state: ReadonlySignal<ContractsState>;
  /** Loads the list, and aborts an earlier load. The previous list stays until the answer. */
  load(): Promise<void>;
  /** Drops the list and aborts the load. */
  clear(): void;
}

export function createContractsStore(
  { client, ports }: Core,
  onFailed: OnLoadFailed,
): ContractsStore {
  const loader = createLoader<{ readonly contracts: readonly Contract[] }>(
    ports.report,
    "contracts-failed",
    onFailed,
  );
  return {
    state: loader.state,
    load: () =>
      loader.load(async (abort) => ({
        contracts: await listContracts(client, undefined, abort),
      })),
    clear: loader.clear,
  };
}
