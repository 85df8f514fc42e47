import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 145_800, first: 154_900 }, lite: { file: 86_200, first: 95_200 } },
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
