import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 120_000, first: 149_500 }, lite: { file: 61_000, first: 90_000 } },
  reserved: "552px",
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
