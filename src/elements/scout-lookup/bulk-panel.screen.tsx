import { type ReactNode, use } from "react";
import { useSignal } from "../host/use-signal.ts";
import { Card } from "../ui/card.tsx";
import { OpenUploadForm } from "../uploads/open-upload-form.screen.tsx";
import { messages } from "../uploads/upload-form.messages.ts";
import { UploadList } from "../uploads/upload-list.view.tsx";
import type { ScoutLookupModel } from "./scout-lookup.model.ts";

/** The panel that starts a bulk upload; it is followed on the bulk screen (1 §2; rulings G17). */
export function BulkPanel({ model }: { readonly model: ScoutLookupModel }): ReactNode {
  const form = use(model.loadUploadForm());
  const uploads = useSignal(form.own);
  return (
    <Card heading={messages.heading}>
      <OpenUploadForm form={form} onStart={form.start} />
      <UploadList
        rows={uploads.map((upload) => ({ kind: "upload", key: upload.uploadId, upload }))}
        onRetry={form.retry}
        onCancel={form.cancel}
        onDismiss={form.dismiss}
        onTemplate={form.saveTemplate}
      />
    </Card>
  );
}
