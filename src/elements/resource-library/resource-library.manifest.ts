import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 114_000, first: 141_000 }, lite: { file: 54_500, first: 81_500 } },
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
