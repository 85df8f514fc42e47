/**
 * Small PDF files for tests: forms whose fields have no appearances, an XFA form, signature fields, a file with a
 * password, a truncated file and an empty one.
 */
const files = import.meta.glob<string>("./pdf/*.pdf", {
  query: "?inline",
  import: "default",
  eager: true,
});

export type PdfFileName =
  | "cut"
  | "empty"
  | "form-that-needs-appearances"
  | "form-without-appearances"
  | "password"
  | "signature-fields"
  | "xfa-form";

export function pdfFile(name: PdfFileName): Blob {
  const [, base64 = ""] = (files[`./pdf/${name}.pdf`] ?? "").split(",");
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: "application/pdf" });
}
