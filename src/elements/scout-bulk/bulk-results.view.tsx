import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from "react";
import { type ColumnSize, columnSizesOf, pairShort } from "../../core/bulk/csv/column-sizes.ts";
import type {
  BulkResultsState,
  ResultRow,
  BulkResults as Results,
} from "../../core/bulk/csv/read-results.ts";
import type { ResultsFilter } from "../../core/bulk/csv/result-counts.ts";
import type { TextsOf } from "../../core/texts/text-group.ts";
import { Alert } from "../ui/alert.tsx";
import { AddressMark } from "../ui/answered-address.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Empty } from "../ui/empty.tsx";
import { focusBox } from "../ui/focus-box.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { ResultsFilterView } from "./results-filter.view.tsx";
import { type RowsToPriceActs, RowsToPriceView } from "./rows-to-price.view.tsx";
import { bulkScreenTexts } from "./scout-bulk.messages.ts";

interface BulkResultsProps {
  readonly state: BulkResultsState;
  readonly isSaving: boolean;
  /** Counts the clicks on Show results. Each click moves focus to the results. */
  readonly timesShown: number;
  readonly onFilter: (filter: ResultsFilter) => void;
  /** Saves the rows that match the filter. */
  readonly onSave: () => void;
  readonly onSaveFailed: () => void;
  readonly onClose: () => void;
  readonly hrefOf: (path: string) => string;
  /** The numbers of the rows that the user wants to price. */
  readonly chosen: ReadonlySet<number>;
  readonly toPrice: RowsToPriceActs;
}

