/** A filter value of a library: a category or a collateral type. */
export interface LibraryOption {
  readonly value: string;
  readonly label: string;
}
