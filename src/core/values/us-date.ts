/**
 * Formats a time as `MM/DD/YYYY` in the browser's zone, which is the form of a proposal's date on the wire.
 */
export function usDateOf(timeMs: number): string {
  const date = new Date(timeMs);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
}

/** The beginning of the day that is a number of days after that of a time, in the browser's zone. */
export function dayAfter(timeMs: number, days: number): number {
  const date = new Date(timeMs);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** The date a number of days after another one. Both are `MM/DD/YYYY`. */
export function usDateAfter(date: string, days: number): string {
  const [month = 1, day = 1, year = 1970] = date.split("/").map(Number);
  return usDateOf(dayAfter(new Date(year, month - 1, day).getTime(), days));
}
