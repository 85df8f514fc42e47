/** How the fragment of a shared proposal begins, without `#` (decisions X2). */
export const proposalLinkName = "scout-proposal=";

export interface SharedAddress {
  /** Without the proposal: what a request may hold. */
  readonly withoutProposal: string;
  /** The fragment with its `#`; `""` without a proposal. */
  readonly proposal: string;
}

/** Splits an address at the proposal in its fragment, which no request may hold (decisions X2). */
export function splitProposal(address: string): SharedAddress {
  const at = address.indexOf("#");
  const hasProposal = at >= 0 && address.startsWith(proposalLinkName, at + 1);
  return hasProposal
    ? { withoutProposal: address.slice(0, at), proposal: address.slice(at) }
    : { withoutProposal: address, proposal: "" };
}
