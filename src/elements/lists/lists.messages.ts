import type { Formatting } from "../../core/formatting/formatting.ts";
import type { CsvFinding } from "../../core/lists/check-list.ts";
import type { ColumnRole } from "../../core/lists/column-roles.ts";
import type { CsvEncoding } from "../../core/lists/csv-encodings.ts";
import type { DamageReason } from "../../core/lists/damage.ts";
import type { LeftOutReason } from "../../core/lists/left-out-rows.ts";
import type { StreetNote } from "../../core/lists/street-notes.ts";
import type { PluralForms } from "../../core/texts/plural-forms.ts";
import { textGroup } from "../../core/texts/text-group.ts";

const rows: PluralForms = { one: "row", other: "rows" };
/** A file has rows, and a pasted text has lines. */
export type ListUnit = "row" | "line";

const unitsAre = {
  row: { one: "row is", other: "rows are" },
  line: { one: "line is", other: "lines are" },
} satisfies Readonly<Record<ListUnit, PluralForms>>;
const fixes: PluralForms = { one: "fix", other: "fixes" };
const fixesAre: PluralForms = { one: "fix is", other: "fixes are" };
const rowsHave: PluralForms = { one: "row has", other: "rows have" };

/** Texts about how a list of addresses is read, for bulk files and for several addresses. */
export const listTexts = textGroup("lists", {
  columns: "Columns",
  unnamedColumn: (number: number) => `Column ${number}`,
  notUsed: "Not used",
  sample: (text: string) => `For example: ${text}`,
  noSample: "This column is empty.",
  roles: {
    address: "Street address",
    number: "House number",
    direction: "Street direction",
    street: "Street name",
    suffix: "Street type",
    endDirection: "Direction after the street",
    building: "Building",
    floor: "Floor",
    unitType: "Unit type",
    unit: "Suite or unit",
    urbanization: "Urbanization",
    cityStateZip: "City, state and ZIP",
    city: "City",
    state: "State",
    zip: "ZIP code",
    zip4: "ZIP+4",
    country: "Country",
    name: "Site name",
    id: "Site ID",
    currentProvider: "Current provider",
    currentMonthly: "Current monthly",
    contractEnd: "Contract end",
  } satisfies Readonly<Record<ColumnRole, string>>,
  doubtful: (columns: readonly string[], used: string, format: Formatting) =>
    `Several columns hold addresses: ${format.list(columns)}. ${used} is used.`,
  columnWithSample: (name: string, sample: string) =>
    sample === "" ? `“${name}”` : `“${name}” (${sample})`,
  onlyCoordinates:
    "An address column is missing. Coordinates can't be looked up. Add street addresses.",

  sheet: "Sheet",
  hiddenSheet: (name: string) => `${name} (hidden)`,
  namesRow: "Row with the column names",
  noNames: "No column names",
  row: (number: number, text: string) => `Row ${number}: ${text}`,
  foundNames: (row: number) => `The column names are in row ${row}.`,

  encoding: "Text encoding",
  encodingHint: "Choose another one if letters look wrong.",
  encodings: {
    "utf-8": "UTF-8",
    "utf-8-bom": "UTF-8 with a byte order mark",
    "utf-16le": "UTF-16",
    "utf-16be": "UTF-16, big endian",
    "latin-1": "Latin-1",
    "mac-roman": "Mac Roman",
    binary: "",
  } satisfies Readonly<Record<CsvEncoding, string>>,

  leftOut: (count: number, unit: ListUnit, format: Formatting) =>
    `${format.count(count, unitsAre[unit])} left out.`,
  leftOutRow: (number: number, reason: LeftOutReason, text: string, unit: ListUnit) =>
    `${unit === "row" ? "Row" : "Line"} ${number}, ${reasons[reason]}: ${text}`,
  keep: "Keep",
  keepOf: (number: number, unit: ListUnit) =>
    unit === "row" ? `Keep row ${number}` : `Keep line ${number}`,
  leaveOutAgain: "Leave out again",
  more: (count: number, format: Formatting) => `${format.number(count)} more not shown.`,

  damage: "Suggested fixes",
  damageHeads: { row: "Row", before: "Now", after: "Fix" },
  damageReasons: {
    "zip-zeros": "Leading zeros were lost.",
    "zip-hyphen": "The hyphen is missing.",
    "zip-decimal": "A spreadsheet added a decimal.",
    "zip-short": "This ZIP code is too short.",
    "empty-place": "Empty, as below a merged cell.",
    date: "A spreadsheet turned this into a date.",
    power: "A spreadsheet rounded this number.",
  } satisfies Readonly<Record<DamageReason, string>>,
  noFix: "Fix it in your file",
  emptyCell: "Empty",
  damageAct: "Apply or undo",
  applyFix: "Apply",
  undoFix: "Undo",
  fixOf: (isApplied: boolean, before: string, after: string, row: number) =>
    `${isApplied ? "Undo" : "Apply"}: ${before || "empty"} to ${after}, row ${row}`,
  applyFixes: (count: number, format: Formatting) =>
    count === 0 ? "Apply all fixes" : `Apply ${format.count(count, fixes)}`,
  fixesApplied: (count: number, format: Formatting) =>
    `${format.count(count, fixesAre)} applied. Your original file doesn't change.`,
  allApplied: "Every fix is applied.",
  undo: "Undo fixes",
  noneApplied: "No fix is applied.",

  notes: {
    "post-box": (count: number, where: string, format: Formatting) =>
      `${format.count(count, { one: "row is a post office box", other: "rows are post office boxes" })}: ${where}. Providers need a street address.`,
    "rural-route": (count: number, where: string, format: Formatting) =>
      `${format.count(count, { one: "row is a rural route", other: "rows are rural routes" })}: ${where}. Providers need a street address.`,
    coordinates: (count: number, where: string, format: Formatting) =>
      `${format.count(count, rowsHave)} coordinates: ${where}. Enter street addresses instead.`,
    "no-number": (count: number, where: string, format: Formatting) =>
      `${format.count(count, rowsHave)} no house number: ${where}.`,
  } satisfies Readonly<
    Record<StreetNote, (count: number, where: string, format: Formatting) => string>
  >,
  dateSerials: (count: number, before: string, after: string, where: string, format: Formatting) =>
    `${format.count(count, { one: "contract end is", other: "contract ends are" })} a number, read as a date (${before} as ${after}): ${where}.`,
  inRows: ({ rows: numbers, hasMore }: Pick<CsvFinding, "rows" | "hasMore">) =>
    `${numbers.length === 1 && !hasMore ? rows.one : rows.other} ${numbers.join(", ")}${hasMore ? ", …" : ""}`,
});

const reasons: Readonly<Record<LeftOutReason, string>> = {
  title: "a title",
  total: "a total",
  names: "repeated column names",
  greeting: "a greeting",
  thanks: "a closing",
  mail: "part of the email",
  signature: "part of the signature",
};
