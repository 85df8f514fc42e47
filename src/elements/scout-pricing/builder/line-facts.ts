import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { Service } from "../../../core/pricing/service.ts";
import { messages } from "../scout-pricing.messages.ts";

/** The product type and the speed of a service. Example: `Fiber`, `500 Mbps`. */
export function lineFactsOf(
  { productType, speed }: Pick<Service, "productType" | "speed">,
  format: Pick<Formatting, "number">,
): readonly string[] {
  return [productType, speed === "" ? "" : messages.speed(speed, format.number)].filter(
    (fact) => fact !== "",
  );
}
