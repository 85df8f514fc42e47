import type { Formatting } from "../../formatting/formatting.ts";
import { metadataTextOf } from "../../lookup/metadata-text.ts";
import type { Availability } from "../filter-options.ts";
import { accessTypeIn } from "./access-type.ts";
import type { BoardOffer } from "./board-offer.ts";

/**
 * The statements of the answer about the availability of an offer's line: first its certainty, then details such as a
 * distance, a date or the cost of construction. Empty if the answer does not mention the line.
 */
export function availabilityTextsOf(offer: BoardOffer, format: Formatting): readonly string[] {
  const found = availabilityOf(offer);
  if (found === null) return [];
  const { value, description, facts, footnote } = found;
  return [
    metadataTextOf(value, format),
    description,
    ...facts.map((fact) => [fact.label, metadataTextOf(fact, format)].filter(Boolean).join(": ")),
    footnote,
  ].filter((text) => text !== "");
}

/**
 * Finds the entry of the provider's serviceability for the line of an offer. A dedicated line has the entry with that
 * label. Other lines have the entry of their access type or, if it is unknown, the part that serves them.
 */
function availabilityOf({ provider, product, service }: BoardOffer): Availability | null {
  const { section, access } = product;
  if (access === null) return null;
  const { availabilities } = provider;
  const dedicated = availabilities.find(({ label }) => /\bdedicated\b/i.test(label));
  if (section === "dedicated" && dedicated) return dedicated;
  const others = availabilities.filter((one) => one !== dedicated);
  const isOfOffer = ({ part, label }: Availability) =>
    access === "unknown"
      ? part === service.servedBy && part !== null
      : (part ?? accessTypeIn(label)) === access;
  return others.find(isOfOffer) ?? null;
}
