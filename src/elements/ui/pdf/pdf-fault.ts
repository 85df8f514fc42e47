import type { PdfFault } from "../../../core/files/pdf-file.ts";

/** A PDF that cannot be shown, and why. */
export class PdfFaultError extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault) {
    super(`The PDF is ${fault}.`);
    this.fault = fault;
  }
}

/**
 * The library's own errors, by name, because a page's own copy of the library has other classes.
 */
const faults: Readonly<Record<string, PdfFault>> = {
  PasswordException: "password",
  InvalidPDFException: "damaged",
};

/** Why a PDF could not be opened or drawn. */
export function pdfFaultOf(error: unknown): PdfFault {
  if (error instanceof PdfFaultError) return error.fault;
  return (error instanceof Error ? faults[error.name] : undefined) ?? "unreadable";
}
