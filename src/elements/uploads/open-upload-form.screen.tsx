import type { ReactNode } from "react";
import { useSignal } from "../host/use-signal.ts";
import type { UploadFormModel } from "./upload-form.model.ts";
import { UploadForm } from "./upload-form.view.tsx";

/** The form for bulk files of whatever screen. */
export function OpenUploadForm({
  form,
  onStart,
}: {
  readonly form: UploadFormModel;
  readonly onStart: () => void;
}): ReactNode {
  return (
    <UploadForm
      choice={useSignal(form.choice)}
      isSending={useSignal(form.isSending)}
      isTemplateBusy={useSignal(form.isTemplateBusy)}
      block=""
      onChoose={form.choose}
      onDrop={form.drop}
      onStart={onStart}
      onTemplate={form.saveTemplate}
    />
  );
}
