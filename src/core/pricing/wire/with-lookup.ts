import type { Place, Provider, ServiceabilityEntry } from "../../lookup/place.ts";
import { foldLabel } from "../../texts/fold-text.ts";
import type { SearchResult } from "../catalogue.ts";
import type { Availability, PartName, ProviderOption } from "../filter-options.ts";
import { isUnbuiltLine } from "../is-unbuilt-line.ts";
import { speedKeys } from "./read-serviceability.ts";

/** Adds the entries of a finished lookup of the same address to the providers of a pricing search. */
export function withLookup(result: SearchResult, place: Place | null): SearchResult {
  if (place === null) return result;
  const provider = result.options.provider.map((option) => ({
    ...option,
    lookedUp: availabilitiesOf(providerIn(place, option)),
  }));
  return { ...result, options: { ...result.options, provider } };
}

/** Finds the provider of the place with the same key, or else with the same name. */
function providerIn({ providers }: Place, { key, label }: ProviderOption): Provider | undefined {
  const name = foldLabel(label);
  return (
    providers.find((one) => one.key !== "" && one.key.toLowerCase() === key) ??
    providers.find((one) => foldLabel(one.name) === name || foldLabel(one.label) === name)
  );
}

function availabilitiesOf(provider: Provider | undefined): readonly Availability[] {
  const { serviceability } = provider ?? {};
  switch (serviceability?.kind) {
    case "list":
      return serviceability.entries.flatMap((entry) => availabilityOf(entry, null, entry.label));
    case "parts":
      return serviceability.parts.flatMap(({ key, title, entries }) =>
        entries.flatMap((entry) => availabilityOf(entry, key, title)),
      );
    default:
      return [];
  }
}

/** Reads an entry. Returns an empty list if it is hidden, unfinished or failed. */
function availabilityOf(
  { visible, type, prefix, value, suffix, description, footnote, metadata }: ServiceabilityEntry,
  part: PartName | null,
  label: string,
): readonly Availability[] {
  if (!visible || type !== "value") return [];
  const facts = metadata.filter(
    (one) =>
      one.value !== "" &&
      one.format.toLowerCase() !== "speed" &&
      !speedKeys.includes(one.key.toLowerCase()),
  );
  const isUnbuilt = isUnbuiltLine(value, description);
  const text = { prefix, value, suffix, format: "" };
  return [{ part, label, value: text, description, footnote, facts, isUnbuilt }];
}
