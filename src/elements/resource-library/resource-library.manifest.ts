import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 118_000, first: 148_000 }, lite: { file: 59_000, first: 88_000 } },
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
