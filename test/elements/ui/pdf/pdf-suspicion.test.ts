import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { isSuspectPdf } from "../../../../src/elements/ui/pdf/pdf-suspicion.ts";
import { type PdfFileName, pdfFile } from "../../../support/pdf-files.ts";

const end = "\nstartxref\n9\n%%EOF\n";

/** Creates a file with a compressed object that contains this text. */
function packed(text: string, lineEnd: string): Blob {
  const head = `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream${lineEnd}`;
  return new Blob([head, Uint8Array.from(deflateSync(text)), `${lineEnd}endstream endobj${end}`]);
}

describe("V13: the PDF library judges files that a browser's viewer may not show", () => {
  test.each<[PdfFileName, boolean]>([
    ["cut", true],
    ["password", true],
    ["xfa-form", true],
    ["form-without-appearances", false],
    ["form-that-needs-appearances", false],
    ["signature-fields", false],
  ])("the file with %s is suspect: %s", async (name, is) => {
    expect(await isSuspectPdf(pdfFile(name))).toBe(is);
  });

  test.each(["\n", "\r\n"])(
    "compressed objects are read after a line end of %j",
    async (lineEnd) => {
      expect(await isSuspectPdf(packed("<< /XFA 7 0 R >>", lineEnd))).toBe(true);
      expect(await isSuspectPdf(packed("<< /Fields [] >>", lineEnd))).toBe(false);
    },
  );

  test("objects with an unknown compression are suspect", async () => {
    const text = `%PDF-1.5\n<< /Type /ObjStm >>\nstream\nLZW\nendstream${end}`;
    expect(await isSuspectPdf(new Blob([text]))).toBe(true);
  });

  test("an ordinary file with compressed objects is not suspect, but any part of it is", async () => {
    const paper = await PDFDocument.create();
    paper.addPage();
    const bytes = Uint8Array.from(await paper.save({ useObjectStreams: true }));
    expect(await isSuspectPdf(new Blob([bytes]))).toBe(false);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 8 }), async (length) => {
        expect(await isSuspectPdf(new Blob([bytes.slice(0, length)]))).toBe(true);
      }),
    );
  });
});
