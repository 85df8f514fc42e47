import { grey, type Paper } from "./open-paper.ts";
import { margin, type } from "./paper-scale.ts";
import { type Colour, inkOn } from "./read-colour.ts";

/** A label and its value, on paper and in print. */
export type Fact = readonly [label: string, value: string];

/** Facts side by side, each label above its value. */
export function drawFacts(paper: Paper, facts: readonly Fact[]): void {
  const width = paper.width / Math.max(facts.length, 1);
  const cells = facts.map(([label, value]) => ({
    label,
    lines: paper.linesOf(value, width - 12, { size: type.strong, bold: true }).slice(0, 3),
  }));
  const height = 13 + 13 * Math.max(1, ...cells.map(({ lines }) => lines.length));
  paper.reserve(height);
  for (const [index, { label, lines }] of cells.entries()) {
    const x = margin + index * width;
    paper.write(label, x, width - 12, { size: type.small, colour: grey });
    paper.down(12);
    for (const line of lines) {
      paper.write(line, x, width - 12, { size: type.strong, bold: true });
      paper.down(13);
    }
    paper.down(-12 - 13 * lines.length);
  }
  paper.down(height + 6);
}

/** The height of a line of a figure's label, in points. */
const figureLine = 11;

/** The figures of a document in large print, on the agency's colour. */
export function drawFigures(paper: Paper, figures: readonly Fact[], colour: Colour): void {
  const width = paper.width / Math.max(figures.length, 1);
  const text = inkOn(colour);
  const small = { size: type.small, colour: text };
  const labels = figures.map(([label]) => paper.linesOf(label, width - 20, small));
  const labelHeight = figureLine * Math.max(1, ...labels.map(({ length }) => length));
  const height = labelHeight + 32;
  paper.fill(margin, paper.width, height, colour);
  for (const [index, [, value]] of figures.entries()) {
    const x = margin + 14 + index * width;
    paper.down(7);
    for (const [line, label] of (labels[index] ?? []).entries()) {
      paper.down(line * figureLine);
      paper.write(label, x, width - 20, small);
      paper.down(-line * figureLine);
    }
    paper.down(labelHeight + 2);
    paper.write(value, x, width - 20, { size: type.figure, bold: true, colour: text });
    paper.down(-labelHeight - 9);
  }
  paper.down(height + 9);
}
