/** A value one can narrow a library by: a category, a collateral type. */
export interface LibraryOption {
  readonly value: string;
  readonly label: string;
}
