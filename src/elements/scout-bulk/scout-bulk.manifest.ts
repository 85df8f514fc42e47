import type { ElementManifest } from "../element-manifest.ts";

const noRows = () => ({ data: { rows: [], total: 0 } });

export const manifest: ElementManifest = {
  sizes: { react: { file: 123_000, first: 171_000 }, lite: { file: 64_000, first: 111_500 } },
  reserved: "432px",
  policies: ["csv", "messages"],
  example: {
    states: {
      "No uploads": { answers: { "GET /api/v1/scout/bulk": noRows } },
      "Access denied": { user: "agent-without-scout" },
    },
  },
  conformance: {
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: { role: "heading", name: "SCOUT Bulk" },
    busy: {},
  },
};
