interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /** The text for which the rows were suggested; `""` for recent rows. */
  readonly query: string;
}

/** The rows to show under a box: recent ones while it is empty. Undefined before the first answer. */
export function offeredRowsOf<Row>(
  shown: ShownRows<Row>,
  text: string,
): readonly Row[] | undefined {
  if (shown.query !== "") return shown.rows;
  return isRemembered(shown, text) ? shown.rows : undefined;
}

/** True for recent rows, which the user can remove. */
export function isRemembered({ rows, query }: ShownRows<unknown>, text: string): boolean {
  return query === "" && text === "" && rows.length > 0;
}
