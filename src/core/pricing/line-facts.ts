import type { Formatting } from "../formatting/formatting.ts";
import { formattingMessages } from "../formatting/formatting-messages.ts";
import { speedTextOf } from "../formatting/speed-text.ts";
import type { Service } from "./service.ts";

type FactSource = Pick<Service, "productType" | "speed" | "mbps">;

/** Writes numbers. */
type Numbers = Pick<Formatting, "number" | "together">;

/** The product type and the speed of a service. Example: `Fiber`, `500 Mbps`. */
export function lineFactsOf(
  { productType, speed, mbps }: FactSource,
  format?: Numbers,
): readonly string[] {
  return [typeText(productType), sentSpeedText(speed, mbps, format)].filter((fact) => fact !== "");
}

/** The facts of a line to the internet; none for other services, whose product types are the names of devices. */
export function internetFactsOf(
  service: FactSource & Pick<Service, "servedBy">,
  format?: Numbers,
): readonly string[] {
  return service.servedBy === null ? [] : lineFactsOf(service, format);
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
      .replace(marks, "")
      .toLowerCase()
      .split(" ")
      .some((word) => !said.has(word)),
  );
}

/** A speed of a language from right to left is between two of them. */
const marks = /[\u2066-\u2069]/g;

/** Servers send names of their own, such as `coax` and `dsl`. */
function typeText(productType: string): string {
  if (!/^[a-z]+$/.test(productType)) return productType;
  return productType.length > 3
    ? productType.slice(0, 1).toUpperCase() + productType.slice(1)
    : productType.toUpperCase();
}

/** A speed that is more than a number and its unit stays as sent: `Up to 45 Mbps`. */
function sentSpeedText(speed: string, mbps: number | null, format?: Numbers): string {
  if (mbps !== null && plainSpeed.test(speed)) return speedTextOf(mbps, format);
  return speed === "" || /[a-z]/i.test(speed) ? speed : formattingMessages.mbps(speed);
}

const plainSpeed = /^[\d.,]+ ?(?:[kmgt]?b(?:ps|\/s)?|[kmgt])?$/i;
