import type { Plugin } from "vite";
import { elementTags, signInTag } from "./elements.ts";
import { openScreensOf } from "./open-screens-of.ts";
import { type RenderedChunks, renderedClosureOf } from "./rendered-closure.ts";
import { readsSettings, requestsSettings } from "./settings-first.ts";

/** Gives the autoloader and the portal the files of each element and its screen, so that they can preload them. */
export function preloadLists(): Plugin {
  return {
    name: "preload-lists",
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isEntry || !["autoload", "scout-portal"].includes(chunk.name)) return null;
      const lists = Object.fromEntries(elementTags.map((tag) => [tag, filesOf(tag, chunks)]));
      return { code: `const __SCOUT_CLOSURES__=${JSON.stringify(lists)};${code}`, map: null };
    },
  };
}

/**
 * The files that the page preloads for an element: those of the settings request and of the code that reads its answer,
 * the entry, the screen that the entry opens, and all files that these import.
 */
function filesOf(tag: string, chunks: RenderedChunks): string[] {
  const entry = `${tag}.js`;
  const requests = Object.keys(chunks).filter(
    (file) => tag !== signInTag && (requestsSettings(chunks[file]) || readsSettings(chunks[file])),
  );
  const starts = [...requests, entry, ...openScreensOf(entry, chunks)];
  return [...new Set(starts.flatMap((file) => [file, ...renderedClosureOf(file, chunks)]))];
}
