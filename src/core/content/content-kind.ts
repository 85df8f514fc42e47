import type { ContentKind } from "./content.ts";

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
