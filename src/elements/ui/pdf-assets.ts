/** The build's folder of PDF library files, relative to a chunk. Undefined in builds without one. */
declare const __SCOUT_PDF_ASSETS__: string | undefined;

/**
 * Folder with the PDF library's own layout (`build/`, `cmaps/`, `standard_fonts/`, `wasm/`), with a trailing slash
 * (decisions Y13). Null if neither the host page nor the build has one.
 */
export function pdfAssetsFolder(configured: string): string | null {
  if (configured !== "") return new URL(configured.replace(/\/?$/, "/"), document.baseURI).href;
  if (typeof __SCOUT_PDF_ASSETS__ === "undefined") return null;
  const folder: string = __SCOUT_PDF_ASSETS__;
  return new URL(folder, import.meta.url).href;
}

/**
 * The library as a module, for builds without such a folder. Null in builds with the folder, which must not contain it
 * twice.
 */
export const bundledLibrary =
  typeof __SCOUT_PDF_ASSETS__ === "undefined"
    ? {
        load: () => import("pdfjs-dist"),
        loadWorkerCode: () => import("pdfjs-dist/build/pdf.worker.min.mjs"),
      }
    : null;
