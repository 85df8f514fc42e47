import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 117_300, first: 127_600 }, lite: { file: 57_800, first: 67_900 } },
  reserved: "592px",
  policies: ["logos"],
  example: {
    user: null,
    states: { "Forgotten password": { attributes: { view: "password" } } },
  },
  conformance: {
    attribute: { name: "destination", property: "destination", value: "/scout" },
    sign: { role: "textbox", name: "Username or email address" },
    busy: null,
    isSignIn: true,
  },
};
