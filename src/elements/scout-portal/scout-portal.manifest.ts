import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 145_100, first: 154_200 }, lite: { file: 85_500, first: 94_500 } },
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
