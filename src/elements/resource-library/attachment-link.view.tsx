import type { MouseEvent, ReactNode } from "react";
import type { Attachment } from "../../core/libraries/attachment.ts";
import { isPlainClick } from "../../core/plain-click.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./resource-library.messages.ts";

interface AttachmentLinkProps {
  readonly attachment: Attachment;
  readonly isBusy: boolean;
  readonly onDownload: (attachment: Extract<Attachment, { kind: "own" }>) => void;
}

/** A file of a resource (decisions Q11): downloaded with the token, or opened at its own address. */
export function AttachmentLink({ attachment, isBusy, onDownload }: AttachmentLinkProps): ReactNode {
  if (attachment.kind === "none") return <span className="muted">{attachment.name}</span>;
  if (attachment.kind === "other") {
    return <ExternalLink href={attachment.href}>{attachment.name}</ExternalLink>;
  }
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onDownload(attachment);
  };
  return (
    <a
      className="file-link"
      href={attachment.href}
      download={attachment.name}
      onClick={handleClick}
      aria-busy={isBusy || undefined}
    >
      <Icon name="file" />
      <span>{attachment.name}</span>
      {isBusy && <VisuallyHidden>{messages.inProgress}</VisuallyHidden>}
    </a>
  );
}
