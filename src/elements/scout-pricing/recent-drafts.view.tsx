import type { ReactNode } from "react";
import type { ProposalDraft } from "../../core/pricing/drafts/proposal-draft.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { useFormatting } from "../ui/formatting-context.ts";
import { draftMessages as messages } from "./drafts.messages.ts";

/** A proposal that is offered to go on with. */
export interface ListedDraft {
  readonly id: string;
  readonly savedAtMs: number;
  readonly draft: ProposalDraft;
}

interface RecentDraftsProps<Draft extends ListedDraft> {
  readonly drafts: readonly Draft[];
  /** How long they are kept. */
  readonly note: string;
  readonly onResume: (draft: Draft) => void;
  readonly onRemove: (id: string) => void;
  readonly onRemoveAll: () => void;
}

/** The proposals of the last thirty days, each to go on with or to delete (decisions X4). */
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
