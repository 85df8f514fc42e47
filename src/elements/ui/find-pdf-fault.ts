import type { PdfFault } from "../../core/files/pdf-file.ts";
import { pdfFaultOf } from "./pdf-fault.ts";

/**
 * Why a browser's viewer would not show a PDF as it is; null where it does. The PDF library judges files that
 * `isSuspectPdf` names; where that cannot be loaded, the viewer tries.
 *
 * @param assetsBase - as for `createPdfEngine`
 */
export async function findPdfFault(file: Blob, assetsBase: string): Promise<PdfFault | null> {
  if (file.size === 0) return "empty";
  try {
    const { isSuspectPdf } = await import("./pdf-suspicion.ts");
    if (!(await isSuspectPdf(file))) return null;
    const { createPdfEngine } = await import("./pdf-engine.ts");
    const engine = createPdfEngine(assetsBase);
    try {
      (await engine.open(file)).close();
      return null;
    } finally {
      engine.dispose();
    }
  } catch (error) {
    const fault = pdfFaultOf(error);
    return fault === "unreadable" ? null : fault;
  }
}
