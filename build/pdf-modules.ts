import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { withDefinedOverrides } from "./define-overrides.ts";
import { pdfLibrary } from "./pdf-assets.ts";

const library = /^pdfjs-dist\/(build\/.+)\.mjs$/;
const folder = "assets/pdf";

/**
 * Puts the PDF library's own modules into the modules for bundlers, unchanged but for two things: they run in pages that
 * froze the built-in prototypes, and they do not read their own address, because bundlers look for the files beside it. The
 * package `pdfjs-dist` has forty megabytes, and the elements use four.
 */
export function pdfModules(): Plugin {
  const used = new Set<string>();
  return {
    name: "pdf-modules",
    enforce: "pre",
    resolveId(id) {
      const [, path] = library.exec(id) ?? [];
      if (path === undefined) return null;
      used.add(path);
      return { id: `../${folder}/${path}.js`, external: true };
    },
    generateBundle() {
      for (const path of used) {
        const originalFileName = `${pdfLibrary}/${path}.mjs`;
        const code = withDefinedOverrides(originalFileName, readFileSync(originalFileName, "utf8"));
        const source = code.replaceAll("import.meta.url", "undefined");
        this.emitFile({
          type: "asset",
          fileName: `${folder}/${path}.js`,
          originalFileName,
          source,
        });
      }
    },
  };
}

/** The members of a chunk that this file reads. */
export interface NamedChunk {
  readonly facadeModuleId?: string | null | undefined;
}

const filesOfLibrary = /\/node_modules\/pdfjs-dist\/(cmaps|standard_fonts|build)\/([^/?]+)\.\w+\?/;

/** The path in `dist/` of a module with a file of the PDF library, in the library's own layout; null for other modules. */
export function pdfModuleNameOf({ facadeModuleId }: NamedChunk): string | null {
  const [, inside, name] = filesOfLibrary.exec(facadeModuleId ?? "") ?? [];
  if (inside === undefined) return null;
  return `${folder}/${inside}/${name}${inside === "build" ? "-text" : ""}.js`;
}
