import type { ColumnRole, ColumnUse } from "./column-roles.ts";
import { placeOf } from "./place-cell.ts";
import { isZipOfState, stateCodeOf } from "./us-states.ts";
import { unitForms } from "./usps-words.ts";

/** The reason why a cell is probably not what the customer wrote. */
export type DamageReason =
  | "zip-zeros"
  | "zip-hyphen"
  | "zip-decimal"
  | "zip-short"
  | "empty-place"
  | "date"
  | "power";

/** A damaged cell. */
export interface Damage {
  /** The index of the column. */
  readonly column: number;
  readonly before: string;
  /** The proposed text; null if the original text cannot be known. */
  readonly after: string | null;
  readonly reason: DamageReason;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const dayOfMonth = /^(\d{1,2})-([a-z]{3})$/i;
const otherDate =
  /^(?:[a-z]{3}-\d{2}|\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}(?:[ t][\d:.]{5,12}z?)?)$/i;
const power = /^\d(?:[.,]\d{1,20})?e\+\d{1,3}$/i;

/** True if a spreadsheet has turned a cell into a date. */
export function isDateCell(cell: string): boolean {
  return (
    monthOf(cell) > 0 || (otherDate.test(cell) && (/\d.*\d.*\d/.test(cell) || isMonthYear(cell)))
  );
}

function monthOf(cell: string): number {
  const name = dayOfMonth.exec(cell)?.[2]?.toLowerCase();
  return name === undefined ? 0 : months.indexOf(name) + 1;
}

function isMonthYear(cell: string): boolean {
  return months.includes(cell.slice(0, 3).toLowerCase());
}

/** The text that became a date: 2-Apr was 4-2. Null if several texts become this date. */
function beforeDate(cell: string): string | null {
  const day = dayOfMonth.exec(cell)?.[1];
  return day === undefined || monthOf(cell) === 0 ? null : `${monthOf(cell)}-${Number(day)}`;
}

const dateRoles: ReadonlySet<ColumnUse> = new Set<ColumnRole>([
  "address",
  "number",
  "building",
  "floor",
  "unit",
]);

/** Columns whose damage may be at the end of a long cell. */
const longRoles: ReadonlySet<ColumnUse> = new Set<ColumnRole>(["address", "cityStateZip"]);

