import { speedTextOf } from "../../formatting/speed-text.ts";
import { toPlainText } from "../../html/plain-text.ts";
import { englishReader } from "../../texts/english-reader.ts";
import type { TextReader, TextsOf } from "../../texts/text-group.ts";
import type { Service } from "../service.ts";
import { speedTexts } from "../speed-messages.ts";

type SpeedClassName = keyof TextsOf<typeof speedTexts>["classes"];

/** A range of comparable speeds. */
export interface SpeedClass {
  /** The name of its text. */
  readonly name: SpeedClassName;
  /** The lowest speed of the class, in Mbps. */
  readonly fromMbps: number;
  /** The label in English. */
  readonly label: string;
  /** The label in the filter "At least"; null for the lowest class. */
  readonly asked: string | null;
}

/** The usable rate of gigabit Ethernet. Providers sell it as a gigabit. */
export const gigabitMbps = 940;

/** Slower lines, such as those on copper, rarely suit a business. */
export const usualMbps = 100;

/** The classes with the speeds that the filter offers, in Mbps. */
const classes = [
  { name: "tenGigabit", fromMbps: 10_000, asked: 10_000 },
  { name: "fiveGigabit", fromMbps: 5000, asked: 5000 },
  { name: "twoGigabit", fromMbps: 2000, asked: 2000 },
  { name: "gigabit", fromMbps: gigabitMbps, asked: 1000 },
  { name: "from500", fromMbps: 500, asked: 500 },
  { name: "from300", fromMbps: 300, asked: 300 },
  { name: "from100", fromMbps: 100, asked: 100 },
  { name: "slowest", fromMbps: 0, asked: null },
] as const;

/** The range of a class, as text. */
export function speedClassTextOf(name: SpeedClassName, { texts }: TextReader): string {
  const { [name]: text } = texts(speedTexts).classes;
  return typeof text === "string" ? text : text(name === "gigabit" ? gigabitMbps : gigabitMbps - 1);
}

/** The fastest class is first. */
export const speedClasses: readonly SpeedClass[] = classes.map(({ asked, ...one }) => ({
  ...one,
  label: speedClassTextOf(one.name, englishReader),
  asked: asked === null ? null : speedTextOf(asked),
}));

/**
 * The upload speed of a line in Mbps, from its label, title or description. In a pair of speeds such as `300 / 35 Mbps`,
 * it follows the download speed. A symmetrical line has its download speed. Null if the texts mention neither.
 */
export function uploadMbpsOf(service: Pick<Service, "mbps" | "label" | "name" | "description">) {
  const { mbps, label, name, description } = service;
  if (mbps === null) return null;
  for (const text of [label, name]) {
    const up = pairedWith(mbps, text);
    if (up !== null) return up;
    if (symmetricalWord.test(text)) return mbps;
  }
  const text = toPlainText(description);
  const up = pairedWith(mbps, text);
  if (up !== null) return up;
  const [, digits = "", unit = ""] = symmetricalSpeed.exec(text) ?? [];
  return mbpsOfText(digits, unit) === mbps ? mbps : null;
}

/** The second speed must have a unit, so that `24/7` is not a pair of speeds. */
const speedPair =
  /(\d{1,3},\d{3}|\d{1,6}(?:\.\d{1,3})?) ?([kmg])?(?:bps|b)? ?[/x×] ?(\d{1,3},\d{3}|\d{1,6}(?:\.\d{1,3})?) ?([kmg])(?:bps|b)?\b/gi;
const symmetricalWord = /(?<![\w-])symmetric(?:al)?\b/i;
const symmetricalSpeed = /(?<![\w-])symmetric(?:al)? (\d{1,6}(?:\.\d{1,3})?) ?([kmg])bps\b/i;

/** The second of a pair of speeds whose first is the download speed; null if the text contains no such pair. */
function pairedWith(mbps: number, text: string): number | null {
  for (const [, down = "", downUnit, up = "", upUnit = ""] of text.matchAll(speedPair)) {
    // A single unit at the end applies to both speeds.
    if (mbpsOfText(down, downUnit ?? upUnit) === mbps) return mbpsOfText(up, upUnit);
  }
  return null;
}

function mbpsOfText(digits: string, unit: string): number {
  if (digits === "") return Number.NaN;
  return Number(digits.replace(",", "")) * (unitsInMbps[unit.toLowerCase()] ?? 1);
}

const unitsInMbps: Readonly<Record<string, number>> = { k: 0.001, g: 1000 };
