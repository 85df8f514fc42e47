import { type ReactNode, useEffect, useState } from "react";
import type { Preview } from "../../core/contracts/preview-list.ts";
import { messages } from "./open-contract.messages.ts";

interface FramePreviewProps {
  readonly previews: readonly Preview[];
  readonly onLoaded: (sequence: number) => void;
}

/** The contract in the browser's own viewer. Versions cross-fade (2 §4). */
export function FramePreview({ previews, onLoaded }: FramePreviewProps): ReactNode {
  return (
    <div className="previews">
      {previews.map((preview) => (
        <PreviewFrame
          key={preview.sequence}
          preview={preview}
          onLoaded={() => onLoaded(preview.sequence)}
        />
      ))}
    </div>
  );
}

interface PreviewFrameProps {
  readonly preview: Preview;
  readonly onLoaded: () => void;
}

/** A frame cannot send the token, so it shows a file that was fetched with it (decisions Y7). */
function PreviewFrame({ preview, onLoaded }: PreviewFrameProps): ReactNode {
  const { file, isLoaded, isHidden } = preview;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    // The type is forced to PDF, so that the file cannot run scripts in this origin.
    const made = URL.createObjectURL(new Blob([file], { type: "application/pdf" }));
    setAddress(`${made}#toolbar=0`);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address === null) return null;
  return (
    <iframe
      className={isLoaded ? "preview-frame loaded" : "preview-frame"}
      title={messages.previewFrame}
      src={address}
      hidden={isHidden}
      onLoad={onLoaded}
    />
  );
}
