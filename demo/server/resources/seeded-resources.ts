import { carriers } from "../catalogue/carriers.ts";
import { createDice, type Dice } from "../catalogue/dice.ts";
import type { Carrier } from "../store/documents.ts";
import type { Resource } from "../store/library-documents.ts";
import { topics } from "./topics.ts";

/** The number of resources in the library. */
const count = 1200;

const types = [
  "Battle Card",
  "Brochure",
  "Case Study",
  "Data Sheet",
  "FAQ",
  "Order Form",
  "Presentation",
  "Price Sheet",
  "Training Guide",
  "White Paper",
] as const;

/** The number of resource types per topic of a carrier. */
const typesPerTopic = 3;

/** The resource library, sorted by name. */
export function seededResources(): Resource[] {
  const all = carriers.flatMap((carrier) =>
    topics.flatMap(([topic], at) =>
      Array.from({ length: typesPerTopic }, (_, turn) => {
        const type = types[(at + turn * 3 + carrier.name.length) % types.length] ?? types[0];
        return resourceOf(carrier, topic, type);
      }),
    ),
  );
  return all
    .slice(0, count)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en-US"))
    .map((resource, index) => ({ ...resource, id: `resource-${index + 1}` }));
}

function resourceOf(
  carrier: Carrier,
  topic: string,
  collateralType: (typeof types)[number],
): Omit<Resource, "id"> {
  const name = `${carrier.name} ${topic} ${collateralType}`;
  const dice = createDice(`resource ${name}`);
  return {
    name,
    collateralType,
    providerName: carrier.name,
    topic,
    files: filesOf(name, carrier, collateralType, dice),
    updatedAt: updatedAtOf(dice),
  };
}

function filesOf(
  name: string,
  carrier: Carrier,
  type: (typeof types)[number],
  dice: Dice,
): Resource["files"] {
  return [
    { kind: "pdf", name: `${name}.pdf` },
    ...(type === "Price Sheet" ? [{ kind: "csv" as const, name: `${name} – rates.csv` }] : []),
    ...(type === "FAQ" ? [{ kind: "txt" as const, name: `${name} 100% answered.txt` }] : []),
    ...(dice.falls(0.15)
      ? [{ kind: "link" as const, uri: new URL("/business/resources", carrier.uri).href }]
      : []),
  ];
}

/** Dates as platforms send them: ISO, seconds since 1970, and occasionally words. */
function updatedAtOf(dice: Dice): string {
  const time = Date.UTC(2025, dice.between(0, 11), dice.between(1, 28), dice.between(14, 20));
  if (dice.falls(0.03)) return "Last quarter";
  return dice.falls(0.2) ? String(time / 1000) : new Date(time).toISOString();
}
