import type { Plugin } from "vite";
import { firstFilesOf } from "./first-files-of.ts";
import { runtimeFileOf } from "./open-screens-of.ts";
import { type RenderedChunks, renderedClosureOf } from "./rendered-closure.ts";

/**
 * Makes every entry import all files of its closure itself, so that the browser requests them at once. An element that
 * loads its runtime requests all of its first files together with it.
 */
export function flatImports(): Plugin {
  return {
    name: "flat-imports",
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isEntry) return null;
      const closure = renderedClosureOf(chunk.fileName, chunks);
      const missing = closure.filter((file) => !chunk.imports.includes(file));
      const ahead = withFirstFilesAhead(code, chunk.fileName, closure, chunks);
      return { code: missing.map((file) => `import"./${file}";`).join("") + ahead, map: null };
    },
  };
}

/**
 * Requests the first files of an element together with its runtime. If one of them cannot be loaded, the import of the
 * runtime or of the screen fails.
 */
function withFirstFilesAhead(
  code: string,
  entry: string,
  closure: readonly string[],
  chunks: RenderedChunks,
): string {
  const runtime = runtimeFileOf(entry, chunks);
  if (runtime === undefined) return code;
  const known = [entry, runtime, ...closure];
  const importOf = (file: string) => `import("./${file}")`;
  const ahead = firstFilesOf(entry.replace(/\.js$/, ""), chunks)
    .filter((file) => !known.includes(file))
    .map((file) => `${importOf(file)}.catch(()=>{})`);
  return code.replaceAll(importOf(runtime), `(${[...ahead, importOf(runtime)].join()})`);
}
