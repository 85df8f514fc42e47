import type { ProposalDraft } from "../../../src/core/pricing/drafts/proposal-draft.ts";

/** Creates a draft whose only service is no longer offered. */
export const aDraft: ProposalDraft = {
  address: "60 Hudson St, New York, NY",
  preparedFor: "Bluebird Bakery",
  provider: null,
  term: null,
  region: null,
  package: null,
  sections: [],
  lines: [{ id: "gone", title: "Gone", lines: null, boxes: null, mark: 0 }],
  salt: "12345678",
  mark: 0,
};
