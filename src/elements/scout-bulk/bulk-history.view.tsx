import { type ReactNode, useCallback } from "react";
import type { BulkItem } from "../../core/bulk/bulk-item.ts";
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
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { ErrorText } from "../uploads/error-text.view.tsx";
import { messages } from "./scout-bulk.messages.ts";

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
  const searchText = useCallback((item: BulkItem) => searchTextOf(item, format), [format]);
  return (
    <section className="bulk-history">
      <Heading level={2}>{messages.historyHeading}</Heading>
      {history.length === 0 ? (
        <Empty hint={messages.noneYet}>
          {message === "" ? messages.noHistory : <SafeHtml html={message} base={base} />}
        </Empty>
      ) : (
        <DataTable
          caption={messages.historyHeading}
          captionHidden
          columns={columnsOf(props, format)}
          rows={history}
          rowKey={keyOf}
          hasOwnBox
          searchText={searchText}
        />
      )}
      {total > listed && (
        <p className="muted">{messages.showing(format.number(listed), format.number(total))}</p>
      )}
    </section>
  );
}

function searchTextOf(item: BulkItem, format: Formatting): string {
  const { orig, createdAtMs, completedAtMs } = item;
  const times = [createdAtMs, completedAtMs].map((ms) => (ms === null ? "" : format.dateTime(ms)));
  const failure = hasFailed(item)
    ? [messages.uploadFailed, bulkStatusText(item, format.number)]
    : [];
  return [orig, ...times, ...failure].join(" ");
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
  return [
    {
      key: "started",
      label: messages.uploadStarted,
      rowHeader: true,
      cell: (item) => (
        <>
          <span className="bulk-file" translate="no">
            {item.orig || messages.unnamed}
          </span>
          <span className="bulk-started muted">
            <Time timeMs={item.createdAtMs} />
            <Ago timeMs={item.createdAtMs} />
          </span>
          {hasFailed(item) && (
            <span className="bulk-failure">
              <ErrorText text={bulkStatusText(item, format.number)} onTemplate={onTemplate} />
            </span>
          )}
        </>
      ),
      sortValue: ({ createdAtMs }) => createdAtMs,
    },
    {
      key: "completed",
      label: messages.uploadCompleted,
      cell: (item) =>
        hasFailed(item) ? (
          <span className="result-failed">{messages.uploadFailed}</span>
        ) : (
          <Time timeMs={item.completedAtMs} />
        ),
      sortValue: ({ completedAtMs }) => completedAtMs,
    },
    {
      key: "total",
      label: messages.totalAddresses,
      align: "end",
      cell: (item) => format.number(totalAddressesOf(item)),
      sortValue: totalAddressesOf,
    },
    {
      key: "download",
      label: messages.downloadResults,
      speaksForItself: true,
      cell(item) {
        const { id, orig } = item;
        // A failed upload has no results.
        if (hasFailed(item)) return null;
        const name = orig || messages.unnamed;
        return (
          <div className="row acts">
            <Button busy={isBusy(id)} onClick={() => onDownload(id)}>
              <span>
                <span>{messages.download}</span>
                <VisuallyHidden>{` ${messages.resultsOf(name)}`}</VisuallyHidden>
              </span>
            </Button>
            <Button busy={isBusy(id)} onClick={() => onShow(id)}>
              <span>
                <span>{messages.showResults}</span>
                <VisuallyHidden>{` ${messages.ofUpload(name)}`}</VisuallyHidden>
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
  const [day = "", ...rest] = format.dateTime(timeMs).split(" ");
  return (
    <time dateTime={new Date(timeMs).toISOString()}>
      <span className="bulk-time">{day}</span> <span className="bulk-time">{rest.join(" ")}</span>
    </time>
  );
}
