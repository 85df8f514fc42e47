import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from "react";
import type {
  BulkResultsState,
  ResultRow,
  BulkResults as Results,
} from "../../core/bulk/csv/read-results.ts";
import { rowAddressReaderOf } from "../../core/bulk/csv/row-address.ts";
import { isPlainClick } from "../../core/plain-click.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { VirtualRows } from "../ui/virtual-rows.tsx";
import { messages } from "./scout-bulk.messages.ts";

interface BulkResultsProps {
  readonly state: BulkResultsState;
  readonly isSaving: boolean;
  readonly onFilter: (onlyFailed: boolean) => void;
  readonly onSaveFailed: () => void;
  readonly onClose: () => void;
  readonly hrefOf: (path: string) => string;
  /** Opens the lookup of a row. */
  readonly onNavigate: (href: string) => void;
}

/** The most recently downloaded results, with a filter for failed rows. */
export function BulkResultsView({ state, isSaving, ...acts }: BulkResultsProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const name = state.kind === "closed" ? "" : state.name;
  // They appear above the history, where the download was started.
  useEffect(() => {
    if (name !== "") card.current?.scrollIntoView({ block: "nearest" });
  }, [name]);
  if (state.kind === "closed") return null;
  const close = (
    <Button variant="quiet" onClick={acts.onClose} label={messages.closeOf(name)}>
      {messages.closeResults}
    </Button>
  );
  return (
    <div ref={card}>
      <Card heading={messages.resultsIn(name)} actions={close}>
        {state.kind === "open" ? (
          <Open results={state.results} name={name} isSaving={isSaving} {...acts} />
        ) : (
          <Alert kind="info">
            {state.kind === "unavailable" ? messages.cannotShow : messages.cannotRead}
          </Alert>
        )}
      </Card>
    </div>
  );
}

function Open({
  results,
  name,
  isSaving,
  onFilter,
  onSaveFailed,
  hrefOf,
  onNavigate,
}: Omit<BulkResultsProps, "state" | "onClose"> & {
  readonly results: Results;
  readonly name: string;
}): ReactNode {
  const format = useFormatting();
  const { outcome, rows, onlyFailed, isReading, totals } = results;
  const all = (onlyFailed ? totals?.failedCount : totals?.rowCount) ?? 0;
  const hasFailed = outcome !== null && totals !== null && totals.failedCount > 0;
  return (
    <div className="bulk-results">
      {totals !== null && <p>{messages.totals(totals, outcome !== null, format)}</p>}
      {hasFailed && (
        <div className="row">
          <CheckBox label={messages.onlyFailed} checked={onlyFailed} onChange={onFilter} />
          <Button busy={isSaving} onClick={onSaveFailed}>
            {messages.saveFailed}
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <ResultsTable
          caption={messages.resultsIn(name)}
          results={results}
          hrefOf={hrefOf}
          onNavigate={onNavigate}
        />
      )}
      {!isReading && rows.length < all && (
        <p className="muted">{messages.showingRows(rows.length, all, format)}</p>
      )}
    </div>
  );
}

/** A file may have thousands of columns, which would freeze the page. */
const mostColumns = 40;

/** The rows of a results file by row number, with the outcome first. A street address opens the lookup. */
function ResultsTable({
  caption,
  results: { header, outcome, rows },
  hrefOf,
  onNavigate,
}: {
  readonly caption: string;
  readonly results: Pick<Results, "header" | "outcome" | "rows">;
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
  header: Results["header"],
  outcome: Results["outcome"],
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
