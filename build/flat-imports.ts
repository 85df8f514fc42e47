import type { Plugin } from "vite";
import { openScreensOf } from "./open-screens-of.ts";
import { type RenderedChunks, renderedClosureOf } from "./rendered-closure.ts";

/**
 * Makes every entry import all files of its closure itself, so that the browser requests them at once; and together with
 * the screen that it opens, what that imports.
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

/** Where one of the files fails, the screen would, too. */
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
