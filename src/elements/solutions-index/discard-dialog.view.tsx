import { type ReactNode, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { solutionsIndexTexts } from "./solutions-index.messages.ts";

interface DiscardDialogProps {
  readonly providerLabel: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Confirms that the user wants to lose edits. */
export function DiscardDialog({ providerLabel, onKeep, onDiscard }: DiscardDialogProps): ReactNode {
  const texts = useTexts(solutionsIndexTexts);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      heading={texts.discardHeading}
      onClose={onKeep}
      initialFocus={keep}
      actions={
        <>
          <Button onClick={onDiscard}>{texts.discard}</Button>
          <Button variant="primary" ref={keep} onClick={onKeep}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <p>{texts.discardText(providerLabel)}</p>
    </Dialog>
  );
}
