/** The worker's code imported into a page. */
declare module "pdfjs-dist/build/pdf.worker.min.mjs";

/** The library as its package ships it to browsers. */
declare module "pdfjs-dist/build/pdf.min.mjs" {
  export * from "pdfjs-dist";
}
