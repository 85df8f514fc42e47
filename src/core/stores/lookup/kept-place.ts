import type { Core } from "../../create-core.ts";
import type { LookupResult } from "../../lookup/lookup-ports.ts";
import type { Place } from "../../lookup/place.ts";
import { answerMemoryOf } from "../kept/answer-memory.ts";

/** The finished lookup of an address; null if this tab has none for the current user. */
export function keptPlaceOf(core: Core, address: string): Place | null {
  return keptLookupOf(core, address).read()?.place ?? null;
}

/** The kept result of the lookup of an address. */
export function keptLookupOf(core: Core, address: string) {
  return answerMemoryOf<LookupResult>(core, "lookup_results", address);
}
