import { createDice } from "../catalogue/dice.ts";

const firstWords =
  "Acadia Alder Amber Anchor Apex Arbor Arrow Aspen Atlas Aurora Badger Basin Beacon Birch Bison Blue Boulder Bramble Bridge Bright Cactus Canyon Cardinal Cedar Chinook Clear Cobalt Compass Copper Coral Crest Crimson Cypress Dakota Delta Eagle Elm Ember Evergreen Falcon Fern Flint Garnet Glacier Golden Granite Gulf Harbor Harvest Hickory Indigo Iron Jasper Juniper Keystone Lakeside Lantern Liberty Lone Maple Meridian Mesa Monarch".split(
    " ",
  );
const secondWords =
  "Bay Bend Brook Cliff Coast Field Ford Gate Grove Hill Lake Light Line Moor Oak Path Peak Pine Point Ridge River Rock Sky Star Stone Trail Vale View Water Wind".split(
    " ",
  );

/** Endings of company names by category. */
const endings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  network: ["Fiber", "Networks", "Broadband", "Internet"],
  "sd-wan": ["WAN", "Edge", "Networks"],
  voice: ["Voice", "Communications", "Telecom"],
  "contact-center": ["Contact", "Engage", "CX"],
  ai: ["AI", "Labs"],
  security: ["Security", "Defense", "Cyber"],
  cloud: ["Cloud", "Hosting", "Systems"],
  "data-center": ["Data Centers", "Colocation"],
  mobility: ["Mobility", "Wireless"],
  iot: ["IoT", "Sensors"],
  managed: ["IT", "Managed Services", "Technology"],
  energy: ["Energy", "Power"],
};

/** A unique invented company name, which is added to `taken`. */
export function inventName(category: string, number: number, taken: Set<string>): string {
  const dice = createDice(`provider name ${number}`);
  for (;;) {
    const first = firstWords[dice.between(0, firstWords.length - 1)] ?? "";
    const second = secondWords[dice.between(0, secondWords.length - 1)] ?? "";
    const stem = dice.falls(0.4) ? `${first}${second.toLowerCase()}` : `${first} ${second}`;
    const name = `${stem} ${dice.pick(endings[category] ?? ["Group"])}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
