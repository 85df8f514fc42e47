import type { ProposalInput } from "../../../core/pricing/proposal/proposal-payload.ts";

/** The name of the agent, or else the e-mail address. */
export function agentNameOf({ firstName, lastName, email }: ProposalInput["agent"]): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}
