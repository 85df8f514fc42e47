import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 123_100, first: 161_000 }, lite: { file: 63_500, first: 101_100 } },
  reserved: "max(352px, min(var(--_window, 100vh), 1440px))",
  policies: ["messages"],
  example: {
    states: { "No results": { attributes: { keyword: "a word that no file has" } } },
  },
  conformance: {
    attribute: { name: "keyword", property: "keyword", value: "battle card" },
    sign: { role: "combobox", name: "Search Keywords" },
    isForAll: true,
    busy: {},
  },
};
