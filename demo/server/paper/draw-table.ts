import { grey, hairline, margin, type Paper, type TextStyle } from "./open-paper.ts";
import type { Colour } from "./read-colour.ts";

export interface Column {
  readonly title: string;
  /** Share of the table's width; all shares add up to 1. */
  readonly share: number;
  readonly align?: NonNullable<TextStyle["align"]>;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** Smaller lines below the cell of the note column. */
  readonly notes?: readonly string[];
  /** A smaller text below all cells, across the table. */
  readonly below?: string;
  /** True for the sum of the rows above. */
  readonly isTotal?: boolean;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** The place of the cells with the notes; the first by default. */
  readonly noteColumn?: number;
  /** How a cell differs from the others. */
  readonly styleOf?: (cell: string) => TextStyle;
  /** Colour of the line below the head. */
  readonly colour: Colour;
  /** Height of what follows on the same page as the last row, such as the totals. */
  readonly tail?: number;
  /** True keeps the table on one page, if it fits. */
  readonly isUnbroken?: boolean;
  /** The lines above the head, also where the table continues on another page. */
  readonly titleLines?: (isContinued: boolean) => readonly TitleLine[];
}

interface TitleLine {
  readonly text: string;
  readonly style: TextStyle;
}

const padding = 6;
const lineHeight = 12;
const noteHeight = 10;
const rowPadding = 7;
const cellStyle: TextStyle = { size: 9 };
/** Of a sum, the label and the numbers are bold. */
const cellStyleOf = (isTotal: boolean, index: number, column: Column | undefined): TextStyle => ({
  ...cellStyle,
  bold: isTotal && (index === 0 || column?.align === "right"),
});
const noteStyle: TextStyle = { size: 7.5, colour: grey };
/** The sizes of the head, in points. A smaller one is used if a word does not fit its column. */
const headSizes = [7.5, 7, 6.5, 6] as const;
const headStyle: TextStyle = { bold: true, colour: grey };

/** A table that repeats its head on every page, wraps its cells, and never splits a row. */
export function drawTable(paper: Paper, table: Table): void {
  const { columns, rows, colour, tail = 0, isUnbroken = false, noteColumn = 0, styleOf } = table;
  const noteBox = boxesOf(paper, columns)[noteColumn] ?? { x: margin, width: paper.width };
  const titleHeight = drawTitle(paper, table, false, true);
  const head: TextStyle = { ...headStyle, size: headSizeOf(paper, columns) };
  const heads = boxesOf(paper, columns).map(({ width }, index) =>
    paper.linesOf(columns[index]?.title ?? "", width, head),
  );
  const headHeight = 10 * Math.max(1, ...heads.map((lines) => lines.length)) + 8;
  const measured = rows.map((row) => measureRow(paper, columns, row, noteColumn));
  const whole = measured.reduce((sum, { height }) => sum + height, titleHeight + headHeight);
  const [first] = measured;
  const last = measured.length - 1;
  const drawHead = (isContinued: boolean) => {
    drawTitle(paper, table, isContinued);
    drawCells(
      paper,
      columns,
      heads,
      heads.map(() => head),
      10,
    );
    paper.down(headHeight - 4);
    paper.rule(colour, 1.2);
  };
  paper.reserve(
    isUnbroken || last <= 0
      ? whole + tail
      : titleHeight + headHeight + (first?.height ?? 0) + (measured[1]?.height ?? 0),
  );
  drawHead(false);
  for (const [index, row] of measured.entries()) {
    if (paper.reserve(row.height + (index === last ? tail : 0))) drawHead(true);
    paper.down(4);
    const { cells = [], isTotal = false } = rows[index] ?? {};
    const styles = cells.map((cell, at) => ({
      ...cellStyleOf(isTotal, at, columns[at]),
      ...styleOf?.(cell),
    }));
    drawCells(paper, columns, row.lines, styles, lineHeight);
    const noted = (row.lines[noteColumn]?.length ?? 0) * lineHeight;
    paper.down(noted);
    drawNotes(paper, row.notes, noteBox);
    paper.down(row.cellsHeight - noted - row.notes.length * noteHeight);
    drawNotes(paper, row.below, { x: margin, width: paper.width });
    paper.down(rowPadding - 4);
    paper.rule(rows[index + 1]?.isTotal ? grey : hairline);
  }
}

