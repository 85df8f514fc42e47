/** Why a PDF that has come cannot be shown as it is. */
export type PdfFault =
  /** It has no bytes. */
  | "empty"
  /** A part is missing, or it has no readable structure. */
  | "damaged"
  /** It opens with a password only. */
  | "password"
  /** An XFA form: its pages are made by Acrobat, and the file has a page that asks to wait in their place. */
  | "xfa"
  /** Something else failed, such as the PDF library or the drawing. */
  | "unreadable";

/** Below what is shown, or in its place: beside each of them the file can be downloaded (decisions Y19). */
export const pdfFaultMessages: Readonly<Record<PdfFault, string>> = {
  empty: "This PDF is empty. Try again later.",
  damaged: "This PDF is damaged or incomplete. Try again later, or download it.",
  password: "This PDF needs a password. Download it to open it.",
  xfa: "Only Adobe Acrobat can show this form. Download it to open it there.",
  unreadable: "This PDF cannot be shown here. Download it to read it.",
};

/** A PDF begins with this, if not at its first byte (ISO 32000-1, implementation note 13). */
const signature = "%PDF-";
const signatureWithin = 1024;

/** True if the content of a file is a PDF. Ignores its name and type. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, signatureWithin).text()).includes(signature);
}
