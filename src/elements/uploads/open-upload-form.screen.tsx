import type { ReactNode } from "react";
import type { CsvCheck } from "../../core/bulk/csv/csv-check-state.ts";
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
      block={check.kind === "checked" ? blockOf(check.check) : ""}
      report={
        <CsvReportView
          state={check}
          isCorrecting={isCorrecting}
          onAssign={form.assign}
          onCorrect={form.correct}
          onSend={(rows) => form.chooseRows(rows, onStart)}
        />
      }
      onChoose={form.choose}
      onDrop={form.drop}
      onStart={onStart}
      onTemplate={form.saveTemplate}
    />
  );
}

function blockOf({ hasNoRows, hasBadRows }: CsvCheck): string {
  if (hasNoRows) return messages.noRows;
  return hasBadRows ? messages.chooseRows : "";
}
