import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 114_600, first: 174_200 }, lite: { file: 55_200, first: 114_300 } },
  reserved: "max(352px, min(var(--_window, 100vh), 1440px))",
  policies: ["pictures", "embeds", "viewer", "contractPdf", "messages"],
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
