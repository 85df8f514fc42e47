import { type CSSProperties, type ReactNode, useMemo } from "react";
import type { BulkResults } from "../../core/bulk/csv/bulk-results.ts";
import type { ResultRow } from "../../core/bulk/csv/read-results.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { VirtualRows } from "../ui/virtual-rows.tsx";
import { messages } from "./scout-bulk.messages.ts";

/** A file may have thousands of columns, which would freeze the page. */
const mostColumns = 40;

/** The rows of a results file by row number, with the outcome first. */
export function ResultsTable({
  caption,
  results: { header, outcome, rows },
}: {
  readonly caption: string;
  readonly results: Pick<BulkResults, "header" | "outcome" | "rows">;
}): ReactNode {
  const columns = useMemo(() => columnsOf(header, outcome), [header, outcome]);
  const hidden = header.length - columns.length + 1;
  return (
    <div className="results-table" style={{ "--_columns": columns.length } as CSSProperties}>
      <DataTable
        caption={caption}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={numberOf}
        body={VirtualRows}
      />
      {hidden > 0 && <p className="muted">{messages.moreColumns(hidden)}</p>}
    </div>
  );
}

function numberOf({ number }: ResultRow): number {
  return number;
}

function columnsOf(
  header: BulkResults["header"],
  outcome: BulkResults["outcome"],
): readonly Column<ResultRow>[] {
  const places = header.map((_name, index) => index).filter((index) => index !== outcome?.index);
  const shown = [...(outcome === null ? [] : [outcome.index]), ...places].slice(0, mostColumns);
  return [
    {
      key: "row",
      label: messages.row,
      rowHeader: true,
      cell: ({ number }) => messages.rowNumber(number),
      sortValue: numberOf,
    },
    ...shown.map((index): Column<ResultRow> => {
      const isOutcome = index === outcome?.index;
      const textOf = ({ cells }: ResultRow) => cells[index] ?? "";
      return {
        key: String(index),
        label: header[index] ?? "",
        cell: (row) =>
          isOutcome && row.isFailed ? (
            <strong className="result-failed">{textOf(row)}</strong>
          ) : (
            textOf(row)
          ),
        // In a narrow box each sortable column takes a line of its own.
        ...(isOutcome && { sortValue: textOf }),
      };
    }),
  ];
}
