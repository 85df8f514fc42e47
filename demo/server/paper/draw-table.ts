import { grey, hairline, ink, type Paper, type TextStyle } from "./open-paper.ts";
import { margin, type } from "./paper-scale.ts";
import type { Colour } from "./read-colour.ts";

export interface Column {
  readonly title: string;
  /** Share of the table's width; all shares add up to 1. */
  readonly share: number;
  readonly align?: NonNullable<TextStyle["align"]>;
  /** Smaller lines below the title. */
  readonly notes?: readonly string[];
  /** True for a column that stands out: bold, on a light ground. */
  readonly isStrong?: boolean;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** Smaller lines below the cell of the note column. */
  readonly notes?: readonly string[];
  /** True for the title of the rows below, with which it is on one page. */
  readonly isGroup?: boolean;
  /** True for what counts in the sum beside the lines. It is on a page with the row above. */
  readonly isPart?: boolean;
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
  /** True for small rows close to each other, with their notes beside the cells where there is space. */
  readonly isDense?: boolean;
  /** Height of what follows on the same page as the last rows: the totals, and the row above them. */
  readonly tail?: number;
  /** True keeps the table on one page, if it fits. */
  readonly isUnbroken?: boolean;
  /** The lines above the head, also where the table continues on another page. */
  readonly titleLines?: (isContinued: boolean) => readonly TitleLine[];
}

interface TitleLine {
  readonly text: string;
  readonly style: TextStyle;
  /** A small text at the end of the line. */
  readonly beside?: string;
}

const padding = 6;
const noteHeight = 10;
const noteStyle: TextStyle = { size: type.small, colour: grey };
/** The light ground of a column that stands out. It is visible in black and white. */
const ground: Colour = [0.94, 0.95, 0.96];
/** The sizes of the head, in points. A smaller one is used if a word does not fit its column. */
const headSizes = [type.small, 7.5, 7, 6.5, 6] as const;
const headHeight = 10;

/** The size of the text, and the heights of a line and of the space around it. */
const sizes = {
  usual: { text: type.text, line: 12, space: 4 },
  dense: { text: type.small, line: 10, space: 3 },
} as const;

const sizeOf = ({ isDense = false }: Table) => (isDense ? sizes.dense : sizes.usual);

/** A table that repeats its head on every page, wraps its cells, and never splits a row. */
export function drawTable(paper: Paper, table: Table): void {
  const { rows, tail = 0, isUnbroken = false, noteColumn = 0 } = table;
  const { line, space } = sizeOf(table);
  const boxes = boxesOf(paper, table.columns);
  const noteBox = boxes[noteColumn] ?? { x: margin, width: paper.width };
  const titleHeight = drawTitle(paper, table, false, true);
  const head = headOf(paper, table);
  const measured = rows.map((row) => measureRow(paper, table, row));
  const heightFrom = (from: number, to = rows.length) =>
    measured.slice(from, to).reduce((sum, { height }) => sum + height, 0);
  const firstTotal = rows.findIndex(({ isPart, isTotal }) => isPart || isTotal);
  const lastLine = Math.max(0, (firstTotal < 0 ? rows.length : firstTotal) - 1);
  const neededAt = (index: number) => {
    if (index === lastLine) return heightFrom(index) + tail;
    return heightFrom(index, index + (rows[index]?.isGroup ? 2 : 1));
  };
  const drawHead = (isContinued: boolean) => {
    drawTitle(paper, table, isContinued);
    head.draw();
  };
  paper.reserve(
    titleHeight +
      head.height +
      (isUnbroken || lastLine === 0 ? heightFrom(0) + tail : heightFrom(0, 2)),
  );
  drawHead(false);
  for (const [index, row] of measured.entries()) {
    if (paper.reserve(neededAt(index))) drawHead(true);
    drawGround(paper, table, row.height);
    paper.down(space / 2 + 1);
    const styles = table.columns.map((_, at) => cellStyleOf(table, rows[index], at));
    drawCells(paper, table, row.lines, styles, line);
    if (row.beside) drawBeside(paper, row, noteBox, styles[noteColumn]);
    const noted = (row.lines[noteColumn]?.length ?? 0) * line;
    paper.down(noted);
    drawNotes(paper, row.notes, noteBox);
    paper.down(row.height - noted - row.notes.length * noteHeight - space / 2 - 1);
    paper.rule(rows[index + 1]?.isTotal ? grey : hairline);
  }
}

/** Of a sum, the label and the numbers are bold. */
function cellStyleOf(table: Table, row: TableRow | undefined, at: number): TextStyle {
  const { align, isStrong = false } = table.columns[at] ?? {};
  const isTotal = (row?.isTotal && (at === 0 || align === "right")) ?? false;
  const bold = isTotal || isStrong || (row?.isGroup ?? false);
  return {
    size: isTotal && !table.isDense ? type.strong : sizeOf(table).text,
    bold,
    ...table.styleOf?.(row?.cells[at] ?? ""),
  };
}

function drawGround(paper: Paper, { columns }: Table, height: number): void {
  for (const [at, { x, width }] of boxesOf(paper, columns).entries()) {
    if (columns[at]?.isStrong) paper.fill(x - padding, width + 2 * padding, height, ground);
  }
}

