/** `MM/DD/YYYY` in the browser's zone (1 §9; decisions O5). */
export function dateTextOf(timeMs: number): string {
  const date = new Date(timeMs);
  const two = (part: number) => String(part).padStart(2, "0");
  const year = String(date.getFullYear()).padStart(4, "0");
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${year}`;
}
