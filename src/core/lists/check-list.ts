import { isFormula } from "../files/write-csv.ts";
import { columnKindOf } from "./column-names.ts";
import type { Damage, DamageReason } from "./damage.ts";
import { dateOfSerial } from "./date-serial.ts";
import type { LeftOutReason } from "./left-out-rows.ts";
import type { ColumnMapping } from "./map-columns.ts";
import type { CsvFormat, CsvRow, ParseCsv } from "./read-csv.ts";
import { type ListChoices, readList } from "./read-list.ts";
import { identityReaderOf } from "./row-address.ts";
import { createSeenKeys } from "./seen-keys.ts";
import { type StreetNote, streetNoteOf } from "./street-notes.ts";
import { type TemplateMapping, templateMappingOf } from "./template-mapping.ts";

/** The number of times that a problem occurs, and the first rows in which it occurs. */
export interface CsvFinding {
  readonly count: number;
  /** The first row numbers, as a spreadsheet counts them, from 1. */
  readonly rows: readonly number[];
  /** True if the problem occurs in more rows than these. */
  readonly hasMore: boolean;
}

export interface CsvPreview {
  /** The names of the columns. Empty if the file has none. */
  readonly header: CsvRow;
  readonly rows: readonly CsvRow[];
}

/** A row that is left out, because it is no address. */
export interface LeftOutRow {
  readonly number: number;
  readonly text: string;
  readonly reason: LeftOutReason;
}

/** The number of damaged cells by their reason, of those with a fix, and of those that are mended. */
export type DamageCounts = ReadonlyMap<
  DamageReason,
  { readonly count: number; readonly fixCount: number; readonly mendedCount: number }
>;

/** A damaged cell of a row. */
export interface RowDamage extends Damage {
  readonly row: number;
  readonly isMended: boolean;
}

/** The report on a list. It is advice: the user can upload any file that has data rows. */
export interface CsvReport extends CsvPreview, Omit<CsvFormat, "newline"> {
  readonly mapping: ColumnMapping;
  /** The columns of the file for those of the template. */
  readonly template: TemplateMapping;
  /** The first cell of each column that is not empty. */
  readonly samples: readonly string[];
  /** The number of the row with the names; null if the file has none. */
  readonly namesRow: number | null;
  /** The first rows of the file, from which the user chooses the names. */
  readonly firstRows: readonly NumberedRow[];
  /** The number of data rows, without blank rows and rows that are left out. */
  readonly rowCount: number;
  /** The number of blank rows above the last row. */
  readonly blankCount: number;
  /** The number of rows that are left out, and the first of them. */
  readonly leftOutCount: number;
  readonly leftOut: readonly LeftOutRow[];
  /** False if no column holds streets. */
  readonly hasStreet: boolean;
  /** True if columns hold coordinates. */
  readonly hasCoordinates: boolean;
  /** Rows whose address occurs in an earlier row. */
  readonly duplicates: CsvFinding;
  readonly emptyAddresses: CsvFinding;
  /** Rows with text beyond the named columns. */
  readonly raggedRows: CsvFinding;
  /** The number of rows without an address, or with text beyond the named columns. */
  readonly badRowCount: number;
  /** True if cells were written as formulas, to keep their zeros. */
  readonly hadFormulas: boolean;
  /** Cells that a spreadsheet would run as formulas. */
  readonly formulaCells: CsvFinding;
  readonly notes: Readonly<Record<StreetNote, CsvFinding>>;
  /** Ends of contracts that are numbers in place of dates, and the first of them. */
  readonly dateSerials: CsvFinding & { readonly sample: string };
  /** The number of damaged cells by their reason, and the first of them, mended or not. */
  readonly damageCounts: DamageCounts;
  readonly damage: readonly RowDamage[];
  /** The row with a quote that is never closed. The rows after it were not read. */
  readonly unclosedRow: number | null;
}

export interface NumberedRow {
  readonly number: number;
  readonly cells: CsvRow;
}

export interface CsvCheckHandlers {
  preview(preview: CsvPreview): void;
  progress(readBytes: number): void;
  /** Called with the rows of addresses, at most `maxRows` in all. */
  rows?(rows: readonly NumberedRow[]): void;
}

const previewRows = 5;
const rowsNamed = 5;
const maxLeftOut = 50;
const maxDamage = 200;

