import type { ReactNode } from "react";
import type { Content } from "../../core/content/content.ts";
import { Button } from "../ui/button.tsx";
import { FileFrame } from "../ui/file-frame.tsx";
import { Heading } from "../ui/heading.tsx";
import { messages } from "./content-page.messages.ts";

interface FilePageProps {
  readonly content: Exclude<Content, { readonly kind: "page" }>;
  readonly onDownload: () => void;
}

/** A PDF in its viewer, or a note about a download (2 §2; decisions V6, V7). */
export function FilePage({ content, onDownload }: FilePageProps): ReactNode {
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
        <FileFrame file={content.file} title={content.name} fallback={<p>{messages.noViewer}</p>} />
      ) : (
        <p>{messages.downloadStarted}</p>
      )}
    </>
  );
}
