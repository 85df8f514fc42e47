import { loadProviderLibrary } from "../../api/provider-library.ts";
import type { Core } from "../../create-core.ts";
import type { ProviderLibrary } from "../../libraries/library-provider.ts";
import type { ReadonlySignal } from "../../signals.ts";
import { answerMemoryOf } from "../kept/answer-memory.ts";
import { createLoader, type Loaded, type OnLoadFailed } from "../page/loader.ts";
import { reportFailure } from "../trouble/report-failure.ts";

interface LoadedLibrary {
  readonly library: ProviderLibrary;
}

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
  const memory = memoryOf(core);
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

const memoryOf = (core: Core) => answerMemoryOf<LoadedLibrary>(core, "answers", "provider-library");

/**
 * The names of all providers, for a list that can do without them: a failure is reported, and leaves it empty. Asks the
 * server only if no screen has asked before, and once for all who wait.
 */
export async function providerNamesOf(core: Core): Promise<readonly string[]> {
  const { client, ports, session } = core;
  const asked = core.service("provider-names", createAsked);
  const person = session.person.peek();
  const memory = memoryOf(core);
  const known = memory.read();
  if (known === null) asked.waiting ??= loadProviderLibrary(client, ports.clock.now());
  const { waiting } = asked;
  try {
    const library = known?.library ?? (await waiting);
    if (library === null || session.person.peek() !== person) return [];
    if (known === null) memory.write({ library });
    return library.rows.map(({ name }) => name).filter((name) => name !== "");
  } catch (error) {
    reportFailure(ports.report, "providers-failed", error);
    return [];
  } finally {
    if (asked.waiting === waiting) asked.waiting = null;
  }
}

interface Asked {
  waiting: Promise<ProviderLibrary> | null;
  forget(): void;
}

function createAsked(): Asked {
  return {
    waiting: null,
    forget() {
      this.waiting = null;
    },
  };
}
