import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 112_500, first: 149_500 }, lite: { file: 53_500, first: 90_000 } },
  reserved: "672px",
  policies: ["logos"],
  example: { user: "administrator", states: { "Access denied": { user: "agent" } } },
  conformance: {
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: { role: "heading", name: "Account", exact: true },
    busy: null,
    isForAll: true,
  },
};
