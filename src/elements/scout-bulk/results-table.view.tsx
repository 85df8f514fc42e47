import { type CSSProperties, type MouseEvent, type ReactNode, useMemo } from "react";
import type { BulkResults } from "../../core/bulk/csv/bulk-results.ts";
import type { ResultRow } from "../../core/bulk/csv/read-results.ts";
import { rowAddressReaderOf } from "../../core/bulk/csv/row-address.ts";
import { isPlainClick } from "../../core/plain-click.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { useFormatting } from "../ui/formatting-context.ts";
import { VirtualRows } from "../ui/virtual-rows.tsx";
import { messages } from "./scout-bulk.messages.ts";

/** A file may have thousands of columns, which would freeze the page. */
const mostColumns = 40;

/** The rows of a results file by row number, with the outcome first. A street address opens the lookup. */
export function ResultsTable({
  caption,
  results: { header, outcome, rows },
  hrefOf,
  onNavigate,
}: {
  readonly caption: string;
  readonly results: Pick<BulkResults, "header" | "outcome" | "rows">;
  readonly hrefOf: (path: string) => string;
  readonly onNavigate: (href: string) => void;
}): ReactNode {
  const format = useFormatting();
  const columns = useMemo(
    () => columnsOf(header, outcome, { hrefOf, onNavigate }),
    [header, outcome, hrefOf, onNavigate],
  );
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
        searchText={searchTextOf}
      />
      {hidden > 0 && <p className="muted">{messages.moreColumns(hidden, format)}</p>}
    </div>
  );
}

function searchTextOf({ number, cells }: ResultRow): string {
  return [messages.rowNumber(number), ...cells].join(" ");
}

function numberOf({ number }: ResultRow): number {
  return number;
}

function columnsOf(
  header: BulkResults["header"],
  outcome: BulkResults["outcome"],
  links: Pick<LookupLinkProps, "hrefOf" | "onNavigate">,
): readonly Column<ResultRow>[] {
  const places = header.map((_name, index) => index).filter((index) => index !== outcome?.index);
  const addresses = rowAddressReaderOf(header);
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
        cell(row) {
          if (isOutcome && row.isFailed) {
            return <strong className="result-failed">{textOf(row)}</strong>;
          }
          if (index !== addresses?.street) return textOf(row);
          return (
            <LookupLink address={addresses.read(row.cells)} {...links}>
              {textOf(row)}
            </LookupLink>
          );
        },
        // In a narrow box each sortable column takes a line of its own.
        ...(isOutcome && { sortValue: textOf }),
      };
    }),
  ];
}

interface LookupLinkProps {
  readonly address: string;
  readonly hrefOf: (path: string) => string;
  readonly onNavigate: (href: string) => void;
  readonly children: string;
}

/** Opens the lookup of an address. */
function LookupLink({ address, hrefOf, onNavigate, children }: LookupLinkProps): ReactNode {
  if (address === "") return children;
  const path = `/scout?${new URLSearchParams({ address })}`;
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(path);
  };
  return (
    <a href={hrefOf(path)} onClick={handleClick}>
      {children}
    </a>
  );
}
