import type { ElementManifest } from "../element-manifest.ts";

const houston = "1200 Main Street, Houston, TX 77002";

export const manifest: ElementManifest = {
  sizes: { react: { file: 165_700, first: 184_600 }, lite: { file: 106_200, first: 124_800 } },
  reserved: "clamp(416px, (560px - 100vw) * 99, 616px)",
  policies: ["messages", "print", "proposalLogo"],
  alone: { address: "1200 Main Street, Houston, TX 77002" },
  example: {
    attributes: { address: houston, provider: "comcast", term: "36" },
    states: {
      Form: { attributes: {} },
      "Price board": { attributes: { address: houston } },
      "Access denied": { user: "agent-without-scout" },
    },
  },
  conformance: {
    attribute: { name: "prepared-for", property: "preparedFor", value: "Acme Corp" },
    sign: { role: "combobox", name: "Service address" },
    busy: { address: "60 Hudson Street, New York, NY 10013" },
  },
};
