import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 117_700, first: 168_200 }, lite: { file: 58_300, first: 108_100 } },
  reserved: "max(352px, min(var(--_window, 100vh), 1440px))",
  policies: ["logos"],
  example: { user: "administrator", states: { "Access denied": { user: "agent" } } },
  conformance: {
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: { role: "heading", name: "Account", exact: true },
    busy: null,
    isForAll: true,
  },
};
