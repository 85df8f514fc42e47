import { type ReactNode, useCallback } from "react";
import type { BulkItem } from "../../core/bulk/bulk-item.ts";
import { bulkTexts } from "../../core/bulk/bulk-messages.ts";
import { totalAddressesOf } from "../../core/bulk/bulk-rows.ts";
import { bulkPhaseOf, bulkStatusText } from "../../core/bulk/bulk-status-text.ts";
import { agoOf, type Formatting } from "../../core/formatting/formatting.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Empty } from "../ui/empty.tsx";
import { Heading } from "../ui/heading.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { SafeHtml } from "../ui/safe-html.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { ErrorText } from "../uploads/error-text.view.tsx";
import { bulkScreenTexts } from "./scout-bulk.messages.ts";

interface BulkHistoryProps {
  /** The completed and dismissed uploads, newest first. */
  readonly history: readonly BulkItem[];
  /** The number of items on the server. */
  readonly total: number;
  /** The number of items that the server sent, including those in progress. */
  readonly listed: number;
  readonly message: string;
  readonly isBusy: (id: string) => boolean;
  /** True if the download was answered with 401. */
  readonly isUnauthorized: (id: string) => boolean;
  readonly base: AnswerContext;
  readonly onDownload: (id: string) => void;
  readonly onShow: (id: string) => void;
  readonly onTemplate: () => void;
}

/** The section "Bulk Upload History". */
export function BulkHistory({
  history,
  total,
  listed,
  message,
  base,
  ...props
}: BulkHistoryProps): ReactNode {
  const format = useFormatting();
  const texts = useTexts(bulkScreenTexts);
  const { historyHeading, noHistory } = useTexts(bulkTexts);
  const searchText = useCallback((item: BulkItem) => searchTextOf(item, format), [format]);
  return (
    <section className="bulk-history">
      <Heading level={2}>{historyHeading}</Heading>
      {history.length === 0 ? (
        <Empty hint={texts.noneYet}>
          {message === "" ? noHistory : <SafeHtml html={message} base={base} />}
        </Empty>
      ) : (
        <DataTable
          caption={historyHeading}
          captionHidden
          columns={columnsOf(props, format)}
          rows={history}
          rowKey={keyOf}
          hasOwnBox
          searchText={searchText}
        />
      )}
      {total > listed && (
        <p className="muted">{texts.showing(format.number(listed), format.number(total))}</p>
      )}
    </section>
  );
}

function searchTextOf(item: BulkItem, format: Formatting): string {
  const { orig, createdAtMs, completedAtMs } = item;
  const times = [createdAtMs, completedAtMs].map((ms) => (ms === null ? "" : format.dateTime(ms)));
  const failure = hasFailed(item)
    ? [format.texts(bulkScreenTexts).uploadFailed, failureOf(item, format)]
    : [];
  return [orig, ...times, ...failure].join(" ");
}

function failureOf(item: BulkItem, { number, texts }: Formatting): string {
  return bulkStatusText(item, number, texts(bulkTexts));
}

function hasFailed(item: BulkItem): boolean {
  return bulkPhaseOf(item) === "failed";
}

function keyOf({ id }: BulkItem): string {
  return id;
}

function columnsOf(
  {
    isBusy,
    isUnauthorized,
    onDownload,
    onShow,
    onTemplate,
  }: Pick<BulkHistoryProps, "isBusy" | "isUnauthorized" | "onDownload" | "onShow" | "onTemplate">,
  format: Formatting,
): readonly Column<BulkItem>[] {
  const texts = format.texts(bulkScreenTexts);
  const quoted = format.texts(bulkTexts);
  return [
    {
      key: "started",
      label: quoted.uploadStarted,
      rowHeader: true,
      cell: (item) => (
        <>
          <span className="bulk-file" translate="no">
            {item.orig || texts.unnamed}
          </span>
          <span className="bulk-started muted">
            <Time timeMs={item.createdAtMs} />
            <Ago timeMs={item.createdAtMs} />
          </span>
          {hasFailed(item) && (
            <span className="bulk-failure">
              <ErrorText text={failureOf(item, format)} onTemplate={onTemplate} />
            </span>
          )}
        </>
      ),
      sortValue: ({ createdAtMs }) => createdAtMs,
    },
    {
      key: "completed",
      label: quoted.uploadCompleted,
      cell: (item) =>
        hasFailed(item) ? (
          <span className="result-failed">{texts.uploadFailed}</span>
        ) : (
          <Time timeMs={item.completedAtMs} />
        ),
      sortValue: ({ completedAtMs }) => completedAtMs,
    },
    {
      key: "total",
      label: quoted.totalAddresses,
      align: "end",
      cell: (item) => format.number(totalAddressesOf(item)),
      sortValue: totalAddressesOf,
    },
    {
      key: "download",
      label: quoted.downloadResults,
      speaksForItself: true,
      cell(item) {
        const { id, orig } = item;
        // A failed upload has no results.
        if (hasFailed(item)) return null;
        const name = orig || texts.unnamed;
        return (
          <div className="row acts">
            <Button busy={isBusy(id)} onClick={() => onDownload(id)}>
              <span>
                <span>{quoted.download}</span>
                <VisuallyHidden>{` ${texts.resultsOf(name)}`}</VisuallyHidden>
              </span>
            </Button>
            <Button busy={isBusy(id)} onClick={() => onShow(id)}>
              <span>
                <span>{texts.showResults}</span>
                <VisuallyHidden>{` ${texts.ofUpload(name)}`}</VisuallyHidden>
              </span>
            </Button>
            {isUnauthorized(id) && <NotSignedIn />}
          </div>
        );
      },
    },
  ];
}

/** The age of a recent upload, after its time. */
function Ago({ timeMs }: { readonly timeMs: number | null }): ReactNode {
  const format = useFormatting();
  const ago = timeMs === null ? "" : agoOf(timeMs, format);
  if (ago === "") return null;
  return (
    <>
      {" "}
      <span className="bulk-time">{`· ${ago}`}</span>
    </>
  );
}

/** Lets the line break only between date and time. */
function Time({ timeMs }: { readonly timeMs: number | null }): ReactNode {
  const format = useFormatting();
  if (timeMs === null) return null;
  const day = format.date(timeMs);
  const time = format.dateTime(timeMs).slice(day.length + 1);
  return (
    <time dateTime={new Date(timeMs).toISOString()}>
      <span className="bulk-time">{day}</span> <span className="bulk-time">{time}</span>
    </time>
  );
}
