import { type ReactNode, useEffect } from "react";
import type { Formatting } from "../../core/formatting/formatting.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { runScripts } from "../ui/embed-scripts.ts";
import { Heading } from "../ui/heading.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { optionalPart } from "../ui/optional-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { ContractPanels } from "./contract-panels.view.tsx";
import { EmbeddedFrames } from "./embedded-frames.view.tsx";
import { FramePreview } from "./frame-preview.view.tsx";
import { openContractTexts } from "./open-contract.messages.ts";
import type { OpenContract } from "./open-contract.model.ts";
import type { PreviewStanding } from "./preview.model.ts";
import { WizardHead } from "./wizard-head.view.tsx";

interface OpenContractProps {
  readonly contract: OpenContract;
}

/** A contract's form beside its preview. */
export function OpenContractScreen({ contract }: OpenContractProps): ReactNode {
  const previewType = useSignal(contract.previewType);
  return (
    <>
      <WizardHead customer={useSignal(contract.customer)} listHref={contract.listHref} />
      <ContractPanels
        previewType={previewType}
        form={<FormPanel contract={contract} />}
        preview={<PreviewPanel contract={contract} />}
      />
      <Spinner contract={contract} />
    </>
  );
}

function FormPanel({ contract }: OpenContractProps): ReactNode {
  const { form } = contract;
  const { formFrame } = useTexts(openContractTexts);
  useEffect(() => (form.scripts.length > 0 ? runScripts(form.scripts) : undefined), [form]);
  return (
    <div className="form-frames">
      <EmbeddedFrames
        frames={form.frames}
        titleOf={formFrame}
        onAllLoaded={contract.handleFramesLoaded}
        onMessage={contract.handleMessage}
      />
    </div>
  );
}

/** Covers the form until it is loaded, and the preview during a download. */
function Spinner({ contract }: OpenContractProps): ReactNode {
  const isInitialized = useSignal(contract.isInitialized);
  const isDownloading = useSignal(contract.isDownloading);
  const texts = useTexts(openContractTexts);
  if (isInitialized && !isDownloading) return null;
  const label = isInitialized ? texts.downloading : texts.loadingForm;
  return (
    <div className={`wizard-spinner ${isInitialized ? "preview-file" : "form"}`}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Announce message={label} />
    </div>
  );
}

interface PreviewPanelProps {
  readonly contract: OpenContract;
}

/** The preview of the contract with its buttons. */
function PreviewPanel({ contract }: PreviewPanelProps): ReactNode {
  const isInitialized = useSignal(contract.isInitialized);
  const isDownloading = useSignal(contract.isDownloading);
  const isDownloadRefused = useSignal(contract.isUnauthorized);
  const isPreviewRefused = useSignal(contract.preview.isUnauthorized);
  const texts = useTexts(openContractTexts);
  return (
    <>
      <div className="panel-head row">
        <Heading level={2}>{texts.preview}</Heading>
        <Button onClick={contract.refreshPreview} unavailable={!isInitialized && texts.loadingForm}>
          {texts.refreshPreview}
        </Button>
        <Button busy={isDownloading} onClick={contract.download}>
          {texts.downloadPdf}
        </Button>
      </div>
      {(isDownloadRefused || isPreviewRefused) && <NotSignedIn />}
      <Announce message={useSignal(contract.announcement)} />
      <p className="print-notice">{texts.noPrint}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it removes an interaction and adds none */}
      <div
        className="preview"
        onContextMenu={(event) => {
          if (!contract.hasContextMenu) event.preventDefault();
        }}
      >
        <Previews contract={contract} />
      </div>
    </>
  );
}

/**
 * Says how current the preview is, and keeps its height while empty. The live region announces the
 * same.
 */
function Standing({ standing }: { readonly standing: PreviewStanding }): ReactNode {
  const format = useFormatting();
  return <p className="muted preview-standing">{standingText(standing, format)}</p>;
}

function standingText(standing: PreviewStanding, { recentTime, texts }: Formatting): string {
  if (standing.kind === "none") return "";
  const sentences = texts(openContractTexts).standing;
  if (standing.kind === "updating") return sentences.updating;
  return sentences[standing.kind](recentTime(standing.askedMs));
}

function Previews({ contract }: PreviewPanelProps): ReactNode {
  const texts = useTexts(openContractTexts);
  const { preview } = contract;
  const previews = useSignal(preview.previews);
  const isMissing = useSignal(preview.isMissing);
  const isUnauthorized = useSignal(preview.isUnauthorized);
  const previewType = useSignal(contract.previewType);
  const isEmpty = previews.every(({ isLoaded }) => !isLoaded);
  const fault = useSignal(preview.fault);
  const sentence = fault === null ? texts.noPreview : texts.pdfFaults[fault];
  // If the session is missing, the sign-in message is at the buttons.
  const missing = isMissing && <p>{isUnauthorized ? "" : sentence}</p>;
  const standing = <Standing standing={useSignal(preview.standing)} />;
  const bar = <div className="preview-bar">{standing}</div>;
  if (missing && previews.length === 0) {
    return (
      <>
        {bar}
        {missing}
      </>
    );
  }
  return (
    <>
      {missing || (isEmpty && <Skeleton label={texts.loadingPreview} lines={8} />)}
      {previewType === "iframe" ? (
        <>
          {bar}
          <FramePreview
            assetsBase={contract.pdfAssetsBase}
            previews={previews}
            onLoaded={preview.handleLoaded}
            onFailed={preview.handleFailed}
          />
        </>
      ) : (
        <CanvasPreviews
          assetsBase={contract.pdfAssetsBase}
          previews={previews}
          onLoaded={preview.handleLoaded}
          onFailed={preview.handleFailed}
          standing={standing}
          fallback={bar}
        />
      )}
    </>
  );
}

const CanvasPreviews = optionalPart(() =>
  import("./canvas-previews.view.tsx").then((module) => module.CanvasPreviews),
);
