/** The words before the number of a unit in an address. */
export const unitWords = {
  building: "Bldg",
  floor: "Fl",
  /** By the first word of the column's name. */
  byColumn: {
    suite: "Ste",
    ste: "Ste",
    apt: "Apt",
    apartment: "Apt",
    room: "Rm",
    rm: "Rm",
    space: "Spc",
    unit: "Unit",
  } as Readonly<Record<string, string>>,
};
