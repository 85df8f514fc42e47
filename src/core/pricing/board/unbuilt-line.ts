import type { Formatting } from "../../formatting/formatting.ts";
import { metadataTextOf } from "../../lookup/metadata-text.ts";
import { isSpeedValue } from "../../lookup/speed-value.ts";
import { accessTypeIn } from "../access-type.ts";
import { cartItemsOf } from "../cart/cart-items.ts";
import type { CartState } from "../cart/cart-state.ts";
import { type Availability, optionOf, type ProviderOption } from "../filter-options.ts";
import type { Service } from "../service.ts";
import { boardProductOf } from "./board-product.ts";

/**
 * Returns the words about a line that is sold but not built. They come from the pricing answer, or else from the lookup.
 *
 * @returns `""` if neither says that the line is not built
 */
export function unbuiltTextOf(
  provider: ProviderOption,
  service: Service,
  format: Formatting,
): string {
  return textOfUnbuilt(unbuiltLineOf(provider, service), format);
}

/** Returns the words of an entry about a line that is not built; `""` without one. */
export function textOfUnbuilt(line: Availability | null, format: Formatting): string {
  return line === null ? "" : textsOfAvailability(line, format).join(" · ");
}

/** True if the pricing answer or the lookup says that the line of a service is not built. */
export function isUnbuilt(provider: ProviderOption, service: Service): boolean {
  return unbuiltLineOf(provider, service) !== null;
}

/** The entry of the pricing answer, or else of the lookup, that says that the line of a service is not built. */
export function unbuiltLineOf(provider: ProviderOption, service: Service): Availability | null {
  if (!hasUnbuiltLine(provider)) return null;
  const entries = [provider.availabilities, provider.lookedUp].map((all) =>
    availabilityOf(all, service),
  );
  return entries.find((one) => one?.isUnbuilt) ?? null;
}

/** Returns the notes of a proposal about its services whose line is not built. */
export function unbuiltNotesOf(state: CartState, format: Formatting): readonly string[] {
  const provider = optionOf(state.catalogue.options.provider, state.provider);
  if (provider === null) return [];
  return cartItemsOf(state).flatMap(({ service }) => {
    const text = unbuiltTextOf(provider, service, format);
    return text === "" ? [] : [`${service.name}: ${text}`];
  });
}

/** True if an entry of the pricing answer or of the lookup says that a line of the provider is not built. */
export function hasUnbuiltLine({ availabilities, lookedUp }: ProviderOption): boolean {
  return [...availabilities, ...lookedUp].some(({ isUnbuilt }) => isUnbuilt);
}

/**
 * Returns the lines of a provider that are sold but not built, each once: `Fiber: Near net · Build Cost: $8,750.00`.
 */
export function unbuiltLinesOf(
  provider: ProviderOption,
  services: Iterable<Service>,
  format: Formatting,
): readonly string[] {
  const texts = [...services].flatMap((service) => {
    const found = unbuiltLineOf(provider, service);
    return found ? [[found.label, textOfUnbuilt(found, format)].filter(Boolean).join(": ")] : [];
  });
  return [...new Set(texts)];
}

/**
 * Returns the texts of an entry: its certainty, then details such as a distance, a date or the cost of construction.
 * Leaves out the speed of the line, which beside the speed of a service reads as a contradiction.
 */
export function textsOfAvailability(
  { value, description, facts, footnote }: Availability,
  format: Formatting,
): readonly string[] {
  return [
    isSpeedValue(value) ? "" : metadataTextOf(value, format),
    description,
    ...facts.map((fact) => [fact.label, metadataTextOf(fact, format)].filter(Boolean).join(": ")),
    footnote,
  ].filter((text) => text !== "");
}

/**
 * Finds the entry of the provider's serviceability for the line of a service. A dedicated line has the entry with that
 * label. Other lines have the entry of their access type or, if it is unknown, the part that serves them.
 */
export function availabilityOf(
  availabilities: readonly Availability[],
  service: Service,
): Availability | null {
  const { section, access = null } = boardProductOf(service) ?? {};
  if (access === null) return null;
  const dedicated = availabilities.find(({ label }) => /\bdedicated\b/i.test(label));
  if (section === "dedicated" && dedicated) return dedicated;
  const others = availabilities.filter((one) => one !== dedicated);
  const isOfService = ({ part, label }: Availability) =>
    access === "unknown"
      ? part === service.servedBy && part !== null
      : (part ?? accessTypeIn(label)) === access;
  return others.find(isOfService) ?? null;
}
