import type { Plugin, Rolldown } from "vite";
import { closureOf } from "./closure-of.ts";
import { openScreensOf } from "./open-screens-of.ts";

/**
 * Lets every entry import all files of its closure itself: the browser then requests them at once. With the screen that an
 * entry opens, it requests the files that the screen imports.
 */
export function flatImports(): Plugin {
  return {
    name: "flat-imports",
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isEntry) return null;
      const closure = closureOf(chunk.fileName, chunks);
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
  chunks: Readonly<Record<string, Rolldown.RenderedChunk>>,
): string {
  const importOf = (file: string) => `import("./${file}")`;
  const needed = closureOf(screen, chunks).filter((file) => !known.includes(file));
  if (needed.length === 0) return code;
  const all = [...needed, screen].map(importOf).join();
  return code.replaceAll(importOf(screen), `Promise.all([${all}]).then(all=>all.pop())`);
}
