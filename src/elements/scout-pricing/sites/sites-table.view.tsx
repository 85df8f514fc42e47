import { memo, type ReactNode, useMemo } from "react";
import type { TableOutputs } from "../../../core/files/text-table.ts";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { AnswerContext } from "../../../core/links/links.ts";
import { accessTypeNames } from "../../../core/pricing/board/access-type.ts";
import type { SiteOffer } from "../../../core/pricing/sites/site-offers.ts";
import { siteTextOf } from "../../../core/pricing/sites/site-run.ts";
import type { SiteCriterion, SiteRow, SiteTable } from "../../../core/pricing/sites/site-table.ts";
import { siteTextTableOf } from "../../../core/pricing/sites/site-text-table.ts";
import { speedTextOf } from "../../../core/pricing/speed-text.ts";
import { TableButtons } from "../../tables/table-buttons.view.tsx";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { SafeHtml } from "../../ui/safe-html.tsx";
import { Select } from "../../ui/select.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { siteMessages as messages } from "./sites.messages.ts";
import { SitesTools } from "./sites-tools.view.tsx";
import { SitesTotals } from "./sites-totals.view.tsx";

interface SitesTableProps {
  readonly table: SiteTable;
  readonly criterion: SiteCriterion;
  readonly outputs: TableOutputs;
  readonly base: AnswerContext;
  readonly onJudge: (criterion: SiteCriterion) => void;
  /** With a null offer, the criterion chooses again. */
  readonly onPick: (row: SiteRow, offer: SiteOffer | null) => void;
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
      <SitesTotals table={table} />
      <TableButtons
        caption={messages.table}
        tableOf={() => siteTextTableOf(table, words, format)}
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
    {
      key: "site",
      label: messages.columns.site,
      rowHeader: true,
      cell: (row) => (
        <>
          {siteTextOf(row)}
          {row.found !== "" && <span className="sites-found-before muted">{row.found}</span>}
        </>
      ),
    },
    {
      key: "offer",
      label: messages.offer,
      cell: (row) => (
        <OfferCell row={row} base={props.base} format={format} onPick={props.onPick} />
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

/** Memoised, because an answer changes one of a hundred sites. */
const OfferCell = memo(
  OfferChoice,
  (before, after) =>
    before.row.chosen === after.row.chosen &&
    before.row.offers === after.row.offers &&
    before.row.progress === after.row.progress &&
    before.row.isOwn === after.row.isOwn &&
    before.row.isGone === after.row.isGone &&
    before.format === after.format &&
    before.base === after.base,
);

function OfferChoice({
  row,
  base,
  format,
  onPick,
}: Pick<SitesTableProps, "base" | "onPick"> & {
  readonly row: SiteRow;
  readonly format: Formatting;
}): ReactNode {
  const { progress, offers, chosen, isOwn, isGone, address } = row;
  if (progress.kind !== "priced") return <StateText row={row} />;
  const { message } = progress.answer;
  if (message !== null) {
    return (
      <div className="sites-offer">
        <SafeHtml html={message} base={base} />
      </div>
    );
  }
  const own = chosen !== null && !offers.includes(chosen) ? [chosen] : [];
  const listed = [...own, ...offers];
  if (listed.length === 0) return <StateText row={row} />;
  const options = listed.map((offer, index) => ({
    value: String(index),
    label: offerTextOf(offer),
    note: format.money(offer.monthly),
  }));
  return (
    <div className="sites-offer">
      <Select
        label={messages.offerOf(address)}
        labelHidden
        value={chosen === null ? "" : String(listed.indexOf(chosen))}
        placeholder={messages.notes.noOffer}
        options={isOwn ? [...options, { value: "best", label: messages.byCriterion }] : options}
        onChange={(value) => onPick(row, listed[Number(value)] ?? null)}
      />
      {chosen !== null && <span className="sites-printed-offer">{offerTextOf(chosen)}</span>}
      {chosen !== null && (
        <span className="muted">
          {[chosen.title, ...(isOwn ? [messages.own] : [])].join(" · ")}
        </span>
      )}
      {isGone && <span className="muted">{messages.gone}</span>}
    </div>
  );
}

/** Example: `Comcast · 1 Gbps · Fiber · 36 Months`. */
function offerTextOf({ providerLabel, mbps, access, termLabel }: SiteOffer): string {
  return [
    providerLabel,
    ...(mbps === null ? [] : [speedTextOf(mbps)]),
    ...(access === "unknown" ? [] : [accessTypeNames[access]]),
    termLabel,
  ].join(" · ");
}

function StateText({ row }: { readonly row: SiteRow }): ReactNode {
  return (
    <div className="sites-offer">
      <span className="muted">{noteOf(row)}</span>
    </div>
  );
}

/** A note for a site without a price, or for a chosen offer that no longer exists. */
function noteOf({ progress, chosen, isGone }: SiteRow): string {
  const { notes } = messages;
  if (progress.kind === "failed") {
    if (progress.status === null) return notes.unanswered;
    return progress.status === 200 ? notes.failed : `${notes.failed} (${progress.status})`;
  }
  if (progress.kind !== "priced") return notes[progress.kind];
  if (isGone) return messages.gone;
  if (chosen !== null) return "";
  return progress.answer.offers.length === 0 ? notes.noServices : notes.noOffer;
}

/** The texts of the exported table. */
const words = {
  caption: messages.table,
  columns: messages.columns,
  noteOf: (row: SiteRow) => (row.isOwn ? messages.own : noteOf(row)),
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
