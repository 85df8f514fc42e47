/** The worker's code imported into a page. */
declare module "pdfjs-dist/build/pdf.worker.min.mjs";
