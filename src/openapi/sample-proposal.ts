import type { ContractData } from "../core/pricing/proposal/contract-data.ts";
import type { ProposalPayload } from "../core/pricing/proposal/proposal-payload.ts";

/** A proposal with one service, which the check sends to the print calls. */
export const sampleProposal: ProposalPayload = {
  date: "01/05/2026",
  package: null,
  pricing: {
    before_discount: 119,
    discount: 0,
    monthly: 119,
    install: 99,
    install_without_stacking: 99,
    stacking: 0,
    services_subtotal: 119,
    equipment_subtotal: 0,
    services: [
      {
        id: "check",
        type: "broadband",
        title: "Business Internet 500 Mbps",
        label: "500 / 35 Mbps",
        quantity: 1,
        rate: 119,
        price: 119,
        nrc: 99,
      },
    ],
    equipment: [],
  },
  provider: { name: "Comcast", region: null, term: "36 Months", logoUrl: null },
  agent: { firstName: "Dana", lastName: "Whitfield", email: "dana.whitfield@example.com" },
  agency: { logoUrl: null, borderTop: "", borderBottom: "" },
  customer: { name: "Bluebonnet Dental Group", address: "1200 Main Street, Austin, TX 78701" },
  details: { notes: [], install_lines: [{ label: "Install", amount: 99 }] },
  disclaimer: "Prices exclude surcharges, fees and taxes.",
  location: null,
};

export const sampleContract: ContractData = {
  ...sampleProposal,
  query: { address: sampleProposal.customer.address, provider: "comcast" },
  cart: [{ id: "check", type: "broadband", quantity: 1, boxes: 0 }],
};
