import type { ElementManifest } from "../element-manifest.ts";

const noRows = () => ({ data: { rows: [], total: 0 } });

export const manifest: ElementManifest = {
  sizes: { react: { file: 115_000, first: 147_500 }, lite: { file: 56_000, first: 88_000 } },
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
