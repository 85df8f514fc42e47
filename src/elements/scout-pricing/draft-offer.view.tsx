import type { ReactNode } from "react";
import { Alert } from "../ui/alert.tsx";
import { useFormatting } from "../ui/formatting-context.ts";
import { draftMessages as messages } from "./drafts.messages.ts";
import type { ListedDraft } from "./recent-drafts.view.tsx";

interface DraftOfferProps<Draft extends ListedDraft> {
  readonly kept: Draft;
  readonly onResume: (kept: Draft) => void;
  readonly onDecline: () => void;
}

/** Offers to go on with the proposal of before (decisions X4). */
export function DraftOffer<Draft extends ListedDraft>(props: DraftOfferProps<Draft>): ReactNode {
  const { kept, onResume, onDecline } = props;
  const format = useFormatting();
  const { draft, savedAtMs } = kept;
  return (
    <Alert
      kind="info"
      action={{ label: messages.continue, onAct: () => onResume(kept) }}
      onDismiss={onDecline}
    >
      {messages.continueOf(draft.preparedFor || draft.address, format.recentTime(savedAtMs))}
    </Alert>
  );
}
