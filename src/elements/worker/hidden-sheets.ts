import { strFromU8, unzipSync } from "fflate";

const path = "xl/workbook.xml";

/**
 * Finds the sheets that a workbook hides, which the library for workbooks does not say.
 *
 * @returns for each sheet, in the order of the workbook, whether it is hidden; empty if that cannot be read
 */
export async function hiddenSheetsOf(file: Blob): Promise<readonly boolean[]> {
  try {
    const archive = new Uint8Array(await file.arrayBuffer());
    const files = unzipSync(archive, { filter: ({ name }) => name === path });
    const text = strFromU8(files[path] ?? new Uint8Array());
    const sheets = text.matchAll(/<(?:\w+:)?sheet(\s[^<]*)/g);
    return [...sheets].map(([, attributes = ""]) =>
      /\sstate="(?:hidden|veryHidden)"/.test(attributes),
    );
  } catch {
    return [];
  }
}
