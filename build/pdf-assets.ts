import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { withDefinedOverrides } from "./define-overrides.ts";

export const pdfLibrary = "node_modules/pdfjs-dist";

/**
 * Copies the PDF library's files to `cdn/assets/pdf/`, in the library's own layout (decisions Y13). Its modules end in
 * `.js` there: many hosts serve `.mjs` with a type that browsers refuse. The modules are changed so that they run in
 * pages that froze the built-in prototypes, as the elements do.
 */
export function pdfAssets(): Plugin {
  return {
    name: "pdf-assets",
    generateBundle() {
      for (const file of libraryFiles()) {
        const originalFileName = join(pdfLibrary, file);
        const source = file.endsWith(".mjs")
          ? withDefinedOverrides(file, readFileSync(originalFileName, "utf8"))
          : readFileSync(originalFileName);
        const fileName = `assets/pdf/${file.replace(/\.mjs$/, ".js")}`;
        this.emitFile({ type: "asset", fileName, originalFileName, source });
      }
    },
  };
}

function libraryFiles(): string[] {
  const filesIn = (folder: string) =>
    readdirSync(join(pdfLibrary, folder)).map((name) => `${folder}/${name}`);
  return [
    "build/pdf.min.mjs",
    "build/pdf.worker.min.mjs",
    "wasm/openjpeg_nowasm_fallback.js",
    "LICENSE",
    ...filesIn("cmaps"),
    ...filesIn("standard_fonts"),
  ];
}
