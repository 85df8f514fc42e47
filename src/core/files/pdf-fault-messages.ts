import type { PdfFault } from "./pdf-file.ts";

/** Shown below the PDF or in place of it. The user can download the file in each case. */
export const pdfFaultMessages: Readonly<Record<PdfFault, string>> = {
  empty: "This PDF is empty. Try again later.",
  damaged: "This PDF is damaged or incomplete. Try again later, or download it.",
  password: "This PDF is password-protected. Download it to open it.",
  xfa: "This form requires Adobe Acrobat. Download it to open it there.",
  unreadable: "This PDF can't be displayed here. Download it to read it.",
};
