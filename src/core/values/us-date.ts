/**
 * Formats a time as `MM/DD/YYYY` in the browser's zone, which is the form of a proposal's date on the wire.
 */
export function usDateOf(timeMs: number): string {
  const date = new Date(timeMs);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
}
