import type { Core } from "../../create-core.ts";
import type { ProviderLibrary } from "../../libraries/library-provider.ts";
import type { KeptValue } from "../../ports.ts";
import { answerMemoryOf } from "../kept/answer-memory.ts";

export interface LoadedLibrary {
  readonly library: ProviderLibrary;
}

/** The latest answer with all providers, for the library and for lists of their names. */
export function libraryMemoryOf(core: Core): KeptValue<LoadedLibrary> {
  return answerMemoryOf<LoadedLibrary>(core, "answers", "provider-library");
}
