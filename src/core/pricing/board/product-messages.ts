/** The names of the products that a price board compares. */
export const productMessages = {
  /** The technologies of a line. */
  accessTypes: {
    fiber: "Fiber",
    coax: "Coax",
    copper: "Copper",
    fixedWireless: "Fixed wireless",
    cellular: "Cellular",
    satellite: "Satellite",
    unknown: "Access not given",
  },
  names: { broadband: "Broadband", dedicated: "Dedicated", phone: "Phone", tv: "Television" },
  noPrice: "No price given",
  speedNotGiven: "speed not given",
  lineOf: (name: string, speed: string, access: string) => `${name} ${speed}, ${access}`,
} as const;
