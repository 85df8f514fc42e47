import type { ReactNode } from "react";
import { bulkTexts } from "../../core/bulk/bulk-messages.ts";
import { type BulkProgressRow, uploadPercentageOf } from "../../core/bulk/bulk-rows.ts";
import { bulkPhaseOf, bulkStatusText } from "../../core/bulk/bulk-status-text.ts";
import { bulkStatusOf } from "../../core/bulk/bulk-upload.ts";
import { agoOf } from "../../core/formatting/formatting.ts";
import type { TextsOf } from "../../core/texts/text-group.ts";
import { listFileTypes } from "../lists/list-file-types.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { Heading } from "../ui/heading.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { Progress } from "../ui/progress.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { ErrorText } from "./error-text.view.tsx";
import { uploadTexts } from "./upload-form.messages.ts";

interface UploadListProps {
  readonly rows: readonly BulkProgressRow[];
  readonly onRetry: (uploadId: string) => void;
  readonly onCancel: (uploadId: string) => void;
  readonly onDismiss: (row: BulkProgressRow) => void;
  /** Called with another file in place of one that is lost. */
  readonly onReplace: (uploadId: string, files: readonly File[]) => void;
  /** Called with a file in place of one that the server could not read. */
  readonly onCorrect: (files: readonly File[]) => void;
  readonly onTemplate: () => void;
}

/** The section "Current Bulk Upload Progress": uploads that are not completed. */
export function UploadList({ rows, ...acts }: UploadListProps): ReactNode {
  const texts = useTexts(uploadTexts);
  const { progressHeading } = useTexts(bulkTexts);
  if (rows.length === 0) return null;
  return (
    <section className="upload-list">
      <Heading level={2}>{progressHeading}</Heading>
      <ul className="uploads">
        {rows.map((row) => (
          <li key={row.key} className="card" part="card">
            <div className="upload-head">
              <div>
                <Heading level={3}>
                  <bdi translate="no">{nameOf(row) || texts.unnamed}</bdi>
                </Heading>
                <Started row={row} />
              </div>
              <UploadButtons row={row} {...acts} />
            </div>
            <Status row={row} onTemplate={acts.onTemplate} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Status({
  row,
  onTemplate,
}: {
  readonly row: BulkProgressRow;
  readonly onTemplate: () => void;
}): ReactNode {
  const { number, texts: textsOf } = useFormatting();
  if (
    row.kind === "upload" &&
    row.upload.phase.kind === "failed" &&
    row.upload.phase.status === 401
  )
    return <NotSignedIn />;
  const texts = textsOf(bulkTexts);
  const status = row.kind === "item" ? row.item : bulkStatusOf(row.upload, texts);
  const text = bulkStatusText(status, number, texts);
  if (bulkPhaseOf(status) === "failed") {
    return (
      <Alert kind="danger">
        <ErrorText text={text} onTemplate={onTemplate} />
      </Alert>
    );
  }
  return (
    <Progress
      label={text}
      percentage={uploadPercentageOf(row)}
      message={sentTextOf(row, textsOf(uploadTexts))}
    />
  );
}

function UploadButtons({
  row,
  onRetry,
  onCancel,
  onDismiss,
  onReplace,
  onCorrect,
}: Omit<UploadListProps, "rows" | "onTemplate"> & { readonly row: BulkProgressRow }): ReactNode {
  const texts = useTexts(uploadTexts);
  const dismiss = (
    <Button
      variant="quiet"
      label={texts.dismissOf(nameOf(row) || texts.unnamed)}
      onClick={() => onDismiss(row)}
    >
      {texts.dismiss}
    </Button>
  );
  if (row.kind === "item") {
    if (bulkPhaseOf(row.item) !== "failed") return null;
    return (
      <div className="row">
        <FileButton
          label={texts.correctedOf(row.item.orig)}
          accept={listFileTypes}
          onFiles={onCorrect}
        >
          {texts.corrected}
        </FileButton>
        {dismiss}
      </div>
    );
  }
  const { uploadId, name, phase } = row.upload;
  if (phase.kind === "accepted") return null;
  return (
    <div className="row">
      {phase.kind === "sending" ? (
        <Button label={texts.cancelOf(name)} onClick={() => onCancel(uploadId)}>
          {texts.cancel}
        </Button>
      ) : (
        <>
          {phase.kind === "failed" ? (
            <Button label={texts.retryOf(name)} onClick={() => onRetry(uploadId)}>
              {texts.retry}
            </Button>
          ) : (
            <FileButton
              label={texts.replaceOf(name)}
              accept={listFileTypes}
              onFiles={(files) => onReplace(uploadId, files)}
            >
              {texts.replace}
            </FileButton>
          )}
          {dismiss}
        </>
      )}
    </div>
  );
}

function nameOf(row: BulkProgressRow): string {
  return row.kind === "item" ? row.item.orig : row.upload.name;
}

/** The time of an upload and its age. A line breaks between them. */
function Started({ row }: { readonly row: BulkProgressRow }): ReactNode {
  const texts = useTexts(uploadTexts);
  const format = useFormatting();
  const startedAtMs = row.kind === "item" ? row.item.createdAtMs : row.upload.startedAtMs;
  if (startedAtMs === null) return null;
  const ago = agoOf(startedAtMs, format);
  const time = texts.started(format.dateTime(startedAtMs));
  return (
    <span className="muted">
      {/* A line breaks after a point, never before it. */}
      <span className="upload-time">{ago === "" ? time : `${time} ·`}</span>
      {ago !== "" && " "}
      {ago !== "" && <span className="upload-time">{ago}</span>}
    </span>
  );
}

function sentTextOf(row: BulkProgressRow, texts: TextsOf<typeof uploadTexts>): string {
  if (row.kind === "item" || row.upload.phase.kind !== "sending") return "";
  return texts.sent(Math.floor(uploadPercentageOf(row) ?? 0));
}
