/** The content at a path of the content site. */
export type Content =
  /** `html` is the whole page of the server, not sanitized. */
  | { readonly kind: "page"; readonly html: string }
  /** A file with the type of a PDF, whatever the server declares. It begins like a PDF or is empty. */
  | { readonly kind: "pdf"; readonly file: Blob; readonly name: string }
  /** A file of a type that browsers do not open. */
  | { readonly kind: "file"; readonly file: Blob; readonly name: string };

type ContentKind = Content["kind"];

const pdf = /pdf$/i;
const office = /(?:^|[./])(?:xlsx?|docx?)$/i;

/** The kind of content, by the end of the path: `/report/9/pdf` is a PDF, `/foo/xls` a file. Ignores the query. */
export function contentKindOf(path: string): ContentKind {
  const [pathname = ""] = path.split(/[?#]/, 1);
  if (pdf.test(pathname)) return "pdf";
  return office.test(pathname) ? "file" : "page";
}
