import { writeZip } from "./write-zip.ts";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = "http://schemas.openxmlformats.org/package/2006";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const application = "application/vnd.openxmlformats-officedocument";

/** Writes a Word document with the given paragraphs. */
export function writeDocx(paragraphs: readonly string[]): Uint8Array {
  const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  const body = paragraphs.map(
    (text) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`,
  );
  return writeZip({
    "[Content_Types].xml": typesOf(
      "/word/document.xml",
      `${application}.wordprocessingml.document.main+xml`,
    ),
    "_rels/.rels": relationsOf(`${relations}/officeDocument`, "word/document.xml"),
    "word/document.xml": `${head}<w:document xmlns:w="${word}"><w:body>${body.join("")}</w:body></w:document>`,
  });
}

/** Writes an Excel workbook with one sheet. */
export function writeXlsx(rows: readonly (readonly string[])[]): Uint8Array {
  const sheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const data = rows.map(
    (row) =>
      `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`).join("")}</row>`,
  );
  const parts = `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${application}.spreadsheetml.worksheet+xml"/>`;
  return writeZip({
    "[Content_Types].xml": typesOf(
      "/xl/workbook.xml",
      `${application}.spreadsheetml.sheet.main+xml`,
      parts,
    ),
    "_rels/.rels": relationsOf(`${relations}/officeDocument`, "xl/workbook.xml"),
    "xl/workbook.xml": `${head}<workbook xmlns="${sheet}" xmlns:r="${relations}"><sheets><sheet name="Order" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationsOf(`${relations}/worksheet`, "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": `${head}<worksheet xmlns="${sheet}"><sheetData>${data.join("")}</sheetData></worksheet>`,
  });
}

/** Writes a document of the older Word format, as rich text. */
export function writeRtf(paragraphs: readonly string[]): Uint8Array {
  const text = paragraphs.map((one) => one.replace(/[\\{}]/g, "\\$&")).join("\\par\n");
  return new TextEncoder().encode(`{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\n${text}\\par}`);
}

function typesOf(part: string, type: string, others = ""): string {
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="${type}"/>${others}</Types>`;
}

function relationsOf(type: string, target: string): string {
  return `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${type}" Target="${target}"/></Relationships>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
