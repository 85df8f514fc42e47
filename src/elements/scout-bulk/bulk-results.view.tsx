import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from "react";
import type {
  BulkResultsState,
  ResultRow,
  BulkResults as Results,
} from "../../core/bulk/csv/read-results.ts";
import type { ResultsFilter } from "../../core/bulk/csv/result-counts.ts";
import { rowAddressReaderOf } from "../../core/bulk/csv/row-address.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Empty } from "../ui/empty.tsx";
import { focusBox } from "../ui/focus-box.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { ResultsFilterView } from "./results-filter.view.tsx";
import { messages } from "./scout-bulk.messages.ts";

interface BulkResultsProps {
  readonly state: BulkResultsState;
  readonly isSaving: boolean;
  /** How often they were asked for on the screen. */
  readonly timesShown: number;
  readonly onFilter: (filter: ResultsFilter) => void;
  /** Saves the rows that meet the filter. */
  readonly onSave: () => void;
  readonly onSaveFailed: () => void;
  readonly onClose: () => void;
  readonly hrefOf: (path: string) => string;
  /** Opens the lookup of a row. */
}

/** The most recently downloaded results, with their counts and a filter by them. */
export function BulkResultsView({
  state,
  isSaving,
  timesShown,
  ...acts
}: BulkResultsProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const name = state.kind === "closed" ? "" : state.name;
  // They appear above the history, where the download was started.
  useEffect(() => {
    if (name !== "") card.current?.scrollIntoView({ block: "nearest" });
  }, [name]);
  // Who asked for them on the screen goes on there.
  useEffect(() => {
    const group = card.current?.querySelector<HTMLElement>("[role=group]");
    if (timesShown === 0 || !group) return;
    focusBox(group);
    card.current?.scrollIntoView({ block: "start" });
  }, [timesShown]);
  if (state.kind === "closed") return null;
  const close = (
    <Button variant="quiet" onClick={acts.onClose} label={messages.closeOf(name)}>
      {messages.closeResults}
    </Button>
  );
  return (
    <div ref={card} className="results-card">
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
  hrefOf,
  ...acts
}: Omit<BulkResultsProps, "state" | "timesShown" | "onClose"> & {
  readonly results: Results;
  readonly name: string;
}): ReactNode {
  const format = useFormatting();
  const { outcome, rows, filter, isReading, totals } = results;
  // The rows come below the counts, and do not move when these arrive.
  if (totals === null) return <Skeleton label={messages.reading} lines={6} />;
  const { rowCount, statuses, matchCount } = totals;
  return (
    <div className="bulk-results">
      <p>{messages.totals(rowCount, statuses.failed, outcome !== null, format)}</p>
      {rowCount > 1 && <ResultsFilterView totals={totals} filter={filter} {...acts} />}
      {rows.length > 0 && (
        <ResultsTable caption={messages.resultsIn(name)} results={results} hrefOf={hrefOf} />
      )}
      {rowCount > 0 && matchCount === 0 && !isReading && (
        <Empty icon="search" hint={messages.searchOther}>
          {messages.noMatch}
        </Empty>
      )}
      {!isReading && rows.length < matchCount && (
        <p className="muted">{messages.showingRows(rows.length, matchCount, format)}</p>
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
}: {
  readonly caption: string;
  readonly results: Pick<Results, "header" | "outcome" | "rows">;
  readonly hrefOf: (path: string) => string;
}): ReactNode {
  const format = useFormatting();
  const long = longColumnsOf(rows);
  const columns = useMemo(
    () => columnsOf(header, outcome, { hrefOf }, new Set(long.split(" "))),
    [header, outcome, hrefOf, long],
  );
  const width = columns.reduce((sum, { wide }) => sum + (wide ? 2 : 1), 0);
  const hidden = header.length - columns.length + 1;
  return (
    <div className="results-table" style={{ "--_columns": width } as CSSProperties}>
      <DataTable
        caption={caption}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={numberOf}
        hasOwnBox
      />
      {hidden > 0 && <p className="muted">{messages.moreColumns(hidden, format)}</p>}
    </div>
  );
}

/** More than a cell of the usual width shows on two lines. */
const mostLetters = 36;
const rowsRead = 50;

/** The columns with long texts in the first rows, by index, in one text: it changes with them alone. */
function longColumnsOf(rows: readonly ResultRow[]): string {
  const long = new Set<number>();
  for (const { cells } of rows.slice(0, rowsRead)) {
    cells.forEach((cell, index) => {
      if (cell.length > mostLetters) long.add(index);
    });
  }
  return [...long].sort((one, other) => one - other).join(" ");
}

function numberOf({ number }: ResultRow): number {
  return number;
}

function columnsOf(
  header: Results["header"],
  outcome: Results["outcome"],
  links: Pick<LookupLinkProps, "hrefOf">,
  long: ReadonlySet<string>,
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
        wide: long.has(String(index)),
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
  readonly children: string;
}

/** Opens the lookup of an address. */
function LookupLink({ address, hrefOf, children }: LookupLinkProps): ReactNode {
  if (address === "") return children;
  const path = `/scout?${new URLSearchParams({ address })}`;
  return <a href={hrefOf(path)}>{children}</a>;
}