/** The results that were downloaded last, with counts that filter them. */
export function BulkResultsView({
  state,
  isSaving,
  timesShown,
  ...acts
}: BulkResultsProps): ReactNode {
  const texts = useTexts(bulkScreenTexts);
  const card = useRef<HTMLDivElement>(null);
  const name = state.kind === "closed" ? "" : state.name;
  // The results appear above the history. Scroll there, because the user clicked in the history.
  useEffect(() => {
    if (name !== "") card.current?.scrollIntoView({ block: "nearest" });
  }, [name]);
  // If the user clicked Show results, move focus to them.
  useEffect(() => {
    const group = card.current?.querySelector<HTMLElement>("[role=group]");
    if (timesShown === 0 || !group) return;
    focusBox(group);
    card.current?.scrollIntoView({ block: "start" });
  }, [timesShown]);
  if (state.kind === "closed") return null;
  const close = (
    <Button variant="quiet" onClick={acts.onClose} label={texts.closeOf(name)}>
      {texts.closeResults}
    </Button>
  );
  return (
    <div ref={card} className="results-card">
      <Card heading={texts.resultsIn(name)} actions={close}>
        {state.kind === "open" ? (
          <Open results={state.results} name={name} isSaving={isSaving} {...acts} />
        ) : (
          <Alert kind="info">
            {state.kind === "unavailable" ? texts.cannotShow : texts.cannotRead}
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
  chosen,
  toPrice,
  ...acts
}: Omit<BulkResultsProps, "state" | "timesShown" | "onClose"> & {
  readonly results: Results;
  readonly name: string;
}): ReactNode {
  const format = useFormatting();
  const texts = useTexts(bulkScreenTexts);
  const { outcome, rows, filter, isReading, totals } = results;
  // The rows are below the counts. The skeleton keeps them in place until the counts arrive.
  if (totals === null) return <Skeleton label={texts.reading} lines={6} />;
  const { rowCount, statuses, matchCount } = totals;
  return (
    <div className="bulk-results">
      <p>{texts.totals(rowCount, statuses.failed, outcome !== null, format)}</p>
      {rowCount > 1 && <ResultsFilterView totals={totals} filter={filter} {...acts} />}
      {rows.length > 0 && results.addressColumn !== null && (
        <RowsToPriceView results={results} chosenCount={chosen.size} acts={toPrice} />
      )}
      {rows.length > 0 && (
        <ResultsTable
          caption={texts.resultsIn(name)}
          results={results}
          hrefOf={hrefOf}
          chosen={chosen}
          onChoose={toPrice.choose}
        />
      )}
      {rowCount > 0 && matchCount === 0 && !isReading && (
        <Empty icon="search" hint={texts.searchOther}>
          {texts.noMatch}
        </Empty>
      )}
      {!isReading && rows.length < matchCount && (
        <p className="muted">{texts.showingRows(rows.length, matchCount, format)}</p>
      )}
    </div>
  );
}

/** A file may have thousands of columns. Drawing them all would freeze the page. */
const maxColumns = 40;

/**
 * The rows of a results file by row number, with the outcome first. A street address links to its
 * lookup.
 */
function ResultsTable({
  caption,
  results: { header, outcome, addressColumn, rows },
  hrefOf,
  chosen,
  onChoose,
}: {
  readonly caption: string;
  readonly results: Pick<Results, "header" | "outcome" | "addressColumn" | "rows">;
  readonly hrefOf: (path: string) => string;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: RowsToPriceActs["choose"];
}): ReactNode {
  const format = useFormatting();
  const texts = useTexts(bulkScreenTexts);
  // One text, so that the memo changes only when the sizes do.
  const sizes = columnSizesOf(header, rows).join(" ");
  const columns = useMemo(
    () =>
      columnsOf(
        { header, outcome, addressColumn },
        { hrefOf, chosen, onChoose },
        sizes.split(" ") as ColumnSize[],
        texts,
      ),
    [header, outcome, addressColumn, hrefOf, chosen, onChoose, sizes, texts],
  );
  const width = columns.slice(1).reduce((sum, { size = "" }) => sum + (unitsOf[size] ?? 1), 0);
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
      {hidden > 0 && <p className="muted">{texts.moreColumns(hidden, format)}</p>}
    </div>
  );
}

/** The widths of columns in units. A column without one of these names is one unit wide. */
const unitsOf: Readonly<Record<string, number>> = { short: 0.5, wide: 2, widest: 3 };

function numberOf({ number }: ResultRow): number {
  return number;
}

function columnsOf(
  { header, outcome, addressColumn }: Pick<Results, "header" | "outcome" | "addressColumn">,
  {
    chosen,
    onChoose,
    ...links
  }: Pick<LookupLinkProps, "hrefOf"> & {
    readonly chosen: ReadonlySet<number>;
    readonly onChoose: RowsToPriceActs["choose"];
  },
  sizes: readonly ColumnSize[],
  texts: TextsOf<typeof bulkScreenTexts>,
): readonly Column<ResultRow>[] {
  const places = header.map((_name, index) => index).filter((index) => index !== outcome?.index);
  const shown = [...(outcome === null ? [] : [outcome.index]), ...places].slice(0, maxColumns);
  const paired = pairShort(shown.map((index) => sizes[index] ?? "usual"));
  return [
    {
      key: "row",
      label: texts.row,
      rowHeader: true,
      cell: (row) =>
        row.address === "" ? (
          texts.rowNumber(row.number)
        ) : (
          <CheckBox
            label={texts.rowNumber(row.number)}
            accessibleName={texts.selectRow(row.number, row.address)}
            checked={chosen.has(row.number)}
            onChange={(isChosen) => onChoose(row, isChosen)}
          />
        ),
      sortValue: numberOf,
    },
    ...shown.map((index, place): Column<ResultRow> => {
      const isOutcome = index === outcome?.index;
      const textOf = ({ cells }: ResultRow) => cells[index] ?? "";
      return {
        key: String(index),
        label: header[index] ?? "",
        size: paired[place],
        cell(row) {
          if (isOutcome && row.isFailed) {
            return <strong className="result-failed">{textOf(row)}</strong>;
          }
          if (index !== addressColumn) return textOf(row);
          return (
            <>
              <LookupLink address={row.address} {...links}>
                {textOf(row)}
              </LookupLink>
              <AddressMark of="place" asked={row.address} address={row.answered} isSilent />
            </>
          );
        },
        // Narrow screens give each sortable column its own line, so only the outcome is sortable.
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

/** A link to the lookup of an address. */
function LookupLink({ address, hrefOf, children }: LookupLinkProps): ReactNode {
  if (address === "") return children;
  const path = `/scout?${new URLSearchParams({ address })}`;
  return <a href={hrefOf(path)}>{children}</a>;
}
