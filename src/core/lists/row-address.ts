import { addressKeyOf } from "./address-key.ts";
import { columnKindOf } from "./column-names.ts";
import {
  type ColumnRole,
  type ColumnUse,
  columnRoles,
  currentRoles,
  unitRoles,
} from "./column-roles.ts";
import { isDateCell } from "./damage.ts";
import { type ColumnMapping, mapColumns } from "./map-columns.ts";
import { placeOf } from "./place-cell.ts";
import { plainCellOf } from "./read-csv.ts";
import { unitWords } from "./unit-messages.ts";

/** Parts of an address, each as one text; `""` if it is missing. */
export type AddressParts = Readonly<Record<AddressPart, string>>;
const addressPartNames = [
  "urbanization",
  "street",
  "unit",
  "city",
  "state",
  "zip",
  "name",
] as const;
type AddressPart = (typeof addressPartNames)[number];

/** Joins the columns of a row to the parts of its address. */
export interface RowAddressReader {
  /** True if a column holds streets. */
  readonly hasStreet: boolean;
  streetOf(cells: readonly string[], roles?: ReadonlySet<ColumnRole>): string;
  /** The text of the columns with a role; `""` without one. */
  textOf(cells: readonly string[], role: ColumnRole): string;
  /** @param roles - reads only these columns */
  read(cells: readonly string[], roles?: ReadonlySet<ColumnRole>): AddressParts;
}

const streetRoles = ["number", "direction", "address", "street", "suffix", "endDirection"] as const;
export function rowAddressReaderOf({ names, uses }: ColumnMapping): RowAddressReader {
  const indexesOf = (role: ColumnRole) =>
    uses.flatMap((use, index) => (use === role ? [index] : []));
  const columns = Object.fromEntries(columnRoles.map((role) => [role, indexesOf(role)]));
  const words = names.map(unitWordOf);

  /** The text of the columns with a role. */
  function textOf(cells: readonly string[], role: ColumnRole, roles?: ReadonlySet<ColumnRole>) {
    const [first, ...others] = columns[role] ?? [];
    if (first === undefined || roles?.has(role) === false) return "";
    const text = plainCellOf(cells[first]?.trim() ?? "");
    if (others.length === 0) return text;
    const rest = others.map((index) => plainCellOf(cells[index]?.trim() ?? ""));
    return [text, ...rest].filter(Boolean).join(" ");
  }

  function unitsOf(cells: readonly string[], roles?: ReadonlySet<ColumnRole>): string {
    if (unitRoles.every((role) => columns[role]?.length === 0)) return "";
    const texts = (role: ColumnRole) =>
      roles?.has(role) === false
        ? []
        : (columns[role] ?? []).map((index) => [index, cells[index]?.trim() ?? ""] as const);
    const type = textOf(cells, "unitType", roles);
    return [
      ...texts("building").map(([, cell]) => withWord(cell, unitWords.building)),
      ...texts("floor").map(([, cell]) => withWord(cell, unitWords.floor)),
      ...texts("unit").map(([index, cell]) => withWord(cell, type || (words[index] ?? ""))),
    ]
      .filter(Boolean)
      .join(", ");
  }

  const hasOnlyAddress = streetRoles.every(
    (role) => role === "address" || columns[role]?.length === 0,
  );
  const streetOf: RowAddressReader["streetOf"] = (cells, roles) =>
    hasOnlyAddress
      ? textOf(cells, "address", roles)
      : joinedStreet(streetRoles.map((role) => textOf(cells, role, roles)));

  return {
    hasStreet: [columns.address, columns.street].some((found) => (found?.length ?? 0) > 0),
    streetOf,
    textOf,
    read(cells, roles) {
      const text = (role: ColumnRole) => textOf(cells, role, roles);
      const place = placeOf(text("cityStateZip"));
      const placed = (role: "city" | "state" | "zip") =>
        text(role) || (roles?.has(role) === false ? "" : place[role]);
      const [zip, four] = [placed("zip"), text("zip4")];
      return {
        urbanization: text("urbanization"),
        street: streetOf(cells, roles),
        unit: unitsOf(cells, roles),
        city: placed("city"),
        state: placed("state"),
        zip: four === "" || zip === "" ? zip : `${zip}-${four}`,
        name: text("name"),
      };
    },
  };
}

/** The address on one line, such as `1 Main St, Ste 2, Austin, TX 78701`; `""` without a street. */
export function lineOfAddress({
  urbanization,
  street,
  unit,
  city,
  state,
  zip,
}: AddressParts): string {
  if (street === "") return "";
  const region = [state, zip].filter(Boolean).join(" ");
  return [urbanization, street, unit, city, region].filter(Boolean).join(", ");
}

