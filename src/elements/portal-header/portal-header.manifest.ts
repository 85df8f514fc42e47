import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 126_500, first: 134_500 }, lite: { file: 66_900, first: 74_900 } },
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
