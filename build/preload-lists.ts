import type { Plugin } from "vite";
import { elementTags } from "./elements.ts";
import { type RenderedChunks, renderedClosureOf } from "./rendered-closure.ts";

/**
 * Gives the autoloader and the portal the files of each element, so that they can preload them.
 * The portal also preloads the screens.
 */
export function preloadLists(): Plugin {
  return {
    name: "preload-lists",
    renderChunk(code, chunk, _options, { chunks }) {
      const filesOf = { autoload: elementFiles, "scout-portal": screenFiles }[chunk.name];
      if (!chunk.isEntry || filesOf === undefined) return null;
      const lists = Object.fromEntries(elementTags.map((tag) => [tag, filesOf(tag, chunks)]));
      return { code: `const __SCOUT_CLOSURES__=${JSON.stringify(lists)};${code}`, map: null };
    },
  };
}

function elementFiles(tag: string, chunks: RenderedChunks): string[] {
  const entry = `${tag}.js`;
  return [entry, ...renderedClosureOf(entry, chunks)];
}

/** An element with the screen that it loads as soon as it runs: `open-….screen.tsx`. */
function screenFiles(tag: string, chunks: RenderedChunks): string[] {
  const screens = (chunks[`${tag}.js`]?.dynamicImports ?? []).filter((file) => {
    const name = chunks[file]?.name ?? "";
    return name.startsWith("open-") && name.endsWith(".screen");
  });
  const files = screens.flatMap((file) => [file, ...renderedClosureOf(file, chunks)]);
  return [...new Set([...elementFiles(tag, chunks), ...files])];
}
