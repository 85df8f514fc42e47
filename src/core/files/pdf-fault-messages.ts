import type { PdfFault } from "./pdf-file.ts";

/** Shown below the PDF or in place of it. The user can download the file in each case. */
export const pdfFaultMessages: Readonly<Record<PdfFault, string>> = {
  empty: "This PDF is empty. Try again later.",
  damaged: "This PDF is damaged or incomplete. Try again later, or download it.",
  password: "This PDF needs a password. Download it to open it.",
  xfa: "Only Adobe Acrobat can show this form. Download it to open it there.",
  unreadable: "This PDF cannot be shown here. Download it to read it.",
};
