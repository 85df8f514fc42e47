import type { PDFDocumentProxy } from "pdfjs-dist";
import { withoutGlobals } from "../../scripts/without-globals.ts";
import { bundledLibrary, type PdfAssets, pdfAssetsOf } from "./pdf-assets.ts";
import { PdfFaultError } from "./pdf-fault.ts";
import { readPdfFields } from "./pdf-fields.ts";
import { openPdfPage, type PdfPage } from "./pdf-page.ts";
import { endsAsPdf } from "./pdf-suspicion.ts";
import { startPdfWorker } from "./pdf-worker.ts";

export interface OpenedPdf {
  readonly pageCount: number;
  /**
   * Pages are numbered from 1.
   *
   * @param signatureLabel - the text for a signature field without an appearance
   */
  page(number: number, signatureLabel: string): Promise<PdfPage>;
  close(): void;
}

/** Reads PDF files. The library and its worker are loaded with the first file and reused. */
export interface PdfEngine {
  /** Rejects if the file is not a readable PDF. `pdfFaultOf` returns why. */
  open(file: Blob): Promise<OpenedPdf>;
  dispose(): void;
}

/** @param assetsBase - the host page's folder of library files; empty for the build's own */
export function createPdfEngine(assetsBase: string): PdfEngine {
  const assets = pdfAssetsOf(assetsBase);
  let starting: ReturnType<typeof start> | null = null;
  let isOver = false;

  return {
    async open(file) {
      if (file.size === 0) throw new PdfFaultError("empty");
      starting ??= start(assets);
      const [{ library, worker, settings }, data] = await Promise.all([
        starting,
        file.arrayBuffer(),
      ]);
      const isWhole = endsAsPdf(new Uint8Array(data));
      // Read the end of the file first, because the library transfers the data, which cannot be read afterwards.
      const task = library.getDocument({ data, worker, ...settings });
      try {
        const opened = await task.promise;
        await rejectFaulty(opened, isWhole);
        return {
          pageCount: opened.numPages,
          async page(number, signatureLabel) {
            const page = await opened.getPage(number);
            const fields = await readPdfFields(page, opened.annotationStorage, signatureLabel);
            return openPdfPage(page, fields, library.AnnotationMode.ENABLE_STORAGE);
          },
          close: () => void task.destroy(),
        };
      } catch (error) {
        void task.destroy();
        throw error;
      } finally {
        if (isOver) void task.destroy();
      }
    },
    dispose() {
      isOver = true;
      starting?.then(
        ({ worker, thread }) => {
          worker.destroy();
          thread?.stop();
        },
        () => {}, // nothing to stop: `open` has already rejected
      );
    },
  };
}

/** Rejects files that the library opens but shows incompletely. */
async function rejectFaulty(opened: PDFDocumentProxy, isWhole: boolean): Promise<void> {
  const { info } = await opened.getMetadata();
  if ("IsXFAPresent" in info && info.IsXFAPresent === true && !(await hasFields(opened))) {
    throw new PdfFaultError("xfa");
  }
  if (isWhole) return;
  for (let number = 1; number <= opened.numPages; number += 1) {
    await opened.getPage(number).catch(() => {
      throw new PdfFaultError("damaged");
    });
  }
}

/**
 * True if a page has form fields. An XFA form with fields can be shown, because its pages are in the file.
 */
async function hasFields(opened: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= opened.numPages; number += 1) {
    const annotations: readonly { readonly subtype?: string }[] = await (
      await opened.getPage(number)
    ).getAnnotations();
    if (annotations.some(({ subtype }) => subtype === "Widget")) return true;
  }
  return false;
}

async function start(assets: PdfAssets | null) {
  const [library, thread, settings] = await Promise.all([
    withoutGlobals(["pdfjsLib", "_pdfjsTestingUtils"], () => loadLibrary(assets)),
    workerAddressOf(assets).then(startPdfWorker),
    settingsOf(assets),
  ]);
  const worker = thread
    ? library.PDFWorker.create({ verbosity: 0, port: thread.worker })
    : await startOnPageThread(library, assets);
  return { library, worker, thread, settings };
}

/** The fallback if workers are blocked. The library looks for the worker's code on `globalThis`. */
function startOnPageThread({ PDFWorker }: typeof import("pdfjs-dist"), assets: PdfAssets | null) {
  return withoutGlobals(["pdfjsWorker"], async () => {
    Object.assign(globalThis, { pdfjsWorker: await loadWorkerCode(assets) });
    const worker = PDFWorker.create({ verbosity: 0 });
    await worker.promise;
    return worker;
  });
}

/** Loads the library from the worker's folder, because both must have the same version. */
async function loadLibrary(assets: PdfAssets | null): Promise<typeof import("pdfjs-dist")> {
  return assets ? importFrom(moduleIn(assets, "pdf.min")) : bundled().load();
}

async function loadWorkerCode(assets: PdfAssets | null): Promise<unknown> {
  return assets ? importFrom(moduleIn(assets, "pdf.worker.min")) : bundled().loadWorkerCode();
}

async function workerAddressOf(assets: PdfAssets | null): Promise<string> {
  return assets ? moduleIn(assets, "pdf.worker.min") : bundled().loadWorkerAddress();
}

function importFrom(address: string) {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ address);
}

function bundled() {
  if (bundledLibrary === null) throw new Error("There is no PDF library.");
  return bundledLibrary;
}

function moduleIn({ folder, moduleEnding }: PdfAssets, name: string): string {
  return `${folder}build/${name}.${moduleEnding}`;
}

/** Turns off everything that a strict policy forbids: compiled code, and fonts in the host page. */
async function settingsOf(assets: PdfAssets | null) {
  const common = {
    verbosity: 0,
    useWasm: false,
    enableXfa: false,
    disableFontFace: true,
    cMapPacked: true,
  } as const;
  if (assets === null) {
    const { PdfFiles: BinaryDataFactory } = await bundled().loadFiles();
    return { ...common, useSystemFonts: false, useWorkerFetch: false, BinaryDataFactory };
  }
  return {
    ...common,
    cMapUrl: `${assets.folder}cmaps/`,
    standardFontDataUrl: `${assets.folder}standard_fonts/`,
    wasmUrl: `${assets.folder}wasm/`,
  };
}
