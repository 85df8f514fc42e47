import { usDateAfter } from "../values/us-date.ts";

/** Day 0 of spreadsheets. */
const firstDate = "12/30/1899";

/**
 * The date, such as `03/31/2027`, whose number of days a spreadsheet wrote in place of the date: `46477`. Null for other
 * texts, and for years outside 2000 to 2099.
 */
export function dateOfSerial(cell: string): string | null {
  const [, days] = /^(\d{5})(?:\.0+)?$/.exec(cell.trim()) ?? [];
  const date = days === undefined ? "" : usDateAfter(firstDate, Number(days));
  return date.slice(6).startsWith("20") ? date : null;
}
