import { openPaper } from "../paper/open-paper.ts";
import { margin } from "../paper/paper-scale.ts";
import { readColour } from "../paper/read-colour.ts";
import type { Resource } from "../store/library-documents.ts";
import { topics } from "./topics.ts";

const questions = [
  "Which sites will need this within the next twelve months?",
  "Who decides, and who has to agree?",
  "When do current contracts end, and what is the early termination fee?",
  "What has to work when the line is down?",
];

/** The PDF of a resource: its topic, and questions for a customer. */
export async function drawResource(
  { id, name, collateralType, providerName, topic, updatedAt }: Resource,
  site: { readonly colour: string; readonly name: string },
): Promise<Uint8Array> {
  const colour = readColour(site.colour);
  const paper = await openPaper({
    title: name,
    author: site.name,
    footer: `${site.name} resource library, ${id}`,
    borderTop: colour,
    borderBottom: colour,
    createdAt: new Date(Number.isNaN(Date.parse(updatedAt)) ? 0 : updatedAt),
  });
  const write = (text: string, size: number, bold: boolean, gap: number) => {
    paper.writeLines(text, margin, paper.width, { size, bold });
    paper.down(gap);
  };
  write(collateralType, 11, false, 4);
  write(name, 20, true, 12);
  paper.rule(colour);
  paper.down(16);
  write(`What ${providerName} offers`, 13, true, 4);
  const [, ...lines] = topics.find(([known]) => known === topic) ?? [topic];
  for (const line of lines) write(line, 10, false, 6);
  paper.down(10);
  write("Questions for the customer", 13, true, 4);
  for (const [index, question] of questions.entries()) {
    write(`${index + 1}. ${question}`, 10, false, 6);
  }
  return paper.finish();
}
