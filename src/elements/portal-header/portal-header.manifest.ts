import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 126_600, first: 134_600 }, lite: { file: 67_000, first: 75_000 } },
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
