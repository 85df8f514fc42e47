import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 118_500, first: 128_900 }, lite: { file: 59_100, first: 69_300 } },
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
