import type { PDFPageProxy } from "pdfjs-dist";
import { layOutText, type PdfTextRun } from "./pdf-text.ts";

/** One page. Sizes in points, unzoomed. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Draws the page, `scale` device pixels to a point. Rejects when it cannot, or was cancelled. */
  draw(scale: number): { readonly done: Promise<HTMLCanvasElement>; cancel(): void };
  readText(): Promise<readonly PdfTextRun[]>;
}

/** A page as it was drawn for a width in CSS pixels. */
export interface DrawnPage {
  readonly page: PdfPage;
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
}

/** Draws a page so wide, as sharp as the screen. */
export function drawPage(page: PdfPage, width: number) {
  const { done, cancel } = page.draw((width / page.width) * window.devicePixelRatio);
  return { done: done.then((canvas): DrawnPage => ({ page, canvas, width })), cancel };
}

/** The most pixels of a canvas that every browser draws. */
const mostPixels = 16_000_000;

export function openPdfPage(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    draw(scale) {
      const most = Math.sqrt(mostPixels / (width * height));
      const viewport = page.getViewport({ scale: Math.min(scale, most) });
      const canvas = document.createElement("canvas");
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      const task = page.render({ canvas, viewport });
      return { done: task.promise.then(() => canvas), cancel: () => task.cancel() };
    },
    readText: async () => layOutText(await page.getTextContent(), page.getViewport({ scale: 1 })),
  };
}
