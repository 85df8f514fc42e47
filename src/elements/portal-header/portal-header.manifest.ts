import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 127_400, first: 135_500 }, lite: { file: 67_800, first: 75_900 } },
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
