/** Whole seconds since 1970 of a time in milliseconds. Token times are compared in seconds (1 §9). */
export function secondsOf(timeMs: number): number {
  return Math.floor(timeMs / 1000);
}

/** `YYYY-M-D` in the browser's zone: lets an answer be cached for one day (rulings B7). */
export function cacheDayOf(timeMs: number): string {
  const date = new Date(timeMs);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** `MM/DD/YYYY` in the browser's zone (1 §9). */
export function usDateOf(timeMs: number): string {
  const date = new Date(timeMs);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${month}/${day}/${date.getFullYear()}`;
}
