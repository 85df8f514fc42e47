import type { ProposalInput } from "../../core/pricing/proposal-payload.ts";

export function agencyOf(_settings: unknown, _origin: string): ProposalInput["agency"] {
  return { logoUrl: null, borderTop: "", borderBottom: "" };
}
