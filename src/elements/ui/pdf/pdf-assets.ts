/**
 * The build's folder with the files of the PDF library, relative to a chunk. Undefined in builds without one.
 */
declare const __SCOUT_PDF_ASSETS__: string | undefined;

/** Where the files of the PDF library are. */
export interface PdfAssets {
  /**
   * The address of a folder with the library's own layout (decisions Y13), with a trailing slash.
   */
  readonly folder: string;
  /**
   * The library ships `.mjs` modules. The build renames them to `.js`, which every web server serves as a script.
   */
  readonly moduleEnding: "js" | "mjs";
}

/** Returns null if neither the host page nor the build has the files. */
export function pdfAssetsOf(configured: string): PdfAssets | null {
  if (configured !== "") {
    const folder = new URL(configured.replace(/\/?$/, "/"), document.baseURI).href;
    return { folder, moduleEnding: "mjs" };
  }
  if (typeof __SCOUT_PDF_ASSETS__ === "undefined") return null;
  const folder: string = __SCOUT_PDF_ASSETS__;
  return { folder: new URL(folder, import.meta.url).href, moduleEnding: "js" };
}

/**
 * The library as a module, for builds without such a folder. Null in builds with the folder, which would otherwise
 * contain the library twice.
 */
export const bundledLibrary =
  typeof __SCOUT_PDF_ASSETS__ === "undefined"
    ? {
        load: () => import("pdfjs-dist/build/pdf.min.mjs"),
        loadWorkerCode: () => import("pdfjs-dist/build/pdf.worker.min.mjs"),
        loadFiles: () => import("./pdf-files.ts"),
        async loadWorkerAddress() {
          const { default: url } = await import("pdfjs-dist/build/pdf.worker.min.mjs?worker&url");
          return new URL(url, document.baseURI).href;
        },
      }
    : null;