/** Joins the parts of a street. A number, direction or type that the name already has is not repeated. */
function joinedStreet([number = "", ...parts]: readonly string[]): string {
  const [direction = "", address = "", street = "", suffix = "", endDirection = ""] = parts;
  const whole = [address, street].filter(Boolean).join(" ");
  if (whole === "") return number;
  const [first = ""] = whole.split(" ", 1);
  const isNumbered = number === "" ? /^\d/.test(whole) : first === number;
  const name = isNumbered ? whole.slice(first.length + 1) : whole;
  const hasDirection = name.toLowerCase().startsWith(`${direction.toLowerCase()} `);
  const hasType = name.toLowerCase().endsWith(` ${suffix.toLowerCase()}`);
  return [
    isNumbered ? first : number,
    hasDirection ? "" : direction,
    name,
    hasType ? "" : suffix,
    endDirection,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The word before the cells of a column of units, by its name. */
function unitWordOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  const [first = "", second] = words;
  const isOfUnits = words.every((word) => word === "or" || Object.hasOwn(unitWords.byColumn, word));
  if (words.length > 1 && isOfUnits) return unitWords.byColumn.unit ?? "";
  const isPlain = second === undefined || ["number", "no", "num"].includes(second);
  return isPlain
    ? Object.hasOwn(unitWords.byColumn, first)
      ? (unitWords.byColumn[first] ?? "")
      : ""
    : "";
}

/** A unit with its word, such as `Ste 200`. A cell that has a word, or is damaged, stays as it is. */
function withWord(cell: string, word: string): string {
  if (cell === "" || word === "" || isDateCell(cell)) return cell;
  return /^[\p{L}]?[-\d]*\d[-\p{L}\d]{0,6}$|^\p{L}$/u.test(cell) ? `${word} ${cell}` : cell;
}

/** Reads the addresses of rows with this header, by its names alone. Null if no column holds streets. */
export function headerAddressReaderOf(header: readonly string[]): {
  readonly street: number;
  /** The address on one line, and the name of the site; each `""` if it is missing. */
  read(cells: readonly string[]): { readonly address: string; readonly name: string };
} | null {
  const mapping = mapColumns({ names: header, rows: [], template: [], choices: [] });
  const street = mapping.uses.findIndex((use) => use === "address" || use === "street");
  if (street < 0) return null;
  const reader = rowAddressReaderOf(mapping);
  return {
    street,
    read(cells) {
      const parts = reader.read(cells);
      return { address: lineOfAddress(parts), name: parts.name };
    },
  };
}

/**
 * Creates a function that reads the identity of a row: equal rows are one address. It holds the address, and the cells
 * that were not read, because they may tell addresses apart.
 *
 * @param others - `unknown`: only cells of columns with an unknown name tell rows apart. `all`: every other cell does,
 * such as the name of a site.
 */
export function identityReaderOf(
  mapping: ColumnMapping,
  others: "unknown" | "all",
): (cells: readonly string[]) => string {
  const { names, uses } = mapping;
  const reader = rowAddressReaderOf(mapping);
  const parts = new Set<ColumnUse>(["id", "name", ...currentRoles, null]);
  const isOther = (index: number) => {
    if (!reader.hasStreet) return true;
    const use = uses[index] ?? null;
    const kind = columnKindOf(names[index] ?? "");
    if (!parts.has(use) && !use?.startsWith("as:")) return false;
    return others === "all" ? kind !== "counter" : use === null && kind === null;
  };
  const rest = Array.from({ length: names.length || uses.length }, (_, index) => index).filter(
    isOther,
  );
  return (cells) => {
    const { street, urbanization, unit, city, state, zip } = reader.read(cells);
    const beyond = cells.slice(uses.length);
    const address = [
      addressKeyOf(urbanization),
      addressKeyOf(street),
      addressKeyOf(unit),
      ...[city, state, zip].map(plainText),
    ];
    const unread = [...rest.map((index) => cells[index] ?? ""), ...beyond].map(plainText);
    const texts = [...address, ...unread];
    // A row that ends early equals one with empty cells at its end.
    return texts.slice(0, texts.findLastIndex((text) => text !== "") + 1).join("\u0000");
  };
}

function plainText(cell: string): string {
  const lower = cell.trim().toLowerCase();
  return /\s\s|[^\S ]/.test(lower) ? lower.replace(/\s+/g, " ") : lower;
}
