import { speedTextOf } from "../formatting/speed-text.ts";
import type { Service } from "./service.ts";
import { speedMessages } from "./speed-messages.ts";

/** What tells services of one title apart. */
export type LineFacts = Pick<Service, "productType" | "speed" | "mbps">;

/** The product type and the speed of a service. Example: `Fiber`, `500 Mbps`. */
export function lineFactsOf({ productType, speed, mbps }: LineFacts): readonly string[] {
  return [productType, sentSpeedText(speed, mbps)].filter((fact) => fact !== "");
}

/** The title of a service with the facts by which it differs from another service of that title. */
export function serviceTextOf(service: Pick<Service, "title"> & LineFacts): string {
  const facts = lineFactsOf(service).join(" · ");
  return facts === "" ? service.title : `${service.title} (${facts})`;
}

/** A speed that is more than a number and its unit stays as sent: `Up to 45 Mbps`. */
function sentSpeedText(speed: string, mbps: number | null): string {
  if (mbps !== null && plainSpeed.test(speed)) return speedTextOf(mbps);
  return speed === "" || /[a-z]/i.test(speed) ? speed : speedMessages.sent(speed);
}

const plainSpeed = /^[\d.,]+ ?(?:[kmgt]?b(?:ps|\/s)?|[kmgt])?$/i;
