import type { ReactNode } from "react";
import { styleScreen } from "../../host/element/screen-sheet.ts";
import { useSignal } from "../../host/element/use-signal.ts";
import { Alert } from "../../ui/alert.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import draftsCss from "./drafts.css?inline";
import { draftTexts } from "./drafts.messages.ts";
import { DraftOffer, ProposalChanges, RecentDrafts } from "./drafts.view.tsx";
import type { ProposalDrafts } from "./proposal-drafts.model.ts";

styleScreen("scout-pricing", [draftsCss]);

interface DraftsProps {
  readonly drafts: ProposalDrafts;
  /** Wraps a handler so that focus is kept when its button disappears with the message. */
  readonly leaving: <Args extends unknown[]>(
    act: (...args: Args) => void,
  ) => (...args: Args) => void;
}

/** Offers to continue the latest proposal, and lists the recent ones. */
export function Drafts({ drafts, leaving }: DraftsProps): ReactNode {
  const texts = useTexts(draftTexts);
  const offer = useSignal(drafts.offer);
  const recent = useSignal(drafts.recent);
  const changes = useSignal(drafts.changes);
  const isLinkRefused = useSignal(drafts.links.isRefused);
  return (
    <>
      {isLinkRefused && (
        <Alert kind="warning" onDismiss={leaving(drafts.dismissNotices)}>
          {texts.linkRefused}
        </Alert>
      )}
      {changes !== null && (
        <ProposalChanges changes={changes} onDismiss={leaving(drafts.dismissNotices)} />
      )}
      {offer !== null && (
        <DraftOffer
          {...offer}
          onResume={leaving(drafts.resume)}
          onDecline={leaving(drafts.declineOffer)}
        />
      )}
      {recent.length > 0 && (
        <RecentDrafts
          drafts={recent}
          note={drafts.areKept ? texts.draftsKept : texts.draftsInPage}
          onResume={leaving(drafts.resume)}
          onRemove={leaving(drafts.remove)}
          onRemoveAll={leaving(drafts.removeAll)}
        />
      )}
    </>
  );
}
