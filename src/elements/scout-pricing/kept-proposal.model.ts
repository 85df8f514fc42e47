import type { Agent } from "../../core/api/settings-schema.ts";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import type { KeptCart } from "../../core/pricing/cart/compare-carts.ts";
import { readDraft, writeDraft } from "../../core/pricing/drafts/draft-text.ts";
import type { ProposalDraft } from "../../core/pricing/drafts/proposal-draft.ts";
import { restoreProposal } from "../../core/pricing/drafts/restore-proposal.ts";
import { listIn, type Work } from "../../core/stores/kept-work.ts";

/** What an agent loses with the page. */
interface ProposalWork {
  /** Of the draft that the proposal is kept as; `""` for none. */
  readonly id: string;
  /** Null without services. */
  readonly draft: ProposalDraft | null;
  /** What the agent changed in the header. */
  readonly agent: Partial<Agent>;
  /** The carts that are kept for comparison, by name. */
  readonly carts: readonly (readonly [string, ProposalDraft])[];
  readonly areIncluded: boolean;
}

const agentFields = ["firstName", "lastName", "email"] as const;

/** The work as it is kept over a sign-in (decisions ZB9); null where there is none. */
export function proposalWorkOf({
  id,
  draft,
  agent,
  carts,
  areIncluded,
}: ProposalWork): Work | null {
  if (draft === null && Object.keys(agent).length === 0) return null;
  return {
    ...agent,
    id,
    draft: draft === null ? "" : writeDraft(draft),
    cartNames: carts.map(([name]) => name),
    carts: carts.map(([, cart]) => writeDraft(cart)),
    areIncluded: areIncluded ? "true" : "",
  };
}

export function agentIn(work: Work): Partial<Agent> {
  return Object.fromEntries(
    agentFields.flatMap((name) => (typeof work[name] === "string" ? [[name, work[name]]] : [])),
  );
}

/** The carts that were kept for comparison, priced anew; those that cannot be read are left out. */
export function keptCartsIn(work: Work, empty: CartState): readonly KeptCart[] {
  const names = listIn(work, "cartNames");
  return listIn(work, "carts").flatMap((text, index) => {
    const draft = readDraft(text);
    const name = names[index];
    if (draft === null || name === undefined) return [];
    return [{ name, state: restoreProposal(empty, draft).cart }];
  });
}
