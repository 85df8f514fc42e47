import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 115_500, first: 161_000 }, lite: { file: 56_500, first: 102_000 } },
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
