/** The worker's code, for import into a page. */
declare module "pdfjs-dist/build/pdf.worker.min.mjs";

/** The library's build for browsers. */
declare module "pdfjs-dist/build/pdf.min.mjs" {
  export * from "pdfjs-dist";
}
