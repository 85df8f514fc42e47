import { createFileWriter, csvLineOf } from "../files/write-csv.ts";
import { roleOfTemplate } from "./column-names.ts";
import type { ColumnRole } from "./column-roles.ts";
import type { ColumnMapping } from "./map-columns.ts";
import type { CsvRow, ParseCsv } from "./read-csv.ts";
import { type ListChoices, readList } from "./read-list.ts";
import { type AddressParts, rowAddressReaderOf } from "./row-address.ts";
import { partsOfTemplate, templateMappingOf } from "./template-mapping.ts";

/** The contents of a written list. */
export interface Correction extends ListChoices {
  /** True if the columns of the template come first, under its names. */
  readonly isByTemplate: boolean;
  /** Leaves out the rows that the check reported as bad. */
  readonly onlyGoodRows: boolean;
}

/** Writes the rows of a list. */
export interface ListWriter {
  readonly header: CsvRow;
  cellsOf(row: CsvRow): CsvRow;
}

/**
 * Creates a writer with the columns of a template, under its names and in its order, and then the columns of the file
 * that fill none of them. Without a template, the columns of the file.
 */
export function listWriterOf(mapping: ColumnMapping, template: readonly string[]): ListWriter {
  const { columns, extra } = templateMappingOf(mapping, template);
  const reader = rowAddressReaderOf(mapping);
  const width = mapping.names.length;
  const filled = columns.map(({ name, from }) => {
    const role = roleOfTemplate(name);
    const [only] = from;
    if (only === undefined) return () => "";
    const isWhole = from.length === 1 && mapping.uses[only] !== "cityStateZip";
    if (role === null || isWhole) return (row: CsvRow) => row[only] ?? "";
    const roles = new Set<ColumnRole>(partsOfTemplate(role, template));
    return (row: CsvRow) => joinedParts(reader.read(row, roles));
  });
  return {
    header:
      width + template.length > 0
        ? [...template, ...extra.map((index) => mapping.names[index] ?? "")]
        : [],
    cellsOf: (row) => [
      ...filled.map((cellOf) => cellOf(row)),
      ...extra.map((index) => row[index] ?? ""),
      ...(width > 0 ? withoutEmptyEnd(row.slice(width)) : []),
    ],
  };
}

/** The parts of an address that share a column. */
function joinedParts({ urbanization, street, unit, city, state, zip, name }: AddressParts): string {
  return [urbanization, street, unit, city, state, zip, name].filter(Boolean).join(", ");
}

function withoutEmptyEnd(cells: CsvRow): CsvRow {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
}

/**
 * Rewrites a list in UTF-8, with commas, without blank rows and rows that are left out. Keeps all cells, even those
 * beyond the names. Bad rows can be left out. Returns null for a binary file, or if a quote is never closed. Rejects if
 * the file cannot be read.
 */
export async function writeList(
  file: Blob,
  parse: ParseCsv,
  { isByTemplate, onlyGoodRows, ...choices }: Correction,
  onProgress: (readBytes: number) => void,
): Promise<Blob | null> {
  const output = createFileWriter();
  let writer: ListWriter | null = null;
  for await (const { head, rows, readBytes, unclosedRow } of readList(file, parse, choices)) {
    if (unclosedRow !== null || head.format.encoding === "binary") return null;
    if (writer === null) {
      writer = listWriterOf(head.mapping, isByTemplate ? (choices.template ?? []) : []);
      if (writer.header.length > 0) output.write(csvLineOf(writer.header));
    }
    for (const row of rows) {
      if (row.kind !== "address") continue;
      if (onlyGoodRows && (row.isRagged || row.isWithoutAddress)) continue;
      output.write(csvLineOf(writer.cellsOf(row.cells)));
    }
    onProgress(readBytes);
  }
  return output.end();
}
