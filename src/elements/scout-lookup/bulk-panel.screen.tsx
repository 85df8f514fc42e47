import { type ReactNode, useRef } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { Card } from "../ui/card.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { OpenUploadForm } from "../uploads/open-upload-form.screen.tsx";
import { uploadTexts } from "../uploads/upload-form.messages.ts";
import type { UploadFormModel } from "../uploads/upload-form.model.ts";
import { UploadList } from "../uploads/upload-list.view.tsx";
import type { ScoutLookupModel } from "./scout-lookup.model.ts";

/** The panel that starts a bulk upload. Its progress is shown on the bulk screen. */
export function BulkPanel({
  model,
  form,
}: {
  readonly model: ScoutLookupModel;
  readonly form: UploadFormModel;
}): ReactNode {
  const texts = useTexts(uploadTexts);
  const uploads = useSignal(form.own);
  const isSending = uploads.some(({ phase }) => phase.kind === "sending");
  const panel = useRef<HTMLDivElement>(null);
  // If a button disappears with its row, move focus to the first button, which chooses a file.
  const leaving = (act: (uploadId: string) => void) => (uploadId: string) => {
    panel.current?.querySelector("button")?.focus({ preventScroll: true });
    act(uploadId);
  };
  return (
    <div className="bulk-panel" ref={panel}>
      <Card heading={texts.heading}>
        <p className="muted">{texts.introduction}</p>
        <OpenUploadForm form={form} onStart={model.startUpload} />
        {isSending && model.bulkHref !== null && (
          <p className="muted">
            <span>{texts.waiting}</span>{" "}
            <ExternalLink href={model.bulkHref}>{texts.openBulk}</ExternalLink>
          </p>
        )}
      </Card>
      <UploadList
        rows={uploads.map((upload) => ({ kind: "upload", key: upload.uploadId, upload }))}
        onRetry={leaving(form.retry)}
        onCancel={leaving(form.cancel)}
        onReplace={(uploadId, files) => leaving((id) => form.replace(id, files))(uploadId)}
        onCorrect={form.choose}
        onDismiss={({ key }) => leaving(form.dismiss)(key)}
        onTemplate={form.saveTemplate}
      />
    </div>
  );
}
