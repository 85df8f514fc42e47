import { parentPort } from "node:worker_threads";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

parentPort?.on("message", async ({ id, data }) => {
  try {
    parentPort?.postMessage({ id, pages: await textsOf(data) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});

async function textsOf(data) {
  const task = getDocument({ data, verbosity: 0, useSystemFonts: true });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ("str" in item && item.str.trim() ? item.str : [])));
  }
  await task.destroy();
  return pages;
}
