import { type ReactNode, useRef } from "react";
import { bulkTexts } from "../../core/bulk/bulk-messages.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Announce } from "../ui/announce.tsx";
import { Card } from "../ui/card.tsx";
import { LoadState } from "../ui/load-state.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { OpenUploadForm } from "../uploads/open-upload-form.screen.tsx";
import { uploadTexts } from "../uploads/upload-form.messages.ts";
import { UploadList } from "../uploads/upload-list.view.tsx";
import { BulkHistory } from "./bulk-history.view.tsx";
import { BulkResultsView } from "./bulk-results.view.tsx";
import css from "./scout-bulk.css?inline";
import { bulkScreenTexts } from "./scout-bulk.messages.ts";
import type { ScoutBulkModel } from "./scout-bulk.model.ts";

styleScreen("scout-bulk", [css]);

/** The bulk screen for a user with access: form, uploads in progress, and history. */
export function OpenBulk({ model }: { readonly model: ScoutBulkModel }): ReactNode {
  const texts = useTexts(bulkScreenTexts);
  const form = useTexts(uploadTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // If a button disappears with its row, move focus to the heading.
  const leave = () => heading.current?.focus({ preventScroll: true });
  const leaving =
    <Target,>(act: (target: Target) => void) =>
    (target: Target) => {
      leave();
      act(target);
    };
  return (
    <>
      <ScreenHead heading={texts.heading} introduction={texts.introduction} ref={heading} />
      <Card heading={form.heading}>
        <OpenUploadForm form={model.form} onStart={model.form.start} />
      </Card>
      <UploadList
        rows={useSignal(model.progress)}
        onRetry={leaving(model.retry)}
        onCancel={leaving(model.cancel)}
        onDismiss={leaving(model.dismiss)}
        onReplace={(uploadId, files) => {
          leave();
          model.form.replace(uploadId, files);
        }}
        onCorrect={(files) => {
          // The report on the file is below the heading.
          heading.current?.focus();
          model.form.choose(files);
        }}
        onTemplate={model.form.saveTemplate}
      />
      <BulkResultsView
        state={useSignal(model.results.state)}
        isSaving={useSignal(model.results.isSaving)}
        timesShown={useSignal(model.results.timesShown)}
        onFilter={model.results.filter}
        hrefOf={model.hrefOf}
        chosen={useSignal(model.toPrice.numbers)}
        toPrice={model.toPrice}
        onSave={model.results.saveMatching}
        onSaveFailed={model.results.saveFailed}
        onClose={() => {
          leave();
          model.toPrice.clear();
          model.results.close();
        }}
      />
      <History
        model={model}
        onRetry={() => {
          leave();
          model.refresh();
        }}
      />
      <Announce message={useSignal(model.announcement)} />
    </>
  );
}

function History({
  model,
  onRetry,
}: {
  readonly model: ScoutBulkModel;
  readonly onRetry: () => void;
}): ReactNode {
  const { loading, tryAgain } = useTexts(bulkScreenTexts);
  const { failed } = useTexts(bulkTexts);
  const history = useSignal(model.history);
  const busy = useSignal(model.downloading);
  const unauthorized = useSignal(model.unauthorized);
  return (
    <LoadState
      state={useSignal(model.list)}
      texts={{ loading, tryAgain, failed }}
      lines={6}
      room="window"
      onRetry={onRetry}
    >
      {({ list: { total, items, message } }) => (
        <BulkHistory
          history={history}
          total={total}
          listed={items.length}
          message={items.length === 0 ? message : ""}
          isBusy={(id) => busy.has(id)}
          isUnauthorized={(id) => unauthorized === id}
          base={model.base}
          onDownload={model.saveResults}
          onShow={model.showResults}
          onTemplate={model.form.saveTemplate}
        />
      )}
    </LoadState>
  );
}
