import { scenarios } from "../lookup/scenarios.ts";
import type { Building } from "../store/documents.ts";
import { templateColumns } from "./address-columns.ts";
import { pickBuildings } from "./pick-buildings.ts";
import { bulkScenarios } from "./scenarios.ts";
import { writeCsv } from "./write-results.ts";

/** A file to try a bulk upload with. */
export interface SampleFile {
  readonly code: string;
  readonly fileName: string;
  /** The result on the backend. */
  readonly backend: string;
  /** The result on the screen. */
  readonly shown: string;
  content(): Uint8Array;
}

const asUtf8 = (text: string) => new TextEncoder().encode(text);
/** For Latin-1 texts only. */
const asLatin1 = (text: string) =>
  Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);

const asResults = "Each address counted, then the history with its download.";

export const sampleFiles: readonly SampleFile[] = [
  {
    code: "addresses-25",
    fileName: "addresses-25.csv",
    backend: "25 addresses, looked up in about half a minute.",
    shown: asResults,
    content: () => csvOf(25),
  },
  {
    code: "addresses-1000",
    fileName: "addresses-1000.csv",
    backend: "1,000 addresses, looked up in about two minutes.",
    shown: asResults,
    content: () => csvOf(1000),
  },
  {
    code: "outcomes",
    fileName: "outcomes.csv",
    backend: "One row for each outcome: found, not validated, ambiguous, error.",
    shown: "Results with an outcome in each row; no cell is a formula.",
    content: () => asUtf8(writeUnsafeCsv(outcomeRows())),
  },
  {
    code: "accents",
    fileName: "Señor Peña’s Cantinas – todas.csv",
    backend: "A name of letters beyond ASCII: the results are named by filename*.",
    shown: "Results saved under the same name.",
    content: () => csvOf(3),
  },
  {
    code: "semicolons",
    fileName: "semicolons.csv",
    backend: "Windows-1252 and semicolons, as older spreadsheets write.",
    shown: asResults,
    content: () =>
      asLatin1(
        "Location Name;Street Address;City;State;Postal Code;Notes\r\nCafé Peña;1200 Main Street;Austin;TX;78701;sí\r\n",
      ),
  },
  {
    code: "wrong-columns",
    fileName: "wrong-columns.csv",
    backend: "Columns of another name: status error.",
    shown: "The columns that are missing, and a link to the template.",
    content: () => asUtf8("Site,Where\r\nHead Office,1200 Main Street\r\n"),
  },
  {
    code: "no-addresses",
    fileName: "no-addresses.csv",
    backend: "A header and nothing below it: status error.",
    shown: "The file has no addresses below its header.",
    content: () => asUtf8(writeCsv(templateColumns, [])),
  },
  {
    code: "open-quote",
    fileName: "open-quote.csv",
    backend: "A quotation mark that is not closed: status error.",
    shown: "Row 2 has a quotation mark out of place.",
    content: () =>
      asUtf8(`${templateColumns.join(",")}\r\n"Head Office,1200 Main Street,Austin,TX,78701\r\n`),
  },
  {
    code: "not-a-csv",
    fileName: "not-a-csv.csv",
    backend: "A picture that is named like a CSV file: status error.",
    shown: "The file is not a CSV file. Please use the downloadable template.",
    content: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13),
  },
  ...bulkScenarios.map(({ code, address, backend, shown }) => ({
    code,
    fileName: `${code}.csv`,
    backend,
    shown,
    content: () => csvOf(5, ["Scenario", address.street, address.city, "TX", "75001"]),
  })),
];

export function findSampleFile(code: string): SampleFile | null {
  return sampleFiles.find((sample) => sample.code === code) ?? null;
}

/** A CSV file with the given number of addresses, the third of which can be replaced. */
function csvOf(count: number, third?: readonly string[]): Uint8Array {
  const rows = pickBuildings("sample", count).map((building, index) =>
    index === 2 && third ? third : rowOf(building, `Site ${index + 1}`),
  );
  return asUtf8(writeCsv(templateColumns, rows));
}

function rowOf({ street, city, state, postalCode }: Building, name: string): string[] {
  return [name, street, city, state, postalCode];
}

function outcomeRows(): string[][] {
  const [known] = pickBuildings("sample", 1);
  return [
    ...(known ? [rowOf(known, "A known building")] : []),
    ["Any other building", "4711 Nowhere Else Road", "Austin", "TX", "78701"],
    ["No street", "", "Austin", "TX", "78701"],
    ["No city", "4711 Nowhere Else Road", "", "TX", ""],
    ["No number", "Main Street", "Austin", "TX", "78701"],
    ["In two cities", "700 Harborview Lane", "", "TX", ""],
    [
      '=HYPERLINK("https://evil.example/","A formula")',
      "1200 Main Street",
      "Austin",
      "TX",
      "78701",
    ],
    ...["start-422", "start-429", "poll-500", "poll-504-once", "provider-error"].flatMap(
      scenarioRow,
    ),
  ];
}

function scenarioRow(code: string): string[][] {
  const scenario = scenarios.find((one) => one.code === code);
  const [street = "", city = ""] = scenario?.address.split(", ") ?? [];
  return [[`Lookup scenario ${code}`, street, city, "TX", "75001"]];
}

/** A CSV file in which formulas are not escaped. */
function writeUnsafeCsv(rows: readonly (readonly string[])[]): string {
  const lines = [templateColumns, ...rows].map((row) =>
    row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","),
  );
  return `${lines.join("\r\n")}\r\n`;
}
