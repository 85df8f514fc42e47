import { toPlainText } from "../../html/plain-text.ts";
import type { Service } from "../service.ts";

/** A speed in Mbps, from 1,000 on in Gbps. */
export function speedTextOf(mbps: number): string {
  return mbps < 1000 ? `${mbps} Mbps` : `${mbps / 1000} Gbps`;
}

/** Speeds that are compared with each other. */
export interface SpeedClass {
  /** The lowest speed in it, in Mbps. */
  readonly fromMbps: number;
  readonly label: string;
  /** "At least" this much, as it is asked for; null for the lowest class. */
  readonly asked: string | null;
}

/** The lowest speed that counts as a gigabit: the usable rate of gigabit Ethernet, sold under that name. */
export const gigabitMbps = 940;

/** The fastest first. */
export const speedClasses: readonly SpeedClass[] = [
  { fromMbps: 10_000, label: "10 Gbps and more", asked: "10 Gbps" },
  { fromMbps: 5000, label: "5 to 9.9 Gbps", asked: "5 Gbps" },
  { fromMbps: 2000, label: "2 to 4.9 Gbps", asked: "2 Gbps" },
  { fromMbps: gigabitMbps, label: `1 Gbps (${gigabitMbps} to 1,999 Mbps)`, asked: "1 Gbps" },
  { fromMbps: 500, label: `500 to ${gigabitMbps - 1} Mbps`, asked: "500 Mbps" },
  { fromMbps: 300, label: "300 to 499 Mbps", asked: "300 Mbps" },
  { fromMbps: 100, label: "100 to 299 Mbps", asked: "100 Mbps" },
  { fromMbps: 0, label: "below 100 Mbps", asked: null },
];

/**
 * The upload speed of a line in Mbps, where its label, title or description gives one: the second of two speeds whose first
 * is its download speed (`300 / 35 Mbps`), or the same as the download speed of a symmetrical line. Null otherwise.
 */
export function uploadMbpsOf(service: Pick<Service, "mbps" | "label" | "name" | "description">) {
  const { mbps, label, name, description } = service;
  if (mbps === null) return null;
  for (const text of [label, name]) {
    const up = pairedWith(mbps, text);
    if (up !== null) return up;
    if (symmetrical.test(text)) return mbps;
  }
  const text = toPlainText(description);
  const up = pairedWith(mbps, text);
  if (up !== null) return up;
  const [, digits = "", unit = ""] = symmetricalSpeed.exec(text) ?? [];
  return mbpsOfText(digits, unit) === mbps ? mbps : null;
}

/** The second has a unit: `24/7` is no pair of speeds. */
const pattern =
  /(\d{1,3},\d{3}|\d{1,6}(?:\.\d{1,3})?) ?([kmg])?(?:bps|b)? ?[/x×] ?(\d{1,3},\d{3}|\d{1,6}(?:\.\d{1,3})?) ?([kmg])(?:bps|b)?\b/gi;
const symmetrical = /(?<![\w-])symmetric(?:al)?\b/i;
const symmetricalSpeed = /(?<![\w-])symmetric(?:al)? (\d{1,6}(?:\.\d{1,3})?) ?([kmg])bps\b/i;

/** The second of two speeds of which the first is a download speed; null where a text has no such pair. */
function pairedWith(mbps: number, text: string): number | null {
  for (const [, down = "", downUnit, up = "", upUnit = ""] of text.matchAll(pattern)) {
    // One unit at the end is that of both.
    if (mbpsOfText(down, downUnit ?? upUnit) === mbps) return mbpsOfText(up, upUnit);
  }
  return null;
}

function mbpsOfText(digits: string, unit: string): number {
  if (digits === "") return Number.NaN;
  return Number(digits.replace(",", "")) * (unitsInMbps[unit.toLowerCase()] ?? 1);
}

const unitsInMbps: Readonly<Record<string, number>> = { k: 0.001, g: 1000 };
