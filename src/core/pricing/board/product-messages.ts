import { textGroup } from "../../texts/text-group.ts";

/** The names of the products that a price board compares. */
export const productTexts = textGroup("board-products", {
  /** The technologies of a line. */
  accessTypes: {
    fiber: "Fiber",
    coax: "Coax",
    copper: "Copper",
    fixedWireless: "Fixed wireless",
    cellular: "Cellular",
    satellite: "Satellite",
    unknown: "Access not listed",
  },
  names: { broadband: "Broadband", dedicated: "Dedicated", phone: "Phone", tv: "Television" },
  noPrice: "No price listed",
  /** Below the price of an offer. The builder and the proposal call the same items required. */
  extras: (price: string) => `incl. ${price} required items`,
  speedNotGiven: "speed not listed",
  /** Some languages have no small letter for the access type within a name. */
  lineOf: (name: string, speed: string, access: string) =>
    `${name} ${speed}, ${access.toLowerCase()}`,
});
