import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 144_400, first: 153_300 }, lite: { file: 84_800, first: 93_600 } },
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
