import type { ProposalPayload } from "../../../src/core/index.ts";
import type { ContractData } from "../../../src/core/pricing/proposal/contract-data.ts";

const service = {
  id: "b",
  title: "Business Internet 500 Mbps",
  label: "500 / 35 Mbps Coax",
  type: "broadband",
};

export function line(number: number, given: object = {}) {
  return {
    ...service,
    id: `l${number}`,
    title: `Service ${number}`,
    label: "",
    quantity: 1,
    rate: 10 + number / 100,
    price: 10 + number / 100,
    nrc: 0,
    ...given,
  };
}

/** A proposal whose amounts are all different. */
export const proposal: ProposalPayload = {
  date: "01/05/2026",
  package: "Office Bundle",
  pricing: {
    before_discount: 1409.31,
    discount: 41.27,
    monthly: 1368.04,
    install: 268.65,
    install_without_stacking: 99.95,
    stacking: 168.7,
    services_subtotal: 1388.36,
    equipment_subtotal: 20.95,
    services: [
      { ...service, quantity: 1, rate: 1179.99, price: 1179.99, nrc: 99.95 },
      {
        id: "p",
        type: "phone",
        title: "Business VoiceEdge Line",
        label: "",
        quantity: 6,
        rate: 34.73,
        price: 208.37,
        nrc: 49.9,
      },
    ],
    equipment: [
      { ...service, title: "Router rental", quantity: 2, rate: 10.48, price: 20.96, nrc: 0 },
    ],
  },
  provider: { name: "Comcast", region: "Central", term: "36 Months", logoUrl: null },
  agent: {
    firstName: "Dana",
    lastName: "Whitfield",
    email: "dana.whitfield@example.com",
    phone: "(713) 555-0147",
  },
  agency: {
    logoUrl: null,
    borderTop: "rgba(12, 48, 76, 1)",
    borderBottom: "rgba(200, 30, 30, 0.6)",
  },
  customer: { name: "Bluebonnet Dental Group", address: "1200 Main Street, Austin, TX 78701" },
  details: {
    notes: ["Excludes items priced as a range"],
    install_lines: [],
    number: "1A2B3C4D",
    valid_through: "02/04/2026",
  },
  disclaimer:
    "Prices exclude surcharges, fees and taxes, are budgetary only and must be confirmed with the provider.",
  location: null,
};

export const contractData: ContractData = {
  ...proposal,
  query: { address: proposal.customer.address, provider: "comcast" },
  cart: [{ id: "b", type: "broadband", quantity: 1, boxes: 0 }],
  package: null,
};
