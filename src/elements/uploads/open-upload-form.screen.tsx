import type { ReactNode } from "react";
import { useSignal } from "../host/use-signal.ts";
import { CsvReportView } from "./csv-report.view.tsx";
import { messages } from "./upload-form.messages.ts";
import type { UploadFormModel } from "./upload-form.model.ts";
import { UploadForm } from "./upload-form.view.tsx";

/** The form for bulk files, for any screen. */
export function OpenUploadForm({
  form,
  onStart,
}: {
  readonly form: UploadFormModel;
  readonly onStart: () => void;
}): ReactNode {
  const check = useSignal(form.check);
  const isCorrecting = useSignal(form.isCorrecting);
  return (
    <UploadForm
      choice={useSignal(form.choice)}
      isSending={useSignal(form.isSending)}
      isTemplateBusy={useSignal(form.isTemplateBusy)}
      isTemplateUnauthorized={useSignal(form.isTemplateUnauthorized)}
      block={check.kind === "checked" && check.check.hasNoRows ? messages.noRows : ""}
      report={<CsvReportView state={check} isCorrecting={isCorrecting} onCorrect={form.correct} />}
      onChoose={form.choose}
      onDrop={form.drop}
      onStart={onStart}
      onTemplate={form.saveTemplate}
    />
  );
}
