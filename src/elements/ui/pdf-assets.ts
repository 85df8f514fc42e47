/** Where a build put the PDF library's files, as seen from a chunk; other builds define nothing. */
declare const __SCOUT_PDF_ASSETS__: string | undefined;

/**
 * Folder with the PDF library's own layout (`build/`, `cmaps/`, `standard_fonts/`, `wasm/`), ending
 * in a slash (decisions Y13). Null when neither the host page nor the build has one.
 */
export function pdfAssetsFolder(configured: string): string | null {
  if (configured !== "") return new URL(configured.replace(/\/?$/, "/"), document.baseURI).href;
  if (typeof __SCOUT_PDF_ASSETS__ === "undefined") return null;
  const folder: string = __SCOUT_PDF_ASSETS__;
  return new URL(folder, import.meta.url).href;
}

/**
 * The library as part of the program, for builds without such a folder; null in one that has it there.
 * It is not laid down twice.
 */
export const bundledLibrary =
  typeof __SCOUT_PDF_ASSETS__ === "undefined"
    ? {
        load: () => import("pdfjs-dist"),
        loadWorkerCode: () => import("pdfjs-dist/build/pdf.worker.min.mjs"),
      }
    : null;
