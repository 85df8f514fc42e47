import type { PDFPageProxy } from "pdfjs-dist";
import { layOutText, type PdfTextRun, type TextContent } from "./pdf-text.ts";

/** A page. Sizes are in points, unzoomed. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Draws the page with `scale` device pixels per point. Rejects if that fails or is cancelled. */
  draw(scale: number): { readonly done: Promise<HTMLCanvasElement>; cancel(): void };
  readText(): Promise<readonly PdfTextRun[]>;
}

/** A page drawn for a width in CSS pixels. */
export interface DrawnPage {
  readonly page: PdfPage;
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
}

/** Draws a page at a width, at the resolution of the screen. */
export function drawPage(page: PdfPage, width: number) {
  const { done, cancel } = page.draw((width / page.width) * window.devicePixelRatio);
  return { done: done.then((canvas): DrawnPage => ({ page, canvas, width })), cancel };
}

/** The maximum canvas size, in pixels, that every browser supports. */
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
    readText: async () => layOutText(await readContent(page), page.getViewport({ scale: 1 })),
  };
}

/** As `getTextContent` of the library does it, which wants a stream that can be iterated; Safari's cannot. */
async function readContent(page: PDFPageProxy): Promise<TextContent> {
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  const content: TextContent = { items: [], styles: {} };
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    content.items.push(...next.value.items);
    Object.assign(content.styles, next.value.styles);
  }
  return content;
}
