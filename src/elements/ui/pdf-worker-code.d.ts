/** The worker's code imported into a page: it leaves its handler where the library looks for one. */
declare module "pdfjs-dist/build/pdf.worker.min.mjs";
