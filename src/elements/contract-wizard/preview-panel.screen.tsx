import { lazy, type ReactNode, Suspense } from "react";
import { useSignal } from "../host/use-signal.ts";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { LiveRegion } from "../ui/live-region.tsx";
import { loadPart } from "../ui/load-part.ts";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { FramePreview } from "./frame-preview.view.tsx";
import { messages } from "./open-contract.messages.ts";
import type { OpenContract } from "./open-contract.model.ts";

interface PreviewPanelProps {
  readonly contract: OpenContract;
}

/** The current contract with its actions (2 §2, §4). */
export function PreviewPanel({ contract }: PreviewPanelProps): ReactNode {
  const isInitialized = useSignal(contract.isInitialized);
  const isDownloading = useSignal(contract.isDownloading);
  return (
    <>
      <div className="panel-head row">
        <Heading level={2}>{messages.preview}</Heading>
        <Button
          onClick={contract.refreshPreview}
          unavailable={!isInitialized && messages.loadingForm}
        >
          {messages.refreshPreview}
        </Button>
        <Button variant="primary" busy={isDownloading} onClick={contract.download}>
          {messages.downloadPdf}
        </Button>
      </div>
      {useSignal(contract.isUnauthorized) && <NotSignedIn />}
      <LiveRegion message={useSignal(contract.announcement)} />
      <p className="print-notice">{messages.noPrint}</p>
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

function Previews({ contract }: PreviewPanelProps): ReactNode {
  const { preview } = contract;
  const previews = useSignal(preview.previews);
  const isMissing = useSignal(preview.isMissing);
  const previewType = useSignal(contract.previewType);
  const isEmpty = previews.every(({ isLoaded }) => !isLoaded);
  const missing = isMissing && <p>{messages.noPreview}</p>;
  if (missing && previews.length === 0) return missing;
  return (
    <>
      {missing || (isEmpty && <Skeleton label={messages.loadingPreview} lines={8} />)}
      {previewType === "iframe" ? (
        <FramePreview previews={previews} onLoaded={preview.handleLoaded} />
      ) : (
        <Suspense>
          <CanvasPreviews
            assetsBase={contract.pdfAssetsBase}
            previews={previews}
            onLoaded={preview.handleLoaded}
            onFailed={preview.handleFailed}
          />
        </Suspense>
      )}
    </>
  );
}

const CanvasPreviews = lazy(async () => {
  const { CanvasPreviews: component } = await loadPart(() => import("./canvas-previews.view.tsx"));
  return { default: component };
});
