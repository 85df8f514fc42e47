/** The beginning of a shared proposal's fragment, without `#`. */
export const proposalLinkName = "scout-proposal=";

export interface SharedAddress {
  /** The address without the proposal, which a request may contain. */
  readonly withoutProposal: string;
  /** The fragment with its `#`. `""` without a proposal. */
  readonly proposal: string;
}

/** Separates an address from the proposal in its fragment, which no request may contain. */
export function splitProposal(address: string): SharedAddress {
  const at = address.indexOf("#");
  const hasProposal = at >= 0 && address.startsWith(proposalLinkName, at + 1);
  return hasProposal
    ? { withoutProposal: address.slice(0, at), proposal: address.slice(at) }
    : { withoutProposal: address, proposal: "" };
}
