import { type ReactNode, useEffect } from "react";
import { useSignal } from "../host/use-signal.ts";
import { runScripts } from "../ui/embed-scripts.ts";
import { EmbeddedFrames } from "../ui/embedded-frames.tsx";
import { Heading } from "../ui/heading.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { ContractPanels } from "./contract-panels.view.tsx";
import { messages } from "./open-contract.messages.ts";
import type { OpenContract } from "./open-contract.model.ts";
import { PreviewPanel } from "./preview-panel.screen.tsx";

interface OpenContractProps {
  readonly contract: OpenContract;
}

/** A contract's form beside its preview (2 §2). */
export function OpenContractScreen({ contract }: OpenContractProps): ReactNode {
  const previewType = useSignal(contract.previewType);
  return (
    <>
      <Heading level={1}>{messages.heading}</Heading>
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
  useEffect(() => (form.scripts.length > 0 ? runScripts(form.scripts) : undefined), [form]);
  return (
    <div className="form-frames">
      <EmbeddedFrames
        frames={form.frames}
        titleOf={messages.formFrame}
        onAllLoaded={contract.handleFramesLoaded}
        onMessage={contract.handleMessage}
      />
    </div>
  );
}

/** Shown until the form is loaded, and during a download (2 §2). */
function Spinner({ contract }: OpenContractProps): ReactNode {
  const isInitialized = useSignal(contract.isInitialized);
  const isDownloading = useSignal(contract.isDownloading);
  if (isInitialized && !isDownloading) return null;
  return (
    <div className="wizard-spinner" role="status">
      <VisuallyHidden>{isInitialized ? messages.downloading : messages.loadingForm}</VisuallyHidden>
    </div>
  );
}