/** The street whose unit at its end became a date: `1 Main St Apt 2-Mar` was `Apt 3-2`. Null for other streets. */
function afterUnitDate(street: string): string | null {
  const [, before = "", word = "", date = ""] =
    /^(.*[ ,](#|[a-z]+)\.? ?)(\d{1,2}-[a-z]{3})$/i.exec(street) ?? [];
  const number = beforeDate(date);
  const isUnit = word === "#" || unitForms.has(word.toLowerCase());
  return number === null || !isUnit ? null : before + number;
}

/** The damage of a ZIP code after its city and state, mended within the cell; null without damage or state. */
function placeDamageOf(cell: string): Pick<Damage, "after" | "reason"> | null {
  const { state, zip } = placeOf(cell);
  const damage = zip === "" ? null : zipDamageOf(zip, state);
  if (damage === null || damage.after === null) return damage;
  return { ...damage, after: cell.slice(0, -zip.length) + damage.after };
}

/** The damage of the ZIP code of a whole address; null without a fix, because streets may end with a number, too. */
function wholeDamageOf(address: string): Pick<Damage, "after" | "reason"> | null {
  const damage = address.includes(",") ? placeDamageOf(address) : null;
  return damage?.after == null ? null : damage;
}

/**
 * Creates a function that finds the empty city, state and ZIP code of a row below one that has them. Of merged cells, a
 * file has only the first.
 */
function emptyPlaceReaderOf(
  uses: readonly ColumnUse[],
): (cells: readonly string[]) => readonly Damage[] {
  const places = [...uses.keys()].filter((column) => placeRoles.has(uses[column] ?? null));
  const streets = [...uses.keys()].filter((column) => streetRoles.has(uses[column] ?? null));
  let above: readonly string[] = [];
  return (cells) => {
    const textOf = (column: number) => cells[column]?.trim() ?? "";
    if (places.some((column) => textOf(column) !== "")) {
      above = places.map(textOf);
      return [];
    }
    const street = streets.map(textOf).find((text) => text !== "");
    // A whole address has its place in itself.
    if (street === undefined || street.includes(",")) return [];
    return places.flatMap((column, at) => {
      const after = above[at] ?? "";
      return after === "" ? [] : [{ column, before: "", after, reason: "empty-place" as const }];
    });
  };
}

const placeRoles: ReadonlySet<ColumnUse> = new Set<ColumnRole>([
  "cityStateZip",
  "city",
  "state",
  "zip",
]);
const streetRoles: ReadonlySet<ColumnUse> = new Set<ColumnRole>(["address", "street"]);

/** Creates a function that finds the damaged cells of a row. It is called with the rows in their order. */
export function damageReaderOf(
  uses: readonly ColumnUse[],
): (cells: readonly string[]) => readonly Damage[] {
  const zip = uses.indexOf("zip");
  const state = uses.indexOf("state");
  const emptyPlaceOf = emptyPlaceReaderOf(uses);
  return (cells) => {
    const found: Damage[] = [...emptyPlaceOf(cells)];
    for (const [column, cell] of cells.entries()) {
      const use = uses[column] ?? null;
      if (cell === "" || cell.length > (longRoles.has(use) ? 300 : 30)) continue;
      const before = cell.trim();
      if (column === zip) {
        const damage = zipDamageOf(before, state < 0 ? "" : (cells[state] ?? ""));
        if (damage !== null) found.push({ column, before, ...damage });
      } else if (use === "cityStateZip") {
        const damage = placeDamageOf(before);
        if (damage !== null) found.push({ column, before, ...damage });
      } else if (power.test(before)) found.push({ column, before, after: null, reason: "power" });
      else if (dateRoles.has(use) && isDateCell(before)) {
        found.push({ column, before, after: beforeDate(before), reason: "date" });
      } else if (use === "address") {
        const after = afterUnitDate(before);
        const damage = zip < 0 && state < 0 && after === null ? wholeDamageOf(before) : null;
        if (after !== null) found.push({ column, before, after, reason: "date" });
        else if (damage !== null) found.push({ column, before, ...damage });
      }
    }
    return found;
  };
}

/** The damage of a ZIP code, judged by the state; null if it is whole, or no ZIP code of the United States. */
export function zipDamageOf(
  zip: string,
  stateText: string,
): Pick<Damage, "after" | "reason"> | null {
  const state = stateCodeOf(stateText);
  const decimal = /^(\d{3,5})\.0*$/.exec(zip)?.[1];
  if (decimal !== undefined) {
    const whole = decimal.length === 5 ? decimal : paddedZip(decimal, state);
    return { after: whole, reason: whole === null ? "zip-short" : "zip-decimal" };
  }
  const [, five = "", gap = "", four = ""] = /^(\d{1,9})([- ]?)(\d{4})?$/.exec(zip) ?? [];
  if (five === "") return null;
  const digits = `${five}${four}`;
  const isLong = four !== "" || five.length > 5;
  if (!isLong) {
    if (five.length === 5) return null;
    const after = paddedZip(five, state);
    return { after, reason: after === null ? "zip-short" : "zip-zeros" };
  }
  if (five.length === 5 && gap === "-") return null;
  const whole = digits.length === 9 ? digits : paddedZip(digits, state);
  if (whole === null) return { after: null, reason: "zip-short" };
  const reason = digits.length === 9 ? "zip-hyphen" : "zip-zeros";
  return { after: `${whole.slice(0, 5)}-${whole.slice(5)}`, reason };
}

/** The digits of a ZIP code with the zeros that a spreadsheet removed; null if the state has no such code. */
function paddedZip(digits: string, state: string | null): string | null {
  const padded = digits.padStart(digits.length > 5 ? 9 : 5, "0");
  return state !== null && isZipOfState(padded, state) ? padded : null;
}
