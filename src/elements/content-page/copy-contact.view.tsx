import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { messages } from "./content-page.messages.ts";

interface CopyContactProps {
  readonly isCopied: boolean;
  readonly onCopy: () => void;
}

/** Copies a contact and confirms it briefly in a tooltip (2 §2 Generic content pages; decisions V9). */
export function CopyContact({ isCopied, onCopy }: CopyContactProps): ReactNode {
  return (
    <Tooltip text={isCopied ? messages.copied : messages.copyContact} isControl>
      <button
        type="button"
        className="copy-contact"
        aria-label={messages.copyContact}
        onClick={onCopy}
      >
        <Icon name={isCopied ? "check" : "copy"} />
      </button>
    </Tooltip>
  );
}
