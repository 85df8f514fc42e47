/** The reason why a downloaded PDF cannot be shown. */
export type PdfFault =
  /** The file has no bytes. */
  | "empty"
  /** A part of the file is missing, or it has no readable structure. */
  | "damaged"
  /** The file can only be opened with a password. */
  | "password"
  /**
   * An XFA form. Only Acrobat can create its pages. The file itself contains only a page that asks the user to wait.
   */
  | "xfa"
  /** Another failure, such as in the PDF library or while drawing. */
  | "unreadable";

/** A PDF begins with this, but not necessarily at its first byte (ISO 32000-1, implementation note 13). */
const signature = "%PDF-";
const signatureWithin = 1024;

/** True if the content of a file is a PDF. Ignores its name and type. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, signatureWithin).text()).includes(signature);
}
