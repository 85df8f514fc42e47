import { memo, type ReactNode, useCallback, useMemo } from "react";
import type { TableOutputs } from "../../../core/files/text-table.ts";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { AnswerContext } from "../../../core/links/links.ts";
import type { SiteCriterion } from "../../../core/pricing/sites/site-criterion.ts";
import { isRefused } from "../../../core/pricing/sites/site-filter.ts";
import type { SiteQuote } from "../../../core/pricing/sites/site-quote.ts";
import { siteTextOf } from "../../../core/pricing/sites/site-run.ts";
import type { SiteToday } from "../../../core/pricing/sites/site-savings.ts";
import type { SiteRow, SiteTable } from "../../../core/pricing/sites/site-table.ts";
import { type SiteWords, siteTextTableOf } from "../../../core/pricing/sites/site-text-table.ts";
import type { TermSum, TermTotal } from "../../../core/pricing/sites/term-totals.ts";
import { TableButtons } from "../../tables/table-buttons.view.tsx";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable, type RowDetail } from "../../ui/data-table.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { SiteCell } from "./site-cell.view.tsx";
import { siteFullNoteOf } from "./site-notes.messages.ts";
import { siteTexts } from "./sites.messages.ts";
import { SiteOffers } from "./sites-offers.view.tsx";
import { SitesTerms } from "./sites-terms.view.tsx";
import { SitesTools } from "./sites-tools.view.tsx";
import { SitesTotals } from "./sites-totals.view.tsx";

interface SitesTableProps {
  readonly table: SiteTable;
  /** The rows to show. Exported are all. */
  readonly rows: readonly SiteRow[];
  /** The box for another address below a row. */
  readonly detailOf: (row: SiteRow) => RowDetail | null;
  /** The place of a row that is drawn even if it is far away, because it gets the focus. */
  readonly drawnRow: number | null;
  readonly onEdit: (row: SiteRow) => void;
  readonly criterion: SiteCriterion;
  readonly outputs: TableOutputs;
  readonly base: AnswerContext;
  readonly onJudge: (criterion: SiteCriterion) => void;
  readonly onChooseTerm: (term: string | null) => void;
  /** The proposals that the user has changed and not saved, keyed by the index of the address. */
  readonly unsaved: ReadonlyMap<number, unknown>;
  /** The current costs of the customer, keyed by the index of the address. */
  readonly today: ReadonlyMap<number, SiteToday>;
  readonly terms: readonly TermTotal[];
  readonly termSum: TermSum;
  /** With a null quote, the criterion chooses again. */
  readonly onPick: (row: SiteRow, quote: SiteQuote | null) => void;
  readonly onOpen: (row: SiteRow) => void;
  readonly onAgain: (places: readonly number[]) => void;
}

/** The sites with their best offers, and the totals. */
export function SitesTable({ table, criterion, ...props }: SitesTableProps): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  const { outputs, base, unsaved, onPick, onOpen, onAgain, onEdit } = props;
  const columns = useMemo(
    () => columnsOf({ format, base, unsaved, onPick, onOpen, onAgain, onEdit }),
    [format, base, unsaved, onPick, onOpen, onAgain, onEdit],
  );
  const searchTextOf = useCallback(
    (row: SiteRow) => `${siteTextOf(row)} ${siteFullNoteOf(row, format)}`,
    [format],
  );
  return (
    <>
      <SitesTools table={table} criterion={criterion} onJudge={props.onJudge} />
      <DataTable
        caption={texts.table}
        captionHidden
        columns={columns}
        rows={props.rows}
        rowKey={placeOf}
        detailOf={props.detailOf}
        drawnRow={props.drawnRow}
        searchText={searchTextOf}
      />
      <SitesTerms terms={props.terms} siteCount={table.rows.length} onChoose={props.onChooseTerm} />
      <SitesTotals table={table} termSum={props.termSum} />
      <TableButtons
        caption={texts.table}
        tableOf={() => siteTextTableOf(table, props.today, wordsOf(format), format)}
        fileName={texts.fileName}
        outputs={outputs}
      />
    </>
  );
}

const placeOf = ({ place }: SiteRow) => place;

interface ColumnContext
  extends Pick<SitesTableProps, "base" | "unsaved" | "onPick" | "onOpen" | "onAgain" | "onEdit"> {
  readonly format: Formatting;
}

function columnsOf({ format, ...props }: ColumnContext): readonly Column<SiteRow>[] {
  const texts = format.texts(siteTexts);
  return [
    {
      key: "site",
      label: texts.columns.site,
      rowHeader: true,
      cell: (row) => <SiteCell row={row} isUnsaved={props.unsaved.has(row.place)} />,
    },
    {
      key: "offer",
      label: texts.offer,
      cell: (row) => (
        <SiteOffers row={row} base={props.base} format={format} onPick={props.onPick} />
      ),
    },
    {
      key: "monthly",
      label: texts.columns.monthly,
      align: "end",
      cell: ({ chosen }) =>
        chosen && <span className="amount">{format.money(chosen.monthly)}</span>,
      sortValue: ({ chosen }) => chosen?.monthly ?? null,
    },
    {
      key: "install",
      label: texts.columns.install,
      align: "end",
      cell: ({ chosen }) =>
        chosen && <span className="amount">{format.money(chosen.install)}</span>,
      sortValue: ({ chosen }) => chosen?.install ?? null,
    },
    {
      key: "act",
      label: texts.act,
      labelHidden: true,
      align: "end",
      cell: (row) => (
        <ActCell row={row} onOpen={props.onOpen} onAgain={props.onAgain} onEdit={props.onEdit} />
      ),
    },
  ];
}

/** The texts of the exported table. */
function wordsOf(format: Formatting): SiteWords {
  const texts = format.texts(siteTexts);
  return {
    caption: texts.table,
    columns: texts.columns,
    noteOf: (row) => siteFullNoteOf(row, format),
    serviceOf: texts.service,
    backupOf: texts.backupIn,
    totalOf: texts.totalOf,
  };
}

const ActCell = memo(
  Act,
  (before, after) =>
    before.row.chosen === after.row.chosen && before.row.progress === after.row.progress,
);

function Act({
  row,
  onOpen,
  onAgain,
  onEdit,
}: Pick<SitesTableProps, "onOpen" | "onAgain" | "onEdit"> & {
  readonly row: SiteRow;
}): ReactNode {
  const texts = useTexts(siteTexts);
  const { progress, address, place, difference, repeats } = row;
  const again = () => onAgain([place]);
  const edit = (
    <Button variant="quiet" label={texts.editOf(address)} onClick={() => onEdit(row)}>
      {texts.edit}
    </Button>
  );
  if (isRefused(row)) {
    return (
      <div className="sites-acts">
        {edit}
        <Button label={texts.againOf(address)} onClick={again}>
          {texts.again}
        </Button>
      </div>
    );
  }
  switch (progress.kind) {
    case "priced":
      return (
        <div className="sites-acts" data-site={place}>
          {(difference !== null || repeats !== "") && edit}
          <Button label={texts.openOf(address)} onClick={() => onOpen(row)}>
            {texts.open}
          </Button>
        </div>
      );
    case "pricedBefore":
      return (
        <Button variant="quiet" label={texts.priceOf(address)} onClick={again}>
          {texts.price}
        </Button>
      );
    default:
      return null;
  }
}
