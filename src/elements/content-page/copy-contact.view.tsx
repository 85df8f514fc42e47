import { type ReactNode, useContext } from "react";
import { Icon } from "../ui/icon.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { messages } from "./content-page.messages.ts";
import { CopiedText } from "./page-acts.view.tsx";

interface CopyContactProps {
  readonly text: string;
  readonly onCopy: (text: string) => void;
}

/** Copies a contact and confirms it briefly in a tooltip (2 §2 Generic content pages; decisions V9). */
export function CopyContact({ text, onCopy }: CopyContactProps): ReactNode {
  const isCopied = useContext(CopiedText) === text;
  return (
    <Tooltip text={isCopied ? messages.copied : messages.copyContact} isControl>
      <button
        type="button"
        className="copy-contact"
        aria-label={messages.copyContact}
        onClick={() => onCopy(text)}
      >
        <Icon name={isCopied ? "check" : "copy"} />
      </button>
    </Tooltip>
  );
}
