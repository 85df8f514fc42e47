import { grey, type Paper } from "./open-paper.ts";
import { margin, type } from "./paper-scale.ts";

/** Height of a row of lines to sign on. */
export const signatureHeight = 42;

/** Lines to sign on, side by side, each with its label below it. */
export function drawSignatures(paper: Paper, labels: readonly string[]): void {
  const gap = 24;
  const width = (paper.width - gap * (labels.length - 1)) / labels.length;
  paper.reserve(signatureHeight);
  paper.down(26);
  for (const [index, label] of labels.entries()) {
    const x = margin + index * (width + gap);
    const [shown = ""] = paper.linesOf(label, width, { size: type.small });
    paper.rule(grey, 0.8, x, width);
    paper.down(5);
    paper.write(shown, x, width, { size: type.small, colour: grey });
    paper.down(-5);
  }
  paper.down(signatureHeight - 26);
}
