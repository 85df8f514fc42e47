import type { Dice } from "../catalogue/dice.ts";
import type { Carrier } from "../store/documents.ts";
import type { Metadata, Serviceability, ServiceabilityEntry } from "./place.ts";

/** The serviceability of a building as a carrier reports it. */
export function serviceabilityOf(carrier: Carrier, dice: Dice): Serviceability {
  if (carrier.kind === "cable") return carrier.hasApi ? cableParts(dice) : null;
  if (carrier.kind === "lec") return carrier.hasApi ? lecEntries(dice) : null;
  if (carrier.kind === "fiber") return [fiberEntry(dice)];
  if (carrier.kind === "fixed-wireless") return [signalEntry(dice)];
  return null;
}

function cableParts(dice: Dice): Serviceability {
  const fiberColor = dice.pick(["green", "light green", "yellow", "red"]);
  return {
    version: 2,
    coax: {
      name: "Coax",
      color: dice.pick(["green", "green", "green", "light green"]),
      description: "Serviceable",
      metadata: [speed("max_download", "Max Download", dice.pick([500, 1000, 1250]))],
    },
    fiber: {
      name: "Fiber",
      color: fiberColor,
      description: fiberTexts[fiberColor],
      metadata: [
        speed("max_download", "Max Download", dice.pick([1000, 10_000])),
        // A line that is on net costs nothing to build, which goes without saying.
        ...(fiberColor === "green"
          ? []
          : [
              {
                key: "build_cost",
                label: "Estimated Build Cost",
                value: dice.between(4, 60) * 250,
                format: "currency" as const,
              },
            ]),
      ],
    },
  };
}

const fiberTexts = {
  green: "On net",
  "light green": "Likely on net, to be verified",
  yellow: "Near net, construction required",
  red: "Not serviceable",
} as const;

/** Answers for a building, by how certain it is that the building is on the network. */
const dedicatedAnswers: readonly [DedicatedAnswer, ...DedicatedAnswer[]] = [
  { value: "On net", color: "green" },
  { value: "Likely on net", color: "light green" },
  { value: "Near net", color: "yellow" },
];

type DedicatedAnswer = Pick<ServiceabilityEntry, "value" | "color">;

function lecEntries(dice: Dice): ServiceabilityEntry[] {
  const fiber = dice.falls(0.65);
  const download = dice.pick([1000, 2000, 5000]);
  return [
    fiber
      ? {
          label: "Fiber",
          value: "Available",
          color: "green",
          description: "Symmetrical business fiber",
          metadata: [
            speed("max_download", "Max Download", download),
            speed("max_upload", "Max Upload", download),
          ],
          visible: true,
        }
      : {
          label: "Fiber",
          value: "Not available",
          color: "red",
          footnote: "Copper services may be available.",
          footnote_color: "#92400e",
        },
    {
      label: "DSL",
      value: dice.pick([18, 45, 100]),
      prefix: "Up to ",
      suffix: " Mbps",
      color: fiber ? "gray" : "green",
    },
    {
      label: "Dedicated Internet",
      ...dice.pick(dedicatedAnswers),
      description: "Ethernet over fiber with a service level agreement",
      footnote: "Construction may apply.",
      metadata: [
        {
          key: "verified_on",
          label: "Verified",
          value: `2025-0${dice.between(1, 9)}-1${dice.between(0, 9)}`,
          format: "date",
        },
      ],
    },
    { label: "Reference", value: String(dice.between(100_000, 999_999)), visible: false },
  ];
}

function fiberEntry(dice: Dice): ServiceabilityEntry {
  const near = dice.falls(0.5);
  return {
    label: "Fiber",
    value: near ? "Near net" : "On net",
    color: near ? "yellow" : "green",
    metadata: [
      speed("max_download", "Max Download", 10_000),
      {
        key: "route_miles",
        label: "Route Miles",
        value: String(dice.between(1, 40) / 10),
        format: "number",
      },
    ],
  };
}

function signalEntry(dice: Dice): ServiceabilityEntry {
  return {
    label: "5G",
    value: dice.pick(["Excellent", "Good", "Fair"]),
    color: dice.pick(["#15803d", "#a16207"]),
    suffix: " signal",
  };
}

function speed(key: string, label: string, megabits: number): Metadata {
  return { key, label, value: megabits, format: "speed", suffix: " Mbps" };
}
