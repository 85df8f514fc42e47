import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 126_800, first: 134_800 }, lite: { file: 67_200, first: 75_200 } },
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
