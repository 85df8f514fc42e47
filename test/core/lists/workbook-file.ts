import { crc32, deflateRawSync } from "node:zlib";

/** A cell: a text, a number, or a date by its serial number. */
export type Cell = string | number | { readonly date: number } | null;

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006/relationships";
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

interface Options {
  /** The names of hidden sheets. */
  readonly hidden?: readonly string[];
  /** True compresses the files of the archive, as spreadsheet programs do. */
  readonly isPacked?: boolean;
}

/** Writes an `.xlsx` file with these sheets. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  { hidden = [], isPacked = false }: Options = {},
): File {
  const names = Object.keys(sheets);
  const stateOf = (name: string) => (hidden.includes(name) ? ' state="hidden"' : "");
  const files: [string, string][] = [
    [
      "xl/workbook.xml",
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names
        .map(
          (name, at) =>
            `<sheet name="${escaped(name)}" sheetId="${at + 1}"${stateOf(name)} r:id="rId${at + 1}"/>`,
        )
        .join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${packages}">${names
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join(
          "",
        )}<Relationship Id="s" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      "xl/styles.xml",
      `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="16" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    ...Object.values(sheets).map((rows, at): [string, string] => [
      `xl/worksheets/sheet${at + 1}.xml`,
      sheetOf(rows),
    ]),
  ];
  return new File([Uint8Array.from(archiveOf(files, isPacked))], "sites.xlsx");
}

function sheetOf(rows: readonly (readonly Cell[])[]): string {
  const written = rows.map((cells, at) => {
    const row = cells.map((cell, column) => cellOf(cell, `${letterOf(column)}${at + 1}`)).join("");
    return `<row r="${at + 1}">${row}</row>`;
  });
  return `<worksheet xmlns="${main}"><sheetData>${written.join("")}</sheetData></worksheet>`;
}

function cellOf(cell: Cell, place: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c r="${place}" s="1"><v>${cell.date}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function letterOf(column: number): string {
  return String.fromCharCode(65 + column);
}

/** A ZIP file. */
function archiveOf(files: readonly (readonly [string, string])[], isPacked: boolean): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of files) {
    const [name, plain] = [Buffer.from(path), Buffer.from(text)];
    const content = isPacked ? deflateRawSync(plain) : plain;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isPacked ? 8 : 0, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(plain.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, name, content]);
    entries.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), fields, place, name]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, Buffer.from("PK\u0005\u0006"), end]);
}
