import type { Plugin } from "vite";
import { renderedClosureOf } from "./rendered-closure.ts";

/** Makes every entry import all files of its closure itself, so that the browser requests them at once. */
export function flatImports(): Plugin {
  return {
    name: "flat-imports",
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isEntry) return null;
      const missing = renderedClosureOf(chunk.fileName, chunks).filter(
        (file) => !chunk.imports.includes(file),
      );
      return { code: missing.map((file) => `import"./${file}";`).join("") + code, map: null };
    },
  };
}
