import type { ReactNode } from "react";
import type { Content } from "../../core/content/content.ts";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { messages } from "./content-page.messages.ts";
import { FileFrame } from "./file-frame.view.tsx";

interface FilePageProps {
  readonly content: Exclude<Content, { readonly kind: "page" }>;
  /** The host page's folder of PDF library files. Empty means the folder of this build. */
  readonly pdfAssetsBase: string;
  readonly onDownload: () => void;
}

/** A PDF in its viewer, or a note about a download. */
export function FilePage({ content, pdfAssetsBase, onDownload }: FilePageProps): ReactNode {
  const isPdf = content.kind === "pdf";
  return (
    <>
      <div className="file-head">
        <Heading level={1}>{content.name}</Heading>
        <Button icon="download" onClick={onDownload}>
          {isPdf ? messages.download : messages.downloadAgain}
        </Button>
      </div>
      {isPdf ? (
        <FileFrame
          file={content.file}
          title={content.name}
          assetsBase={pdfAssetsBase}
          fallback={<p>{messages.noViewer}</p>}
          faultNote={(fault) => <p role="alert">{messages.pdfFaults[fault]}</p>}
        />
      ) : (
        <p>{messages.downloadStarted}</p>
      )}
    </>
  );
}
