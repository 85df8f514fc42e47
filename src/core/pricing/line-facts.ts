import { speedTextOf } from "../formatting/speed-text.ts";
import type { Service } from "./service.ts";
import { speedMessages } from "./speed-messages.ts";

type FactSource = Pick<Service, "productType" | "speed" | "mbps">;

/** The product type and the speed of a service. Example: `Fiber`, `500 Mbps`. */
export function lineFactsOf({ productType, speed, mbps }: FactSource): readonly string[] {
  return [typeText(productType), sentSpeedText(speed, mbps)].filter((fact) => fact !== "");
}

/** The facts of a line to the internet; none for other services, whose product types are the names of devices. */
export function internetFactsOf(
  service: FactSource & Pick<Service, "servedBy">,
): readonly string[] {
  return service.servedBy === null ? [] : lineFactsOf(service);
}

/** The title of a service with the facts by which it differs from another service of that title. */
export function serviceTextOf({
  title,
  facts,
}: {
  readonly title: string;
  readonly facts: readonly string[];
}): string {
  return facts.length === 0 ? title : `${title} (${facts.join(" · ")})`;
}

/** The facts that a text does not mention: of `Coax`, `500 Mbps` none beside `500 / 35 Mbps Coax`. */
export function factsBeside(text: string, facts: readonly string[]): readonly string[] {
  const said = new Set(text.toLowerCase().split(/[^\p{L}\p{N}.]+/u));
  return facts.filter((fact) =>
    fact
      .toLowerCase()
      .split(" ")
      .some((word) => !said.has(word)),
  );
}

/** Servers send names of their own, such as `coax` and `dsl`. */
function typeText(productType: string): string {
  if (!/^[a-z]+$/.test(productType)) return productType;
  return productType.length > 3
    ? productType.slice(0, 1).toUpperCase() + productType.slice(1)
    : productType.toUpperCase();
}

/** A speed that is more than a number and its unit stays as sent: `Up to 45 Mbps`. */
function sentSpeedText(speed: string, mbps: number | null): string {
  if (mbps !== null && plainSpeed.test(speed)) return speedTextOf(mbps);
  return speed === "" || /[a-z]/i.test(speed) ? speed : speedMessages.sent(speed);
}

const plainSpeed = /^[\d.,]+ ?(?:[kmgt]?b(?:ps|\/s)?|[kmgt])?$/i;
