import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 104_500, first: 112_500 }, lite: { file: 46_000, first: 53_500 } },
  reserved: "448px",
  policies: [],
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
