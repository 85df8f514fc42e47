import { columnKindOf, namedColumnsOf } from "./column-names.ts";
import { type CsvRow, isBlankRow } from "./read-csv.ts";

/** Names are searched in the first rows only. */
const maxRowsSearched = 40;
const maxColumnsJudged = 400;

/**
 * Finds the row that names the columns, below titles, dates and blank rows. Returns its index, or -1 if the rows have no
 * names. The row with the most known names wins. Without any, the first row has the names if none of its cells begins with a
 * digit, but other rows have digits.
 */
export function findNames(rows: readonly CsvRow[]): number {
  const searched = rows.slice(0, maxRowsSearched);
  const known = findKnownNames(searched);
  if (known >= 0) return known;
  const first = searched.findIndex((row) => !isBlankRow(row));
  const [row, rest] = [searched[first], searched.slice(first + 1)];
  if (row === undefined || !isNamelike(row)) return -1;
  const data = rest.filter((other) => !isBlankRow(other));
  const hasDigits = data.some((other) => other.some((cell) => /\d/.test(cell)));
  return hasDigits || data.length === 0 ? first : -1;
}

/** Finds the row with the most known names. Returns its index, or -1 if no row has any. */
export function findKnownNames(rows: readonly CsvRow[]): number {
  const counts = rows.map(knownNamesIn);
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

/** The number of known names in a row; 0 if it is rather data. */
function knownNamesIn(row: CsvRow): number {
  const filled = row.slice(0, maxColumnsJudged).filter((cell) => cell.trim() !== "");
  const kinds = filled.map(columnKindOf).filter((kind) => kind !== null);
  // Beside a known name, "School Address" is one, too. In a sentence it is not.
  const known = kinds.length === 0 ? [] : namedColumnsOf(filled).filter((one) => one !== null);
  const hasData = filled.some(isData);
  // One name among other cells may be the name of a site, such as "Office".
  const isEnough =
    known.length >= 2 || (known.length === 1 && (filled.length <= 2 || kinds[0] === "address"));
  const areMany = known.length >= 3 || known.length * 3 >= filled.length;
  return isEnough && areMany && !hasData ? known.length : 0;
}

/** True if a cell is data and no name: it begins with a number, as an address or a ZIP code does. */
function isData(cell: string): boolean {
  return /^\d/.test(cell.trim()) && columnKindOf(cell) === null;
}

function isNamelike(row: CsvRow): boolean {
  const filled = row.filter((cell) => cell.trim() !== "");
  const isDistinct = new Set(filled).size === filled.length;
  return isDistinct && filled.every((cell) => !/^\s*\d/.test(cell) && cell.length <= 60);
}
