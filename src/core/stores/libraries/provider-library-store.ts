import { loadProviderLibrary } from "../../api/provider-library.ts";
import type { Core } from "../../create-core.ts";
import type { ReadonlySignal } from "../../signals.ts";
import { createLoader, type Loaded, type OnLoadFailed } from "../page/loader.ts";
import { type LoadedLibrary, libraryMemoryOf } from "./provider-library-memory.ts";

export type ProviderLibraryState = Loaded<LoadedLibrary>;

/** The providers of one screen. */
export interface ProviderLibraryStore {
  readonly state: ReadonlySignal<ProviderLibraryState>;
  /** Loads the providers, and aborts an earlier load. The previous providers stay until the answer. */
  load(): Promise<void>;
  /** Drops the providers and aborts the load. */
  clear(): void;
}

export function createProviderLibraryStore(
  core: Core,
  onFailed: OnLoadFailed,
): ProviderLibraryStore {
  const { client, ports } = core;
  const memory = libraryMemoryOf(core);
  const loader = createLoader<LoadedLibrary>(ports.report, "providers-failed", onFailed);
  return {
    state: loader.state,
    load: () =>
      loader.load(
        async (abort) => ({ library: await loadProviderLibrary(client, ports.clock.now(), abort) }),
        memory,
      ),
    clear: loader.clear,
  };
}
