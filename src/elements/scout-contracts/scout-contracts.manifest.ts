import type { ElementManifest } from "../element-manifest.ts";

const noRows = () => ({ data: { rows: [], total: 0 } });

export const manifest: ElementManifest = {
  sizes: { react: { file: 119_000, first: 164_900 }, lite: { file: 59_600, first: 104_900 } },
  reserved: "clamp(603px, (992px - 100vw) * 99, max(603px, var(--_window, 100vh)))",
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
    waitsForData: true,
    busy: {},
  },
};