/** Reads a whole file once, in bounded memory. Rejects if it cannot be read. */
export async function checkList(
  file: Blob,
  parse: ParseCsv,
  choices: ListChoices,
  handlers: CsvCheckHandlers,
  maxRows = 0,
): Promise<CsvReport> {
  const found = createFindings();
  const leftOut: LeftOutRow[] = [];
  const damage: RowDamage[] = [];
  const damageCounts = new Map<
    DamageReason,
    { count: number; fixCount: number; mendedCount: number }
  >();
  const shown: CsvRow[] = [];
  let [isShown, hadFormulas] = [false, false];
  let [rowCount, blankCount, leftOutCount, handedCount] = [0, 0, 0, 0];
  /** Blank rows that count only if another row follows. */
  let lastBlankCount = 0;
  let unclosedRow: number | null = null;
  let identityOf: ReturnType<typeof identityReaderOf> | null = null;
  const keys = createSeenKeys();
  let dateSample = "";

  for await (const batch of readList(file, parse, choices)) {
    const { head } = batch;
    identityOf ??= identityReaderOf(head.mapping, "unknown");
    const handed: NumberedRow[] = [];
    for (const row of batch.rows) {
      const { number, cells } = row;
      if (row.kind === "blank") {
        lastBlankCount += 1;
        continue;
      }
      blankCount += lastBlankCount;
      lastBlankCount = 0;
      if (row.kind === "left-out") {
        leftOutCount += 1;
        if (leftOut.length < maxLeftOut) {
          leftOut.push({ number, reason: row.reason, text: textOf(cells) });
        }
      } else {
        rowCount += 1;
        hadFormulas ||= row.hadFormula;
        if (shown.length < previewRows) shown.push(cells);
        if (handedCount < maxRows) {
          handed.push({ number, cells });
          handedCount += 1;
        }
        for (const one of [...row.damage, ...row.mended]) {
          const isMended = row.mended.includes(one);
          const counts = damageCounts.get(one.reason) ?? { count: 0, fixCount: 0, mendedCount: 0 };
          counts.count += 1;
          if (one.after !== null) counts.fixCount += 1;
          if (isMended) counts.mendedCount += 1;
          damageCounts.set(one.reason, counts);
          if (damage.length < maxDamage) damage.push({ ...one, row: number, isMended });
        }
        for (const cell of cells) if (isFormula(cell)) found.formulaCells.add(number);
        const endsOn = cells[head.mapping.uses.indexOf("contractEnd")]?.trim() ?? "";
        if (dateOfSerial(endsOn) !== null) {
          found.dateSerials.add(number);
          dateSample ||= endsOn;
        }
        if (row.isRagged) found.raggedRows.add(number);
        if (row.isRagged || row.isWithoutAddress) found.badRows.add(number);
        const note = row.isWithoutAddress ? null : streetNoteOf(row.street);
        if (note !== null) found.notes[note].add(number);
        if (row.isWithoutAddress) found.emptyAddresses.add(number);
        else if (keys.seen(identityOf(cells))) found.duplicates.add(number);
      }
    }
    if (batch.unclosedRow !== null) {
      unclosedRow = batch.unclosedRow;
      if (head.namesRow !== null || rowCount > 0) rowCount += 1;
    }
    if (!isShown && batch.rows.length > 0) {
      isShown = true;
      handlers.preview({ header: head.mapping.names, rows: [...shown] });
    }
    if (handed.length > 0) handlers.rows?.(handed);
    handlers.progress(batch.readBytes);
    if (batch.isLast) {
      const { mapping, format } = head;
      const kinds = mapping.names.map(columnKindOf);
      return {
        header: mapping.names,
        rows: shown,
        mapping,
        template: templateMappingOf(mapping, choices.template ?? []),
        samples: head.samples,
        namesRow: head.namesRow,
        firstRows: head.firstRows,
        encoding: format.encoding,
        isGuess: format.isGuess,
        delimiter: format.delimiter,
        rowCount,
        blankCount,
        leftOutCount,
        leftOut,
        hasStreet: head.hasStreet,
        hasCoordinates: kinds.includes("latitude") && kinds.includes("longitude"),
        hadFormulas,
        hasSeparatorLine: format.hasSeparatorLine,
        ...found.read(),
        dateSerials: { ...found.dateSerials.read(), sample: dateSample },
        damageCounts,
        damage,
        unclosedRow,
      };
    }
  }
  throw new Error("A list has a last batch.");
}

function textOf(cells: CsvRow): string {
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(", ")
    .slice(0, 120);
}

function createFindings() {
  const counter = () => {
    const rows: number[] = [];
    let count = 0;
    let hasMore = false;
    return {
      add(row: number) {
        count += 1;
        if (rows.at(-1) === row) return;
        if (rows.length < rowsNamed) rows.push(row);
        else hasMore = true;
      },
      read: (): CsvFinding => ({ count, rows, hasMore }),
    };
  };
  const [duplicates, emptyAddresses, raggedRows, formulaCells, badRows, dateSerials] = [
    counter(),
    counter(),
    counter(),
    counter(),
    counter(),
    counter(),
  ];
  const notes = {
    "post-box": counter(),
    "rural-route": counter(),
    coordinates: counter(),
    "no-number": counter(),
  };
  return {
    duplicates,
    emptyAddresses,
    raggedRows,
    formulaCells,
    badRows,
    dateSerials,
    notes,
    read: () => ({
      duplicates: duplicates.read(),
      emptyAddresses: emptyAddresses.read(),
      raggedRows: raggedRows.read(),
      formulaCells: formulaCells.read(),
      badRowCount: badRows.read().count,
      notes: {
        "post-box": notes["post-box"].read(),
        "rural-route": notes["rural-route"].read(),
        coordinates: notes.coordinates.read(),
        "no-number": notes["no-number"].read(),
      },
    }),
  };
}
