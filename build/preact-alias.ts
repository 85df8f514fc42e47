import { resolve } from "node:path";

/** React's modules, and the parts of Preact's compat layer that replace them. */
export const preactAlias = [
  { find: /^react$/, replacement: resolve(import.meta.dirname, "../src/lite/react.ts") },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react\/jsx-runtime$/, replacement: "preact/compat/jsx-runtime" },
  { find: /^react\/jsx-dev-runtime$/, replacement: "preact/compat/jsx-dev-runtime" },
];
