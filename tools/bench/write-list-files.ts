import { mkdirSync, writeFileSync } from "node:fs";
import { workbookOf } from "../../test/core/lists/workbook-file.ts";

const folder = "node_modules/.cache/bench";
export const listRows = 60_000;
export const workbookRows = 20_000;

const names = ["Site", "St No", "Street", "Ste", "City", "State", "ZIP", "Current MRC"];
const streets = ["N Main St", "Elm Ave", "Oak Street", "Market St West", "Lake Dr"];

/** The rows of a customer's sheet: title, date, names, sites with ZIP codes without their zeros, and a total. */
function customerRows(count: number): readonly (readonly string[])[] {
  const sites = Array.from({ length: count }, (_, index) => [
    `Store ${index + 1}`,
    String(index + 1),
    streets[index % streets.length] ?? "",
    index % 3 === 0 ? `Ste ${index % 90}` : "",
    "Jersey City",
    "NJ",
    "7302",
    "129.50",
  ]);
  return [
    ["Acme locations"],
    ["As of 11/01/2026"],
    [],
    names,
    ...sites,
    ["Total", "", "", "", "", "", "", String(count)],
  ];
}

/** Writes a customer's list of 60,000 rows as CSV, and returns its path. */
export function writeCustomerList(): string {
  const path = `${folder}/customer-list.csv`;
  const lines = customerRows(listRows).map((cells) => cells.join(","));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${lines.join("\r\n")}\r\n`);
  return path;
}

/** Writes a customer's list of 20,000 rows as a workbook, and returns its path. */
export async function writeCustomerWorkbook(): Promise<string> {
  const path = `${folder}/customer-list.xlsx`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, await workbookOf({ Sites: customerRows(workbookRows) }).bytes());
  return path;
}
