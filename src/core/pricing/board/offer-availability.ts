import type { Formatting } from "../../formatting/formatting.ts";
import type { BoardOffer } from "./board-offer.ts";
import { availabilityOf, textsOfAvailability, unbuiltTextOf } from "./unbuilt-line.ts";

/**
 * The statements of the answer about the availability of an offer's line: first its certainty, then details such as a
 * distance, a date or the cost of construction. Empty if the answer does not mention the line.
 */
export function availabilityTextsOf(
  { provider, service }: BoardOffer,
  format: Formatting,
): readonly string[] {
  const found = availabilityOf(provider.availabilities, service);
  return found === null ? [] : textsOfAvailability(found, format);
}

/** Returns the words about an offer whose line is not built; `""` if it is built or unknown. */
export function unbuiltOfferTextOf({ provider, service }: BoardOffer, format: Formatting): string {
  return unbuiltTextOf(provider, service, format);
}
