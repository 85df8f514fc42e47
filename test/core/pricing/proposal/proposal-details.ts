import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";

/** The details of a proposal for several sites in tests. */
export const proposalDetails = {
  date: "07/04/2026",
  validThrough: "08/03/2026",
  preparedFor: " Ada ",
  agent: { firstName: "Dana", lastName: "Whitfield", email: "dana@example.com", phone: "" },
  agency: { logoUrl: null, borderTop: "#000", borderBottom: "#000" },
  number: "1A2B3C4D",
  noteOf: () => "",
  notes: ["Saves $1.00."],
  today: new Map(),
  format: plainFormatting,
};
