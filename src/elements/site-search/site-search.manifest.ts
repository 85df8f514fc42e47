import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 116_200, first: 155_300 }, lite: { file: 56_800, first: 95_400 } },
  reserved: "352px",
  policies: [],
  alone: { keys: "scout" },
  example: {
    attributes: { keys: "questions" },
    states: { "No results": { attributes: { keys: "a word that no page has" } } },
  },
  conformance: {
    attribute: { name: "keys", property: "keys", value: "questions" },
    sign: { role: "heading", name: "Search Results" },
    isForAll: true,
    busy: { keys: "questions" },
  },
};
