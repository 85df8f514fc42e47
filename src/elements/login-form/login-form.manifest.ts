import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 107_500, first: 116_000 }, lite: { file: 48_500, first: 57_000 } },
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