/** The largest size at which no word of the head is broken. */
function headSizeOf(paper: Paper, columns: readonly Column[]): number {
  const boxes = boxesOf(paper, columns);
  const words = columns.flatMap(({ title }, index) =>
    title.split(" ").map((word) => ({ word, width: boxes[index]?.width ?? 0 })),
  );
  const fits = (size: number) =>
    words.every(({ word, width }) => paper.linesOf(word, width, { ...headStyle, size }).length < 2);
  return headSizes.find(fits) ?? Math.min(...headSizes);
}

/** Returns the height of the title, which is drawn unless it is only measured. */
function drawTitle(
  paper: Paper,
  { titleLines }: Table,
  isContinued: boolean,
  isMeasured = false,
): number {
  const titles = titleLines?.(isContinued) ?? [];
  let height = titles.length > 0 ? 6 : 0;
  for (const { text, style } of titles) {
    for (const line of paper.linesOf(text, paper.width, style)) {
      const lineHeight = (style.size ?? 9) * 1.4;
      height += lineHeight;
      if (isMeasured) continue;
      paper.write(line, margin, paper.width, style);
      paper.down(lineHeight);
    }
  }
  if (!isMeasured && titles.length > 0) paper.down(6);
  return height;
}

interface MeasuredRow {
  /** The lines of each cell. */
  readonly lines: readonly (readonly string[])[];
  readonly notes: readonly string[];
  readonly below: readonly string[];
  /** The height without the padding and the text across the table. */
  readonly cellsHeight: number;
  readonly height: number;
}

function measureRow(
  paper: Paper,
  columns: readonly Column[],
  { cells, notes: given = [], below: text = "", isTotal = false }: TableRow,
  noteColumn: number,
): MeasuredRow {
  const boxes = boxesOf(paper, columns);
  const lines = boxes.map(({ width }, index) =>
    paper.linesOf(cells[index] ?? "", width, cellStyleOf(isTotal, index, columns[index])),
  );
  const notes = given.flatMap((note) =>
    paper.linesOf(note, boxes[noteColumn]?.width ?? 0, noteStyle),
  );
  const below = paper.linesOf(text, paper.width, noteStyle);
  const heights = lines.map(
    ({ length }, index) =>
      length * lineHeight + (index === noteColumn ? notes.length * noteHeight : 0),
  );
  const cellsHeight = Math.max(...heights);
  const height = cellsHeight + below.length * noteHeight + rowPadding;
  return { lines, notes, below, cellsHeight, height };
}

function drawNotes(paper: Paper, notes: readonly string[], { x, width }: Box): void {
  for (const note of notes) {
    paper.write(note, x, width, noteStyle);
    paper.down(noteHeight);
  }
}

/** Draws the lines of a row side by side. The pen stays. */
function drawCells(
  paper: Paper,
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  styles: readonly TextStyle[],
  height: number,
): void {
  for (const [index, { x, width }] of boxesOf(paper, columns).entries()) {
    const lines = cells[index] ?? [];
    for (const line of lines) {
      paper.write(line, x, width, { ...styles[index], align: columns[index]?.align ?? "left" });
      paper.down(height);
    }
    paper.down(-height * lines.length);
  }
}

interface Box {
  readonly x: number;
  readonly width: number;
}

/** Where the text of each column is. The outer columns begin and end at the margins, in line with what is around. */
function boxesOf(paper: Paper, columns: readonly Column[]): readonly Box[] {
  let end = margin;
  return columns.map(({ share }, index) => {
    const x = end + (index === 0 ? 0 : padding);
    end += share * paper.width;
    return { x, width: end - x - (index === columns.length - 1 ? 0 : padding) };
  });
}
