import { expect, test } from "vitest";
import { contentKindOf } from "../../../src/core/content/content.ts";

test.each([
  ["/about", "page"],
  ["/", "page"],
  ["", "page"],
  ["/files/a.pdf", "pdf"],
  ["/files/A.PDF", "pdf"],
  ["/solutions-finder/solution/9/pdf", "pdf"],
  ["/files/a.pdf?download=1", "pdf"],
  ["/files/a.pdf#page=2", "pdf"],
  ["/files/a.pdf/", "page"],
  ["/files/a.pdf.html", "page"],
  ["/search?file=a.pdf", "page"],
  ["/about#a.pdf", "page"],
  ["/files/a.xls", "file"],
  ["/files/a.xlsx", "file"],
  ["/files/a.doc", "file"],
  ["/files/a.DOCX?x", "file"],
  ["/foo/xls", "file"],
  ["/foo/myxls", "page"],
  ["/foo/xlsm", "page"],
  ["/paradox", "page"],
])("V4: %j is a %s", (path, kind) => {
  expect(contentKindOf(path)).toBe(kind);
});
