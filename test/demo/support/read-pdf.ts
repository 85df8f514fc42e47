const { parse, stringify } = JSON;
const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");

/** Returns the texts of each page, in the order of writing. */
export async function readPdf(answer: Response): Promise<string[][]> {
  return (await readWholePdf(answer)).pages;
}

/** Returns the texts of each page, and the metadata of the file. */
export async function readWholePdf(answer: Response) {
  const data = new Uint8Array(await answer.arrayBuffer());
  const task = getDocument({ data, verbosity: 0, useSystemFonts: true });
  const document = await task.promise;
  // Restores the native functions, because the library's polyfills, also those of its worker, slow down the whole process.
  Object.assign(JSON, { parse, stringify });
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ("str" in item && item.str.trim() ? item.str : [])));
  }
  const { info, metadata } = await document.getMetadata();
  await task.destroy();
  return { pages, metadata: JSON.stringify([info, metadata?.getRaw()]) };
}
