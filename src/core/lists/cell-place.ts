/** Identifies a cell in the choices of the user, by the number of its row and the index of its column. */
export function cellPlaceOf(row: number, column: number): string {
  return `${row} ${column}`;
}
