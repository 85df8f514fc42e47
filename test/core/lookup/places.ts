import * as v from "valibot";
import { placeSchema } from "../../../src/core/api/place-schema.ts";
import { type LookupSetting, noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import type { Place, Provider, ServiceabilityEntry } from "../../../src/core/lookup/place.ts";

/** Creates a provider, an entry and a detail as they are read if they have only names. */
const [provider] = readPlace({
  providers: [{ name: "one", serviceability: [{ label: "one" }] }],
}).providers;
if (provider?.serviceability.kind !== "list") throw new Error("A provider was not read.");
const [entry] = provider.serviceability.entries;
if (entry === undefined) throw new Error("An entry was not read.");
const emptyProvider: Provider = { ...provider, name: "", serviceability: { kind: "none" } };
const emptyEntry: ServiceabilityEntry = { ...entry, label: "" };

function readPlace(answer: object): Place {
  return v.parse(placeSchema, answer);
}

export function aPlace(changes: Partial<Place> = {}): Place {
  return { ...readPlace({}), ...changes };
}

export function aPlaceAt(pretty: string): Place {
  return aPlace({ location: { ...aPlace().location, pretty } });
}

export function aProvider(changes: Partial<Provider> = {}): Provider {
  return { ...emptyProvider, ...changes };
}

export function anEntry(changes: Partial<ServiceabilityEntry> = {}): ServiceabilityEntry {
  return { ...emptyEntry, ...changes };
}

export function aSetting(changes: Partial<LookupSetting> = {}): LookupSetting {
  return { ...noSetting, ...changes };
}
