import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 144_000, first: 153_000 }, lite: { file: 84_500, first: 93_200 } },
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
