import { openPaper } from "../paper/open-paper.ts";
import { margin } from "../paper/paper-scale.ts";

const ink = [0.05, 0.19, 0.3] as const;

/** Draws a PDF with a title and paragraphs. */
export async function drawDocument(
  title: string,
  paragraphs: readonly string[],
): Promise<Uint8Array> {
  const paper = await openPaper({
    title,
    author: "Sandler Partners",
    footer: title,
    borderTop: ink,
    borderBottom: ink,
    createdAt: new Date(0),
  });
  paper.writeLines(title, margin, paper.width, { size: 20, bold: true });
  paper.down(16);
  for (const paragraph of paragraphs) {
    paper.writeLines(paragraph, margin, paper.width, { size: 11 });
    paper.down(8);
  }
  return paper.finish();
}
