import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 118_300, first: 128_600 }, lite: { file: 58_900, first: 68_900 } },
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
