import type { PageViewport, PDFPageProxy } from "pdfjs-dist";
import { drawMissing, type PdfField, type PdfTextPart, withFieldTexts } from "./pdf-fields.ts";

/** A page. Sizes are in points, unzoomed. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Draws the page with `scale` device pixels per point. Rejects if that fails or is canceled. */
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
const maxPixels = 16_000_000;

/**
 * @param annotationMode - the library's name for the mode that draws the form values in its storage
 */
export function openPdfPage(
  page: PDFPageProxy,
  fields: readonly PdfField[],
  annotationMode: number,
): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    draw(scale) {
      const most = Math.sqrt(maxPixels / (width * height));
      const viewport = page.getViewport({ scale: Math.min(scale, most) });
      const canvas = document.createElement("canvas");
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      const task = page.render({ canvas, viewport, annotationMode });
      const done = task.promise.then(() => {
        const pen = canvas.getContext("2d");
        if (pen !== null) drawMissing(fields, pen, viewport);
        return canvas;
      });
      return { done, cancel: () => task.cancel() };
    },
    async readText() {
      const { items, styles } = await readContent(page);
      const all = withFieldTexts(items, fields);
      return layOutText({ items: all, styles }, page.getViewport({ scale: 1 }));
    },
  };
}

/**
 * Like the library's `getTextContent`, which needs an async-iterable stream. Safari's streams are not.
 */
async function readContent(page: PDFPageProxy): Promise<TextContent> {
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  const content: TextContent = { items: [], styles: {} };
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    content.items.push(...next.value.items);
    Object.assign(content.styles, next.value.styles);
  }
  return content;
}

type TextContent = Pick<Awaited<ReturnType<PDFPageProxy["getTextContent"]>>, "items" | "styles">;

/** A run of characters on a line, with its position. Lengths are in points, without zoom. */
export interface PdfTextRun {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly fontSize: number;
  readonly fontFamily: string;
  /** The clockwise angle of the text, in radians. */
  readonly angle: number;
  /** The width of the characters in the drawing; 0 if unknown. */
  readonly width: number;
  /** True if a line ends after it. */
  readonly endsLine: boolean;
}

/**
 * Positions the text of a page over its drawing, so that users can select it, search it and have it read aloud.
 */
function layOutText(
  { items, styles }: Pick<TextContent, "styles"> & { readonly items: readonly PdfTextPart[] },
  { transform }: PageViewport,
): readonly PdfTextRun[] {
  return items.flatMap((item) => {
    if (!("str" in item)) return [];
    const [a, b, c, d, x, y] = multiply(transform, item.transform);
    const style = styles[item.fontName];
    const fontSize = Math.hypot(c, d);
    const angle = Math.atan2(b, a);
    const ascent = (style?.ascent || 0.8) * fontSize;
    return [
      {
        text: item.str,
        left: x + ascent * Math.sin(angle),
        top: y - ascent * Math.cos(angle),
        fontSize,
        fontFamily: style?.fontFamily ?? "sans-serif",
        angle,
        width: style?.vertical ? 0 : item.width,
        endsLine: item.hasEOL,
      },
    ];
  });
}

type Matrix = readonly [number, number, number, number, number, number];

/** The product of two transformations. `second` is applied first. */
function multiply(first: readonly number[], second: readonly number[]): Matrix {
  const [a1 = 1, b1 = 0, c1 = 0, d1 = 1, e1 = 0, f1 = 0] = first;
  const [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0] = second;
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ];
}