function headOf(paper: Paper, table: Table) {
  const { columns, colour } = table;
  const size = headSizeOf(paper, columns);
  const boxes = boxesOf(paper, columns);
  // Titles with notes are names, not labels.
  const isNamed = columns.some(({ notes }) => notes !== undefined);
  const titled = boxes.map(({ width }, at) =>
    paper.linesOf(columns[at]?.title ?? "", width, { bold: true, size }),
  );
  const noted = boxes.map(({ width }, at) =>
    (columns[at]?.notes ?? []).flatMap((note) => paper.linesOf(note, width, noteStyle)),
  );
  const lines = Math.max(1, ...titled.map(({ length }, at) => length + (noted[at]?.length ?? 0)));
  const height = headHeight * lines + 8;
  const draw = () => {
    drawGround(paper, table, height);
    paper.down(4);
    const styles = boxes.map(() => ({ bold: true, size, colour: isNamed ? ink : grey }));
    drawCells(paper, table, titled, styles, headHeight);
    for (const at of noted.keys()) {
      const drop = headHeight * (titled[at]?.length ?? 0);
      paper.down(drop);
      const cells = noted.map((own, other) => (other === at ? own : []));
      drawCells(
        paper,
        table,
        cells,
        boxes.map(() => noteStyle),
        headHeight,
      );
      paper.down(-drop);
    }
    paper.down(height - 4);
    paper.rule(colour, 1.2);
  };
  return { height, draw };
}

/** The height of a table on one page. */
export function tableHeight(paper: Paper, table: Table): number {
  const rows = table.rows.map((row) => measureRow(paper, table, row).height);
  const head = drawTitle(paper, table, false, true) + headOf(paper, table).height;
  return rows.reduce((sum, height) => sum + height, head);
}

/** The largest size at which no word of the head is broken. */
function headSizeOf(paper: Paper, columns: readonly Column[]): number {
  const boxes = boxesOf(paper, columns);
  const words = columns.flatMap(({ title }, index) =>
    title.split(" ").map((word) => ({ word, width: boxes[index]?.width ?? 0 })),
  );
  const fits = (size: number) =>
    words.every(({ word, width }) => paper.linesOf(word, width, { bold: true, size }).length < 2);
  return headSizes.find(fits) ?? Math.min(...headSizes);
}

const titleGap = 4;

/** Returns the height of the title, which is drawn unless it is only measured. */
function drawTitle(
  paper: Paper,
  { titleLines }: Table,
  isContinued: boolean,
  isMeasured = false,
): number {
  const titles = titleLines?.(isContinued) ?? [];
  let height = titles.length > 0 ? titleGap : 0;
  for (const { text, style, beside = "" } of titles) {
    if (!isMeasured && beside !== "") {
      const [shown = ""] = paper.linesOf(beside, paper.width * 0.75, noteStyle);
      // On the base line of the title.
      const drop = (style.size ?? type.text) - type.small;
      paper.down(drop);
      paper.write(shown, margin, paper.width, { ...noteStyle, align: "right" });
      paper.down(-drop);
    }
    for (const line of paper.linesOf(text, paper.width, style)) {
      const lineHeight = (style.size ?? type.text) * 1.4;
      height += lineHeight;
      if (isMeasured) continue;
      paper.write(line, margin, paper.width, style);
      paper.down(lineHeight);
    }
  }
  if (!isMeasured && titles.length > 0) paper.down(titleGap);
  return height;
}

interface MeasuredRow {
  /** The lines of each cell. */
  readonly lines: readonly (readonly string[])[];
  readonly notes: readonly string[];
  /** The notes of a sum or of a small row, if there is space for them beside the label. */
  readonly beside: string;
  readonly height: number;
}

function measureRow(paper: Paper, table: Table, row: TableRow): MeasuredRow {
  const { noteColumn = 0 } = table;
  const { line, space } = sizeOf(table);
  const boxes = boxesOf(paper, table.columns);
  const lines = boxes.map(({ width }, at) =>
    paper.linesOf(row.cells[at] ?? "", width, cellStyleOf(table, row, at)),
  );
  const given = row.notes ?? [];
  const room = boxes[noteColumn]?.width ?? 0;
  const label = row.cells[noteColumn] ?? "";
  const used = paper.widthOf(label, cellStyleOf(table, row, noteColumn)) + besideGap;
  const isBeside = row.isTotal || table.isDense;
  const fits = isBeside && used + paper.widthOf(given.join(" "), noteStyle) <= room;
  const beside = fits ? given.join(" ") : "";
  const notes = fits ? [] : given.flatMap((note) => paper.linesOf(note, room, noteStyle));
  const heights = lines.map(
    ({ length }, at) => length * line + (at === noteColumn ? notes.length * noteHeight : 0),
  );
  return { lines, notes, beside, height: Math.max(...heights) + space };
}

const besideGap = 6;

/** On the base line of the label. The pen stays. */
function drawBeside(
  paper: Paper,
  { lines, beside }: MeasuredRow,
  { x, width }: Box,
  style: TextStyle = {},
): void {
  const start = x + paper.widthOf(lines.flat()[0] ?? "", style) + besideGap;
  const drop = (style.size ?? type.text) - type.small;
  paper.down(drop);
  paper.write(beside, start, width, noteStyle);
  paper.down(-drop);
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
  { columns }: Table,
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
    const isOuter = index === columns.length - 1 && !columns[index]?.isStrong;
    return { x, width: end - x - (isOuter ? 0 : padding) };
  });
}
