import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 114_500, first: 151_500 }, lite: { file: 55_500, first: 92_000 } },
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
