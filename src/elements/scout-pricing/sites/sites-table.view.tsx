import { memo, type ReactNode, useMemo } from "react";
import type { TableOutputs } from "../../../core/files/text-table.ts";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { AnswerContext } from "../../../core/links/links.ts";
import type { SiteCriterion } from "../../../core/pricing/sites/site-criterion.ts";
import type { SiteQuote } from "../../../core/pricing/sites/site-quote.ts";
import { siteTextOf } from "../../../core/pricing/sites/site-run.ts";
import type { SiteToday } from "../../../core/pricing/sites/site-savings.ts";
import type { SiteRow, SiteTable } from "../../../core/pricing/sites/site-table.ts";
import { siteTextTableOf } from "../../../core/pricing/sites/site-text-table.ts";
import type { TermTotal } from "../../../core/pricing/sites/term-totals.ts";
import { TableButtons } from "../../tables/table-buttons.view.tsx";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { siteNoteOf } from "./site-note.ts";
import { siteMessages as messages } from "./sites.messages.ts";
import { SiteOffers } from "./sites-offers.view.tsx";
import { SitesTerms } from "./sites-terms.view.tsx";
import { SitesTools } from "./sites-tools.view.tsx";
import { SitesTotals } from "./sites-totals.view.tsx";

interface SitesTableProps {
  readonly table: SiteTable;
  readonly criterion: SiteCriterion;
  readonly outputs: TableOutputs;
  readonly base: AnswerContext;
  readonly onJudge: (criterion: SiteCriterion) => void;
  /** What the customer pays now, keyed by the index of the address. */
  readonly today: ReadonlyMap<number, SiteToday>;
  readonly terms: readonly TermTotal[];
  /** With a null quote, the criterion chooses again. */
  readonly onPick: (row: SiteRow, quote: SiteQuote | null) => void;
  readonly onOpen: (row: SiteRow) => void;
  readonly onAgain: (places: readonly number[]) => void;
}

/** The sites with their best offers, and the totals. */
export function SitesTable({ table, criterion, ...props }: SitesTableProps): ReactNode {
  const format = useFormatting();
  const { outputs, base, onPick, onOpen, onAgain } = props;
  const columns = useMemo(
    () => columnsOf({ format, base, onPick, onOpen, onAgain }),
    [format, base, onPick, onOpen, onAgain],
  );
  return (
    <>
      <SitesTools table={table} criterion={criterion} onJudge={props.onJudge} />
      <DataTable
        caption={messages.table}
        captionHidden
        columns={columns}
        rows={table.rows}
        rowKey={placeOf}
        searchText={searchTextOf}
      />
      <SitesTerms
        terms={props.terms}
        siteCount={table.rows.length}
        term={criterion.term}
        onChoose={(term) => props.onJudge({ ...criterion, term })}
      />
      <SitesTotals table={table} />
      <TableButtons
        caption={messages.table}
        tableOf={() => siteTextTableOf(table, props.today, words, format)}
        fileName={messages.fileName}
        outputs={outputs}
      />
    </>
  );
}

const placeOf = ({ place }: SiteRow) => place;
const searchTextOf = (row: SiteRow) => siteTextOf(row);

interface ColumnContext extends Pick<SitesTableProps, "base" | "onPick" | "onOpen" | "onAgain"> {
  readonly format: Formatting;
}

function columnsOf({ format, ...props }: ColumnContext): readonly Column<SiteRow>[] {
  return [
    { key: "site", label: messages.columns.site, rowHeader: true, cell: siteTextOf },
    {
      key: "offer",
      label: messages.offer,
      cell: (row) => (
        <SiteOffers row={row} base={props.base} format={format} onPick={props.onPick} />
      ),
    },
    {
      key: "monthly",
      label: messages.columns.monthly,
      align: "end",
      cell: ({ chosen }) =>
        chosen && <span className="amount">{format.money(chosen.monthly)}</span>,
      sortValue: ({ chosen }) => chosen?.monthly ?? null,
    },
    {
      key: "install",
      label: messages.columns.install,
      align: "end",
      cell: ({ chosen }) =>
        chosen && <span className="amount">{format.money(chosen.install)}</span>,
      sortValue: ({ chosen }) => chosen?.install ?? null,
    },
    {
      key: "act",
      label: messages.act,
      labelHidden: true,
      align: "end",
      cell: (row) => <ActCell row={row} onOpen={props.onOpen} onAgain={props.onAgain} />,
    },
  ];
}

/** The texts of the exported table. */
const words = {
  caption: messages.table,
  columns: messages.columns,
  noteOf: (row: SiteRow) => (row.isOwn ? messages.own : siteNoteOf(row)),
  serviceOf: messages.service,
  totalOf: messages.totalOf,
};

const ActCell = memo(
  Act,
  (before, after) =>
    before.row.chosen === after.row.chosen && before.row.progress === after.row.progress,
);

function Act({
  row,
  onOpen,
  onAgain,
}: Pick<SitesTableProps, "onOpen" | "onAgain"> & { readonly row: SiteRow }): ReactNode {
  const { progress, address, place } = row;
  const again = () => onAgain([place]);
  switch (progress.kind) {
    case "priced":
      return progress.answer.offers.length === 0 ? (
        <Button label={messages.againOf(address)} onClick={again}>
          {messages.again}
        </Button>
      ) : (
        <Button label={messages.openOf(address)} onClick={() => onOpen(row)}>
          {messages.open}
        </Button>
      );
    case "failed":
      return (
        <Button label={messages.againOf(address)} onClick={again}>
          {messages.again}
        </Button>
      );
    case "pricedBefore":
      return (
        <Button variant="quiet" label={messages.priceOf(address)} onClick={again}>
          {messages.price}
        </Button>
      );
    default:
      return null;
  }
}
