/** The columns of the template. A file may have additional ones, in any order. */
export const templateColumns = [
  "Location Name",
  "Street Address",
  "City",
  "State",
  "Postal Code",
] as const;

/** The only optional column. */
const optional = "Location Name";

export const requiredColumns = templateColumns.filter((column) => column !== optional);

/** An address as given in the file; missing parts are empty. */
export interface GivenAddress {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** Reads the address of a row. Columns are matched by name, in any case. */
export function readAddress(columns: readonly string[], cells: readonly string[]): GivenAddress {
  const cell = (name: (typeof templateColumns)[number]) =>
    cells[columns.findIndex((column) => isSameColumn(column, name))]?.trim() ?? "";
  return {
    street: cell("Street Address"),
    city: cell("City"),
    state: cell("State"),
    postalCode: cell("Postal Code"),
  };
}

export function isSameColumn(one: string, other: string): boolean {
  return normalNameOf(one) === normalNameOf(other);
}

/** The address on one line, in the form of a single lookup. */
export function lineOf({ street, city, state, postalCode }: GivenAddress): string {
  return [street, city, `${state} ${postalCode}`.trim()].filter((part) => part !== "").join(", ");
}

function normalNameOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, " ");
}
