import { contentWidth, margin, type Paper } from "./open-paper.ts";
import { type Colour, inkOn } from "./read-colour.ts";

export interface Column {
  readonly title: string;
  /** Share of the table's width; all shares add up to 1. */
  readonly share: number;
  readonly align?: "left" | "right";
}

export interface TableRow {
  readonly cells: readonly string[];
  /** A smaller line below the first cell. */
  readonly note?: string;
}

const padding = 6;
const lineHeight = 12;
const stripe: Colour = [0.955, 0.965, 0.975];

/** A table that repeats its header on every page and never splits a row. */
export function drawTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly TableRow[],
  colour: Colour,
): void {
  drawHead(paper, columns, colour);
  for (const [index, row] of rows.entries()) {
    const titles = paper.linesOf(row.cells[0] ?? "", widthOf(columns[0]));
    const notes = row.note ? paper.linesOf(row.note, widthOf(columns[0]), { size: 7.5 }) : [];
    const height = titles.length * lineHeight + notes.length * 10 + 6;
    if (paper.reserve(height)) drawHead(paper, columns, colour);
    if (index % 2 === 1) paper.fill(margin, contentWidth, height, stripe);
    drawRow(paper, columns, row, titles, notes);
    paper.down(6);
  }
}

function drawHead(paper: Paper, columns: readonly Column[], colour: Colour): void {
  paper.reserve(18 + 2 * lineHeight);
  paper.fill(margin, contentWidth, 18, colour);
  paper.down(5);
  let x = margin;
  for (const column of columns) {
    paper.write(column.title, x + padding, widthOf(column), {
      size: 8,
      bold: true,
      colour: inkOn(colour),
      align: column.align ?? "left",
    });
    x += column.share * contentWidth;
  }
  paper.down(13);
}

function drawRow(
  paper: Paper,
  columns: readonly Column[],
  { cells }: TableRow,
  titles: readonly string[],
  notes: readonly string[],
): void {
  paper.down(3);
  let x = margin + (columns[0]?.share ?? 0) * contentWidth;
  for (const [index, column] of columns.entries()) {
    if (index === 0) continue;
    const align = column.align ?? "left";
    paper.write(cells[index] ?? "", x + padding, widthOf(column), { align });
    x += column.share * contentWidth;
  }
  for (const title of titles) {
    paper.write(title, margin + padding, widthOf(columns[0]));
    paper.down(lineHeight);
  }
  for (const note of notes) {
    paper.write(note, margin + padding, widthOf(columns[0]), {
      size: 7.5,
      colour: [0.38, 0.41, 0.45],
    });
    paper.down(10);
  }
  paper.down(-3);
}

function widthOf(column: Column | undefined): number {
  return (column?.share ?? 0) * contentWidth - 2 * padding;
}
