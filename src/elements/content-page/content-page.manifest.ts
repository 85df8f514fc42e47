import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 114_000, first: 159_500 }, lite: { file: 55_000, first: 100_000 } },
  reserved: "432px",
  policies: ["pictures", "embeds", "viewer", "messages"],
  alone: { path: "/pages/partner-services" },
  example: {
    attributes: { path: "/pages/partner-services" },
    states: { "Page not found": { attributes: { path: "/pages/nowhere" } } },
  },
  conformance: {
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: { role: "heading", name: "The order team" },
    needs: { path: "/pages/team" },
    isForAll: true,
    busy: { path: "/pages/team" },
  },
};
