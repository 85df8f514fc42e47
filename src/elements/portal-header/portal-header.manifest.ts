import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 126_000, first: 134_000 }, lite: { file: 66_400, first: 74_400 } },
  reserved: "72px",
  policies: ["logos"],
  example: { states: { "Signed out": { user: null } } },
  conformance: {
    attribute: { name: "path", property: "path", value: "/scout" },
    sign: { role: "link", name: "Solutions Finder" },
    busy: null,
    isForAll: true,
  },
};
