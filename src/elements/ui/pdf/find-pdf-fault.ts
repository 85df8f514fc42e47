import type { PdfFault } from "../../../core/files/pdf-file.ts";

/**
 * Returns why a browser's viewer would not show a PDF correctly, or null. If the code for the check cannot be loaded,
 * the viewer tries.
 *
 * @param assetsBase - as for `createPdfEngine`
 */
export async function findPdfFault(file: Blob, assetsBase: string): Promise<PdfFault | null> {
  if (file.size === 0) return "empty";
  try {
    const { judgePdf } = await import("./judge-pdf.ts");
    return await judgePdf(file, assetsBase);
  } catch {
    return null;
  }
}
