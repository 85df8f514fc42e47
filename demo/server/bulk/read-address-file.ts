import Papa from "papaparse";
import { isSameColumn, requiredColumns } from "./address-columns.ts";
import { decodeText } from "./decode-text.ts";

export interface AddressFile {
  readonly columns: readonly string[];
  /** Rows of the file, each with a cell for every column. */
  readonly rows: readonly (readonly string[])[];
}

const maxRows = 10_000;

/** Why a file cannot be used, in a text for the user. */
export class UnusableFile extends Error {
  override readonly name = "UnusableFile";
}

/** Reads the addresses of an uploaded file. Throws an `UnusableFile`. */
export function readAddressFile(
  file: { name: string; type: string },
  bytes: Uint8Array,
): AddressFile {
  const text = isNamedCsv(file) ? decodeText(bytes) : null;
  if (text === null) {
    throw new UnusableFile("The file is not a CSV file. Please use the downloadable template.");
  }
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r\n?/g, "\n"), {
    skipEmptyLines: "greedy",
  });
  const quotes = errors.find(({ type }) => type === "Quotes");
  if (quotes) {
    throw new UnusableFile(`Row ${(quotes.row ?? 0) + 1} has a quotation mark out of place.`);
  }
  const [header = [], ...rows] = data;
  const columns = header.map((name) => name.trim());
  checkColumns(columns);
  if (rows.length === 0) throw new UnusableFile("The file has no addresses below its header.");
  if (rows.length > maxRows) {
    throw new UnusableFile(
      `The file has ${rows.length.toLocaleString("en-US")} addresses. At most ${maxRows.toLocaleString("en-US")} can be looked up at once.`,
    );
  }
  return { columns, rows: rows.map((row) => columns.map((_, index) => row[index] ?? "")) };
}

/** Types that browsers use for CSV. */
function isNamedCsv({ name, type }: { name: string; type: string }): boolean {
  const [essence = ""] = type.toLowerCase().split(";");
  if (essence === "text/csv") return true;
  const others = ["", "application/csv", "application/vnd.ms-excel", "text/plain", anyType];
  return /\.csv$/i.test(name) && others.includes(essence);
}

/** The type that a form sends for an unknown file. */
const anyType = "application/octet-stream";

function checkColumns(columns: readonly string[]): void {
  const missing = requiredColumns.filter(
    (wanted) => !columns.some((column) => isSameColumn(column, wanted)),
  );
  if (missing.length === 0) return;
  const names = missing.map((name) => `"${name}"`).join(", ");
  throw new UnusableFile(
    `${missing.length === 1 ? "The column" : "The columns"} ${names} could not be found. Please use the downloadable template.`,
  );
}
