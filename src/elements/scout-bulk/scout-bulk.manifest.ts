import type { ElementManifest } from "../element-manifest.ts";

const noRows = () => ({ data: { rows: [], total: 0 } });

export const manifest: ElementManifest = {
  sizes: { react: { file: 139_100, first: 195_900 }, lite: { file: 79_600, first: 135_700 } },
  reserved: "max(352px, min(var(--_window, 100vh), 1440px))",
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
