import type { ElementManifest } from "../element-manifest.ts";

const noRows = () => ({ data: { rows: [], total: 0 } });

export const manifest: ElementManifest = {
  sizes: { react: { file: 113_000, first: 146_000 }, lite: { file: 54_000, first: 86_500 } },
  reserved: "432px",
  policies: [],
  example: {
    states: {
      "No contracts": { answers: { "GET /api/scout/v1/contract": noRows } },
      "Access denied": { user: "agent-without-scout" },
    },
  },
  conformance: {
    attribute: {
      name: "product-name",
      property: "productName",
      value: "Acme",
      absent: "Scout",
    },
    sign: { role: "heading", name: "Contracts", exact: true },
    busy: {},
  },
};
