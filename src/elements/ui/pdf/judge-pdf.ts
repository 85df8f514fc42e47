import type { PdfFault } from "../../../core/files/pdf-file.ts";
import { pdfFaultOf } from "./pdf-fault.ts";
import { isSuspectPdf } from "./pdf-suspicion.ts";

/**
 * Implements `findPdfFault`. The PDF library is loaded only for the files that `isSuspectPdf` selects.
 */
export async function judgePdf(file: Blob, assetsBase: string): Promise<PdfFault | null> {
  if (!(await isSuspectPdf(file))) return null;
  const { createPdfEngine } = await import("./pdf-engine.ts");
  const engine = createPdfEngine(assetsBase);
  try {
    (await engine.open(file)).close();
    return null;
  } catch (error) {
    const fault = pdfFaultOf(error);
    return fault === "unreadable" ? null : fault;
  } finally {
    engine.dispose();
  }
}
