import { type ReactNode, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { messages } from "./branding-form.messages.ts";

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Confirms that the user wants to leave the screen and lose unsaved changes. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps): ReactNode {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      heading={messages.leaveHeading}
      onClose={onStay}
      initialFocus={stay}
      actions={
        <>
          <Button onClick={onLeave}>{messages.leave}</Button>
          <Button variant="primary" onClick={onStay} ref={stay}>
            {messages.stay}
          </Button>
        </>
      }
    >
      <p>{messages.leaveText}</p>
    </Dialog>
  );
}
