import { dirname, relative } from "node:path/posix";
import type { Plugin } from "vite";
import { elementTags } from "./elements.ts";
import { firstFilesOf } from "./first-files-of.ts";

/** Gives the autoloader and the portal the first files of each element, so that they can preload them. */
export function preloadLists(): Plugin {
  return {
    name: "preload-lists",
    renderChunk(code, { fileName, moduleIds }, _options, { chunks }) {
      const isReader = fileName === "autoload.js" || moduleIds.some(isLoader);
      if (!isReader) return null;
      const lists = Object.fromEntries(
        elementTags.map((tag) => [
          tag,
          firstFilesOf(tag, chunks).map((file) => relative(dirname(fileName), file)),
        ]),
      );
      return { code: `const __SCOUT_CLOSURES__=${JSON.stringify(lists)};${code}`, map: null };
    },
  };
}

/** True for the module with which the portal loads its screens. */
function isLoader(id: string): boolean {
  return id.endsWith("/scout-portal/page/load-screen.ts");
}
