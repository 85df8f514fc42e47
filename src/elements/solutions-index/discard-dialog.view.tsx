import { type ReactNode, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { messages } from "./solutions-index.messages.ts";

interface DiscardDialogProps {
  readonly providerLabel: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Confirms that the user wants to lose edits. */
export function DiscardDialog({ providerLabel, onKeep, onDiscard }: DiscardDialogProps): ReactNode {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      heading={messages.discardHeading}
      onClose={onKeep}
      initialFocus={keep}
      actions={
        <>
          <Button onClick={onDiscard}>{messages.discard}</Button>
          <Button variant="primary" ref={keep} onClick={onKeep}>
            {messages.keep}
          </Button>
        </>
      }
    >
      <p>{messages.discardText(providerLabel)}</p>
    </Dialog>
  );
}
