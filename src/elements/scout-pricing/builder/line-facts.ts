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

/** The title of a service with the facts by which it differs from another service of that title. */
export function serviceTextOf(
  service: Pick<Service, "title" | "productType" | "speed">,
  format: Pick<Formatting, "number">,
): string {
  const facts = lineFactsOf(service, format).join(" · ");
  return facts === "" ? service.title : `${service.title} (${facts})`;
}
