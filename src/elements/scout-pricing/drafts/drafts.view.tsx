import type { ReactNode } from "react";
import type { ProposalDraft } from "../../../core/pricing/drafts/proposal-draft.ts";
import type { ProposalChange } from "../../../core/pricing/drafts/restore-proposal.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { changeTextOf, draftMessages as messages } from "./drafts.messages.ts";

/** A proposal that the user can continue. */
interface ListedDraft {
  readonly id: string;
  readonly savedAtMs: number;
  readonly draft: ProposalDraft;
}

interface RecentDraftsProps<Draft extends ListedDraft> {
  readonly drafts: readonly Draft[];
  /** Says how long proposals are kept. */
  readonly note: string;
  readonly onResume: (draft: Draft) => void;
  readonly onRemove: (id: string) => void;
  readonly onRemoveAll: () => void;
}

/** The proposals of the last thirty days. The user can continue or delete each. */
export function RecentDrafts<Draft extends ListedDraft>(
  props: RecentDraftsProps<Draft>,
): ReactNode {
  const { drafts, onResume, onRemove, onRemoveAll } = props;
  const format = useFormatting();
  return (
    <Disclosure label={messages.recentDrafts(drafts.length)}>
      <ul className="recent-drafts">
        {drafts.map((kept) => {
          const { id, savedAtMs, draft } = kept;
          const time = format.recentTime(savedAtMs);
          const name = draft.preparedFor || draft.address;
          return (
            <li key={id} className="recent-draft">
              <div className="recent-draft-text">
                <strong>{name}</strong>
                <span className="muted">
                  {[
                    ...(draft.preparedFor === "" ? [] : [draft.address]),
                    messages.draftLines(draft.lines.length),
                    time,
                  ].join(" · ")}
                </span>
              </div>
              <Button label={messages.continueDraft(name, time)} onClick={() => onResume(kept)}>
                {messages.continue}
              </Button>
              <Button
                variant="quiet"
                label={messages.deleteDraftOf(name, time)}
                onClick={() => onRemove(id)}
              >
                {messages.deleteDraft}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="recent-drafts-foot">
        <span className="muted">{props.note}</span>
        <Button variant="quiet" onClick={onRemoveAll}>
          {messages.deleteAllDrafts}
        </Button>
      </div>
    </Disclosure>
  );
}

interface DraftOfferProps<Draft extends ListedDraft> {
  readonly kept: Draft;
  /** True if another address has just replaced it. */
  readonly isLeft: boolean;
  readonly onResume: (kept: Draft) => void;
  readonly onDecline: () => void;
}

/** Offers to continue the previous proposal. */
export function DraftOffer<Draft extends ListedDraft>(props: DraftOfferProps<Draft>): ReactNode {
  const { kept, isLeft, onResume, onDecline } = props;
  const format = useFormatting();
  const { draft, savedAtMs } = kept;
  const name = draft.preparedFor || draft.address;
  return (
    <Alert
      kind="info"
      action={{
        label: isLeft ? messages.reopen : messages.continue,
        onAct: () => onResume(kept),
      }}
      onDismiss={onDecline}
    >
      {isLeft ? messages.leftOf(name) : messages.continueOf(name, format.recentTime(savedAtMs))}
    </Alert>
  );
}

interface ProposalChangesProps {
  readonly changes: readonly ProposalChange[];
  readonly onDismiss: () => void;
}

/** Lists the differences after a proposal is priced again. */
export function ProposalChanges({ changes, onDismiss }: ProposalChangesProps): ReactNode {
  const format = useFormatting();
  const isAsBefore = changes.length === 0;
  return (
    <Alert
      kind={isAsBefore ? "success" : "warning"}
      heading={messages.pricedAgain}
      onDismiss={onDismiss}
    >
      <p>{isAsBefore ? messages.nothingChanged : messages.changed}</p>
      {!isAsBefore && (
        <ul className="proposal-changes">
          {changes.map((change) => (
            <li key={keyOf(change)}>{changeTextOf(change, format)}</li>
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
