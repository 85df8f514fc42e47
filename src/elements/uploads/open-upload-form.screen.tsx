import { type ReactNode, useRef } from "react";
import { bulkTexts } from "../../core/bulk/bulk-messages.ts";
import { isCsvFile } from "../../core/bulk/choose-file.ts";
import type { CsvCheckState } from "../../core/bulk/csv/csv-check-state.ts";
import type { TextsOf } from "../../core/texts/text-group.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { stylePiece } from "../ui/style-piece.ts";
import { useTexts } from "../ui/use-texts.ts";
import { CsvReportView, needsRowChoice } from "./csv-report.view.tsx";
import { uploadTexts } from "./upload-form.messages.ts";
import type { UploadFormModel } from "./upload-form.model.ts";
import { UploadForm } from "./upload-form.view.tsx";
import css from "./uploads.css?inline";

stylePiece(css);

/** The form for bulk files, for any screen. */
export function OpenUploadForm({
  form,
  onStart,
}: {
  readonly form: UploadFormModel;
  readonly onStart: () => void;
}): ReactNode {
  const texts = useTexts(uploadTexts);
  const { lostFile } = useTexts(bulkTexts);
  const check = useSignal(form.check);
  const isCorrecting = useSignal(form.isCorrecting);
  const isSending = useSignal(form.isSending);
  const box = useRef<HTMLFormElement>(null);
  const checked = check.kind === "checked" ? check.check : null;
  return (
    <UploadForm
      ref={box}
      choice={useSignal(form.choice)}
      isSending={isSending}
      isTemplateBusy={useSignal(form.isTemplateBusy)}
      isTemplateUnauthorized={useSignal(form.isTemplateUnauthorized)}
      block={blockOf(check, { ...texts, lostFile })}
      isStartedByReport={checked !== null && needsRowChoice(checked)}
      isCorrectable={checked !== null && checked.corrections.length > 0}
      reportWith={(start) => (
        <CsvReportView
          start={start}
          state={check}
          isCorrecting={isCorrecting}
          isSending={isSending}
          onRevise={form.revise}
          onChooseSheet={form.chooseSheet}
          onCorrect={form.correct}
          onSend={(rows) => {
            // The pressed button disappears with the file, so move focus to the first button.
            box.current?.querySelector("button")?.focus({ preventScroll: true });
            form.chooseRows(rows, onStart);
          }}
        />
      )}
      onChoose={form.choose}
      onDrop={form.drop}
      onStart={() => void form.prepare(onStart)}
      onTemplate={form.saveTemplate}
    />
  );
}

/** The reason why the chosen file cannot be sent, or `""`. */
function blockOf(
  check: CsvCheckState,
  texts: TextsOf<typeof uploadTexts> & { readonly lostFile: string },
): string {
  switch (check.kind) {
    case "idle":
      return "";
    case "checked":
      return check.check.hasNoRows ? texts.noRows : check.isUpdating ? texts.checking : "";
    case "locked":
      return texts.locked;
    case "unreadable":
      return texts.lostFile;
    default:
      // While a file is checked, it can be sent, but only if it is CSV.
      return isCsvFile(check.file)
        ? ""
        : check.kind === "checking"
          ? texts.checking
          : texts.onlyCsv;
  }
}
