import type { Formatting } from "../../formatting/formatting.ts";
import { metadataTextOf } from "../../lookup/metadata-text.ts";
import type { Availability } from "../filter-options.ts";
import { accessTypeIn } from "./access-type.ts";
import type { BoardOffer } from "./board-offer.ts";

/**
 * What the answer says of the line that an offer needs: how well it is known to be there, then details such as a distance, a
 * date or the cost of construction; empty where the answer says nothing of it.
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
 * The entry of the provider's serviceability for the line of an offer: of a dedicated line the one that says so, else the one
 * that names its access type, else, where that is not known, the part that decides about it (decisions K3).
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
