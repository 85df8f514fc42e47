interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /** The text that the rows belong to; `""` for remembered ones. */
  readonly query: string;
}

/** The rows to offer under a box: remembered ones while it is empty, undefined before the first answer (decisions X5). */
export function offeredRowsOf<Row>(
  shown: ShownRows<Row>,
  text: string,
): readonly Row[] | undefined {
  if (shown.query !== "") return shown.rows;
  return isRemembered(shown, text) ? shown.rows : undefined;
}

/** Whether the rows are remembered ones, which can be removed. */
export function isRemembered({ rows, query }: ShownRows<unknown>, text: string): boolean {
  return query === "" && text === "" && rows.length > 0;
}
