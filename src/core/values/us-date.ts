/** `MM/DD/YYYY` in the browser's zone, as the wire has the date of a proposal. */
export function usDateOf(timeMs: number): string {
  const date = new Date(timeMs);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
}
