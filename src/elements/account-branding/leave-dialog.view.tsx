import { type ReactNode, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { brandingFormTexts } from "./branding-form.messages.ts";

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Confirms that the user wants to leave the screen and lose unsaved changes. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps): ReactNode {
  const texts = useTexts(brandingFormTexts);
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      heading={texts.leaveHeading}
      onClose={onStay}
      initialFocus={stay}
      actions={
        <>
          <Button onClick={onLeave}>{texts.leave}</Button>
          <Button variant="primary" onClick={onStay} ref={stay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.leaveText}</p>
    </Dialog>
  );
}
