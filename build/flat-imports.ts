import type { Plugin } from "vite";
import { openScreensOf } from "./open-screens-of.ts";
import { type RenderedChunks, renderedClosureOf } from "./rendered-closure.ts";

/**
 * Makes every entry import all files of its closure itself, so that the browser requests them at once. Also makes it
 * import the files of a screen's closure together with the screen that it opens.
 */
export function flatImports(): Plugin {
  return {
    name: "flat-imports",
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isEntry) return null;
      const closure = renderedClosureOf(chunk.fileName, chunks);
      const missing = closure.filter((file) => !chunk.imports.includes(file));
      const known = [chunk.fileName, ...closure];
      const ahead = openScreensOf(chunk.fileName, chunks).reduce(
        (text, screen) => withScreenAhead(text, screen, known, chunks),
        code,
      );
      return { code: missing.map((file) => `import"./${file}";`).join("") + ahead, map: null };
    },
  };
}

/**
 * Imports the files of the screen's closure together with the screen. If one of them cannot be loaded, the import
 * fails, as that of the screen alone would.
 */
function withScreenAhead(
  code: string,
  screen: string,
  known: readonly string[],
  chunks: RenderedChunks,
): string {
  const importOf = (file: string) => `import("./${file}")`;
  const needed = renderedClosureOf(screen, chunks).filter((file) => !known.includes(file));
  if (needed.length === 0) return code;
  const all = [...needed, screen].map(importOf).join();
  return code.replaceAll(importOf(screen), `Promise.all([${all}]).then(all=>all.pop())`);
}
