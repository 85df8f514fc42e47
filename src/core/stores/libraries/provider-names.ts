import { loadProviderLibrary } from "../../api/provider-library.ts";
import type { Core } from "../../create-core.ts";
import type { ProviderLibrary } from "../../libraries/library-provider.ts";
import { reportFailure } from "../trouble/report-failure.ts";
import { libraryMemoryOf } from "./provider-library-memory.ts";

/**
 * The names of all providers, for a list that can do without them: a failure is reported, and leaves it empty. Asks the
 * server only if no screen has asked before, and once for all who wait.
 */
export async function providerNamesOf(core: Core): Promise<readonly string[]> {
  const { client, ports, session } = core;
  const asked = core.service("provider-names", createAsked);
  const person = session.person.peek();
  const memory = libraryMemoryOf(core);
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
