import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Preview } from "../../core/contracts/preview-list.ts";
import type { PdfFault } from "../../core/files/pdf-file.ts";
import { findPdfFault } from "../ui/pdf/find-pdf-fault.ts";
import { useTexts } from "../ui/use-texts.ts";
import { openContractTexts } from "./open-contract.messages.ts";

interface FramePreviewProps {
  /** The host page's folder of PDF library files. Empty means the folder of this build. */
  readonly assetsBase: string;
  readonly previews: readonly Preview[];
  readonly onLoaded: (sequence: number) => void;
  readonly onFailed: (sequence: number, fault: PdfFault) => void;
}

/** The contract in the browser's own PDF viewer. A new version fades in over the previous one. */
export function FramePreview(props: FramePreviewProps): ReactNode {
  const { assetsBase, previews, onLoaded, onFailed } = props;
  return (
    <div className="previews">
      {previews.map((preview) => (
        <PreviewFrame
          key={preview.sequence}
          assetsBase={assetsBase}
          preview={preview}
          onLoaded={() => onLoaded(preview.sequence)}
          onFailed={(fault) => onFailed(preview.sequence, fault)}
        />
      ))}
    </div>
  );
}

interface PreviewFrameProps {
  readonly assetsBase: string;
  readonly preview: Preview;
  readonly onLoaded: () => void;
  readonly onFailed: (fault: PdfFault) => void;
}

/** A frame cannot send the token with its request, so fetch the file and show it in the frame. */
function PreviewFrame({ assetsBase, preview, onLoaded, onFailed }: PreviewFrameProps): ReactNode {
  const texts = useTexts(openContractTexts);
  const { file, isLoaded, isHidden } = preview;
  const [address, setAddress] = useState<string | null>(null);
  const handleFailed = useEffectEvent(onFailed);
  useEffect(() => {
    const life = { isOver: false, revoke: () => {} };
    void findPdfFault(file, assetsBase).then((fault) => {
      if (life.isOver) return;
      if (fault !== null) return handleFailed(fault);
      // Force the type to PDF, so that the file cannot run scripts in this origin.
      const made = URL.createObjectURL(new Blob([file], { type: "application/pdf" }));
      life.revoke = () => URL.revokeObjectURL(made);
      setAddress(`${made}#toolbar=0`);
    });
    return () => {
      life.isOver = true;
      life.revoke();
    };
  }, [file, assetsBase]);
  if (address === null) return null;
  return (
    <iframe
      className={isLoaded ? "preview-frame loaded" : "preview-frame"}
      title={texts.previewFrame}
      src={address}
      hidden={isHidden}
      onLoad={onLoaded}
    />
  );
}
