import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 116_500, first: 144_500 }, lite: { file: 57_500, first: 85_000 } },
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
