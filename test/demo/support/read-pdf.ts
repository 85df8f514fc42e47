import type { PDFPageProxy } from "pdfjs-dist";

const { parse, stringify } = JSON;
const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");

/** Returns the texts of each page, in the order of writing. */
export async function readPdf(answer: Response): Promise<string[][]> {
  return (await readWholePdf(answer)).pages;
}

export interface PlacedText {
  readonly text: string;
  /** In points from the left and from the bottom of the page. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the texts of each page with their positions. */
export async function readPlacedTexts(answer: Response): Promise<PlacedText[][]> {
  const pages: PlacedText[][] = [];
  await forEachPage(answer, async (page) => {
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!("str" in item) || !item.str.trim()) return [];
        const [, , , , x = 0, y = 0] = item.transform.map(Number);
        return { text: item.str, x, y, width: item.width, height: item.height };
      }),
    );
  });
  return pages;
}

/** Returns the texts of each page, and the metadata of the file. */
export async function readWholePdf(answer: Response) {
  const pages: string[][] = [];
  const metadata = await forEachPage(answer, async (page) => {
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ("str" in item && item.str.trim() ? item.str : [])));
  });
  return { pages, metadata };
}

/** Reads the pages in order. Returns the metadata of the file. */
async function forEachPage(
  answer: Response,
  read: (page: PDFPageProxy) => Promise<void>,
): Promise<string> {
  const data = new Uint8Array(await answer.arrayBuffer());
  const task = getDocument({ data, verbosity: 0, useSystemFonts: true });
  const document = await task.promise;
  // Restores the native functions, because the library's polyfills, also those of its worker, slow down the whole process.
  Object.assign(JSON, { parse, stringify });
  for (let number = 1; number <= document.numPages; number += 1) {
    await read(await document.getPage(number));
  }
  const { info, metadata } = await document.getMetadata();
  await task.destroy();
  return JSON.stringify([info, metadata?.getRaw()]);
}
