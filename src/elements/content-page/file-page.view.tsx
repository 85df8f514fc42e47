import type { ReactNode } from "react";
import type { Content } from "../../core/content/content.ts";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { contentTexts } from "./content-page.messages.ts";
import { FileFrame } from "./file-frame.view.tsx";

interface FilePageProps {
  readonly content: Exclude<Content, { readonly kind: "page" }>;
  /** The host page's folder of PDF library files. Empty means the folder of this build. */
  readonly pdfAssetsBase: string;
  readonly onDownload: () => void;
}

/** A PDF in its viewer, or a note about a download. */
export function FilePage({ content, pdfAssetsBase, onDownload }: FilePageProps): ReactNode {
  const texts = useTexts(contentTexts);
  const isPdf = content.kind === "pdf";
  return (
    <>
      <div className="file-head">
        <Heading level={1}>{content.name}</Heading>
        <Button icon="download" onClick={onDownload}>
          {isPdf ? texts.download : texts.downloadAgain}
        </Button>
      </div>
      {isPdf ? (
        <FileFrame
          file={content.file}
          title={content.name}
          assetsBase={pdfAssetsBase}
          fallback={<p>{texts.noViewer}</p>}
          faultNote={(fault) => <p role="alert">{texts.pdfFaults[fault]}</p>}
        />
      ) : (
        <p>{texts.downloadStarted}</p>
      )}
    </>
  );
}
