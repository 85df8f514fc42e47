import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 144_900, first: 153_900 }, lite: { file: 85_300, first: 94_200 } },
  reserved: "100vh",
  policies: ["analytics"],
  alone: { "base-path": "/isolation/page" },
  example: { states: { "Signed out": { user: null } } },
  conformance: {
    attribute: { name: "base-path", property: "basePath", value: "/portal", absent: "/" },
    sign: { role: "link", name: "Solutions Finder", navigation: "Main" },
    busy: null,
    isForAll: true,
    hasOwnGate: true,
  },
};
