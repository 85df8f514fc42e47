import { grey, margin, type Paper } from "./open-paper.ts";
import { type Colour, inkOn } from "./read-colour.ts";

/** A label and its value, on paper and in print. */
export type Fact = readonly [label: string, value: string];

/** Facts side by side, each label above its value. */
export function drawFacts(paper: Paper, facts: readonly Fact[]): void {
  const width = paper.width / Math.max(facts.length, 1);
  const cells = facts.map(([label, value]) => ({
    label,
    lines: paper.linesOf(value, width - 12, { size: 10, bold: true }).slice(0, 3),
  }));
  const height = 13 + 13 * Math.max(1, ...cells.map(({ lines }) => lines.length));
  paper.reserve(height);
  for (const [index, { label, lines }] of cells.entries()) {
    const x = margin + index * width;
    paper.write(label, x, width - 12, { size: 8, colour: grey });
    paper.down(12);
    for (const line of lines) {
      paper.write(line, x, width - 12, { size: 10, bold: true });
      paper.down(13);
    }
    paper.down(-12 - 13 * lines.length);
  }
  paper.down(height + 10);
}

/** The figures of a document in large print, on the agency's colour. */
export function drawFigures(paper: Paper, figures: readonly Fact[], colour: Colour): void {
  const width = paper.width / Math.max(figures.length, 1);
  const text = inkOn(colour);
  paper.fill(margin, paper.width, 48, colour);
  for (const [index, [label, value]] of figures.entries()) {
    const x = margin + 14 + index * width;
    paper.down(9);
    paper.write(label, x, width - 20, { size: 8.5, colour: text });
    paper.down(14);
    paper.write(value, x, width - 20, { size: 16, bold: true, colour: text });
    paper.down(-23);
  }
  paper.down(48 + 12);
}
