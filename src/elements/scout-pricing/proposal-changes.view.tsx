import type { ReactNode } from "react";
import type { Formatting } from "../../core/formatting/formatting.ts";
import type { ProposalChange } from "../../core/pricing/drafts/restore-proposal.ts";
import { Alert } from "../ui/alert.tsx";
import { useFormatting } from "../ui/formatting-context.ts";
import { draftMessages as messages } from "./drafts.messages.ts";

interface ProposalChangesProps {
  readonly changes: readonly ProposalChange[];
  readonly onDismiss: () => void;
}

/** What is different in a proposal that was priced anew, line by line (decisions X3). */
export function ProposalChanges({ changes, onDismiss }: ProposalChangesProps): ReactNode {
  const format = useFormatting();
  const isAsBefore = changes.length === 0;
  return (
    <Alert
      kind={isAsBefore ? "success" : "warning"}
      heading={messages.pricedAnew}
      onDismiss={onDismiss}
    >
      <p>{isAsBefore ? messages.nothingChanged : messages.changed}</p>
      {!isAsBefore && (
        <ul className="proposal-changes">
          {changes.map((change) => (
            <li key={keyOf(change)}>{textOf(change, format)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function keyOf(change: ProposalChange): string {
  if ("id" in change) return `${change.kind} ${change.id}`;
  return change.kind === "choiceGone" ? change.choice : change.kind;
}

function textOf(change: ProposalChange, format: Formatting): string {
  const texts = messages.change;
  switch (change.kind) {
    case "choiceGone":
      return texts.choiceGone[change.choice];
    case "quantity":
      return texts.quantity(change.title, change.now);
    case "price":
      return texts.price(change.title, format.money(change.monthly), format.money(change.install));
    case "totals":
      return texts.totals(format.money(change.monthly), format.money(change.install));
    default:
      return texts[change.kind](change.title);
  }
}
