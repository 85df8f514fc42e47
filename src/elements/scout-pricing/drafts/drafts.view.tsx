import type { ReactNode } from "react";
import type { ProposalDraft } from "../../../core/pricing/drafts/proposal-draft.ts";
import type { ProposalChange } from "../../../core/pricing/drafts/restore-proposal.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { changeTextOf, draftTexts } from "./drafts.messages.ts";

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
  const texts = useTexts(draftTexts);
  const format = useFormatting();
  return (
    <Disclosure label={texts.recentDrafts(drafts.length)}>
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
                    texts.draftLines(draft.lines.length, format),
                    time,
                  ].join(" · ")}
                </span>
              </div>
              <Button label={texts.continueDraft(name, time)} onClick={() => onResume(kept)}>
                {texts.continue}
              </Button>
              <Button
                variant="quiet"
                label={texts.deleteDraftOf(name, time)}
                onClick={() => onRemove(id)}
              >
                {texts.deleteDraft}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="recent-drafts-foot">
        <span className="muted">{props.note}</span>
        <Button variant="quiet" onClick={onRemoveAll}>
          {texts.deleteAllDrafts}
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
  const texts = useTexts(draftTexts);
  const format = useFormatting();
  const { draft, savedAtMs } = kept;
  const name = draft.preparedFor || draft.address;
  return (
    <Alert
      kind="info"
      action={{
        label: isLeft ? texts.reopen : texts.continue,
        onAct: () => onResume(kept),
      }}
      onDismiss={onDecline}
    >
      {isLeft ? texts.leftOf(name) : texts.continueOf(name, format.recentTime(savedAtMs))}
    </Alert>
  );
}

interface ProposalChangesProps {
  readonly changes: readonly ProposalChange[];
  readonly onDismiss: () => void;
}

/** Lists the differences after a proposal is priced again. */
export function ProposalChanges({ changes, onDismiss }: ProposalChangesProps): ReactNode {
  const texts = useTexts(draftTexts);
  const format = useFormatting();
  const isAsBefore = changes.length === 0;
  return (
    <Alert
      kind={isAsBefore ? "success" : "warning"}
      heading={texts.pricedAgain}
      onDismiss={onDismiss}
    >
      <p>{isAsBefore ? texts.nothingChanged : texts.changed}</p>
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
