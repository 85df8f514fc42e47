import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { noticesOf } from "./notices.ts";
import { packageFolderOf } from "./package-folder.ts";
import { foldersIn, partsListOf } from "./parts-list.ts";
import { readPart } from "./read-part.ts";

export const noticesFile = "THIRD-PARTY-NOTICES.txt";
export const partsListFile = "parts.cdx.json";

/**
 * Writes the libraries in the files of a build: their licenses as text, and a CycloneDX list, which also has the libraries
 * that remain imports. The libraries are found by the modules of all chunks and workers, and by the sources of assets.
 * Entries of an earlier build in the folder are kept.
 *
 * @param modules - modules of builds inside this one, see `collectModules`
 * @param imported - packages that other files of the folder import
 * @param subfolder - the folder of the build whose files are meant, with a slash at its end; by default the whole build
 */
export function partsFiles(
  modules = new Set<string>(),
  imported: readonly string[] = [],
  subfolder = "",
): Plugin {
  const collector = collectModules(modules);
  return {
    ...collector,
    name: "parts-files",
    config: () => ({ worker: { plugins: () => [collector] } }),
    generateBundle: {
      order: "post",
      handler({ dir = "." }, bundle) {
        const origins = originsOf(bundle);
        const earlier = foldersLeftIn(join(dir, subfolder));
        const bundled = foldersOf([...modules, ...origins]);
        const parts = new Map(
          [...new Set([...earlier, ...bundled, ...foldersOf([...importsOf(bundle), ...imported])])]
            .sort()
            .map((folder) => [
              folder,
              readPart(folder, usedFolders(folder, [...modules, ...origins])),
            ]),
        );
        const held = [...parts].filter(
          ([folder]) => earlier.includes(folder) || bundled.includes(folder),
        );
        const notices = noticesOf(held.map(([, part]) => part));
        this.emitFile({ type: "asset", fileName: subfolder + noticesFile, source: notices });
        const source = partsListOf(parts);
        this.emitFile({ type: "asset", fileName: subfolder + partsListFile, source });
      },
    },
  };
}

/** Collects the modules of all chunks of a build. */
export function collectModules(modules: Set<string>): Plugin {
  return {
    name: "collect-modules",
    renderChunk(_code, { moduleIds }) {
      for (const id of moduleIds) modules.add(id);
      return null;
    },
  };
}

/** The source files of the assets. */
function originsOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === "asset" ? file.originalFileNames : [],
  );
}

function importsOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === "chunk" ? [...file.imports, ...file.dynamicImports] : [],
  );
}

function foldersOf(ids: readonly string[]): string[] {
  return ids.flatMap((id) => packageFolderOf(id) ?? []);
}

function usedFolders(folder: string, files: readonly string[]): string[] {
  return files.filter((file) => packageFolderOf(file) === folder).map((file) => dirname(file));
}

function foldersLeftIn(dir: string): readonly string[] {
  const list = join(dir, partsListFile);
  return existsSync(list) ? foldersIn(readFileSync(list, "utf8")) : [];
}
