import type { ElementManifest } from "../element-manifest.ts";

const houston = "1200 Main Street, Houston, TX 77002";

export const manifest: ElementManifest = {
  sizes: { react: { file: 123_700, first: 147_800 }, lite: { file: 64_300, first: 88_100 } },
  reserved: "clamp(677px, 1137px - 60.6vw, 1056px)",
  policies: ["logos", "map", "csv", "print"],
  example: {
    attributes: { address: houston },
    states: { Form: { attributes: {} }, "Access denied": { user: "agent-without-scout" } },
  },
  conformance: {
    attribute: { name: "address", property: "address", value: "12 Elm Street, Austin, TX" },
    sign: { role: "combobox", name: "Street address" },
    busy: { address: "12 Elm Street, Austin, TX 78701" },
  },
};
