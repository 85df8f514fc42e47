/** The content at a path of the content site (2 §2 Generic content pages). */
export type Content =
  /** `html` is the whole page of the server, not sanitized. */
  | { readonly kind: "page"; readonly html: string }
  /** `file` is typed as a PDF, whatever the server declares, and starts like one or is empty. */
  | { readonly kind: "pdf"; readonly file: Blob; readonly name: string }
  /** `file` has a type that browsers do not open. */
  | { readonly kind: "file"; readonly file: Blob; readonly name: string };

type ContentKind = Content["kind"];

const pdf = /pdf$/i;
const office = /(?:^|[./])(?:xlsx?|docx?)$/i;

/**
 * The kind of content by the ending of its path (2 §2; decisions V4): `/report/9/pdf` is a PDF, `/foo/xls` a file. The
 * query does not count.
 */
export function contentKindOf(path: string): ContentKind {
  const [pathname = ""] = path.split(/[?#]/, 1);
  if (pdf.test(pathname)) return "pdf";
  return office.test(pathname) ? "file" : "page";
}
