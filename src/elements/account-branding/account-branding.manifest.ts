import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 113_500, first: 150_000 }, lite: { file: 54_500, first: 90_500 } },
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
