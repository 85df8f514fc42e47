import type { ReactNode } from "react";
import { type Attachment, attachmentOf } from "../../core/libraries/attachment.ts";
import { type Resource, updatedTextOf } from "../../core/libraries/resource.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { useFormatting } from "../ui/formatting-context.ts";
import { Heading } from "../ui/heading.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { AttachmentLink } from "./attachment-link.view.tsx";
import { messages } from "./resource-library.messages.ts";

interface ResourceBoxProps {
  readonly resource: Resource;
  readonly apiRoot: string;
  /** Paths of the files that are being downloaded. */
  readonly downloading: ReadonlySet<string>;
  /** Path of the file whose download was answered 401. */
  readonly unauthorized: string | null;
  readonly onDownload: (attachment: Extract<Attachment, { kind: "own" }>) => void;
}

/** A resource: name, collateral type in brackets, expandable files, and last change (2 §2). */
export function ResourceBox({
  resource,
  apiRoot,
  downloading,
  unauthorized,
  onDownload,
}: ResourceBoxProps): ReactNode {
  const { collateralType, attachments } = resource;
  const updatedText = updatedTextOf(resource, useFormatting());
  const name = resource.name || messages.unnamed;
  return (
    <div className="resource card" part="card">
      <Heading level={3} className="resource-name">
        {name}
        {collateralType !== "" && (
          <span className="resource-type"> {messages.collateralTypeOf(collateralType)}</span>
        )}
      </Heading>
      {attachments.length === 0 ? (
        <p className="muted resource-none">{messages.noFiles}</p>
      ) : (
        <Disclosure
          label={
            <>
              {messages.viewFiles}
              <VisuallyHidden>{messages.ofResource(name)}</VisuallyHidden>
            </>
          }
        >
          <ul className="file-list">
            {attachments.map((uri, index) => {
              const attachment = attachmentOf(uri, apiRoot);
              const isBusy = attachment.kind === "own" && downloading.has(attachment.path);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: file names are not unique
                <li key={index}>
                  <AttachmentLink attachment={attachment} isBusy={isBusy} onDownload={onDownload} />
                  {attachment.kind === "own" && attachment.path === unauthorized && <NotSignedIn />}
                </li>
              );
            })}
          </ul>
        </Disclosure>
      )}
      {updatedText !== "" && (
        <p className="muted resource-updated">{messages.lastUpdated(updatedText)}</p>
      )}
    </div>
  );
}
