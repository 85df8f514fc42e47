/** A value with the direction of its own letters, such as an address, whose numbers would change places. */
export function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}
