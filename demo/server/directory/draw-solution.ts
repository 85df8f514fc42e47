import { createDice } from "../catalogue/dice.ts";
import { drawTable } from "../paper/draw-table.ts";
import { contentWidth, margin, openPaper, type Paper } from "../paper/open-paper.ts";
import { type Colour, inkOn, readColour } from "../paper/read-colour.ts";
import { drawLetterhead, type Letterhead } from "../proposals/draw-proposal.ts";
import type { DirectoryProvider, Solution } from "../store/directory-documents.ts";
import { categories } from "./categories.ts";
import { drawMatrix } from "./draw-matrix.ts";
import { facets } from "./vocabulary.ts";

export interface DrawnSolution extends Letterhead {
  readonly solution: Solution;
  /** The chosen providers in order. */
  readonly providers: readonly DirectoryProvider[];
  readonly agentName: string;
  /** `#rrggbb, a`. */
  readonly siteColor: string;
}

const grey: Colour = [0.38, 0.41, 0.45];

/** A report or a matrix as a PDF, with the parts of its template. */
export async function drawSolution(drawn: DrawnSolution): Promise<Uint8Array> {
  const { solution, providers, siteName, createdAt } = drawn;
  const colour = readColour(drawn.siteColor);
  const { cover, matrix, overviews } = solution.template;
  const title = overviews ? "Solutions Report" : "Provider Matrix";
  const paper = await openPaper({
    title: solution.customerName ? `${title} for ${solution.customerName}` : title,
    author: drawn.agentName,
    footer: `${siteName} · ${title}`,
    borderTop: colour,
    borderBottom: colour,
    createdAt,
  });
  await drawLetterhead(paper, drawn, [title, dateTextOf(createdAt)], colour);
  if (cover) drawCover(paper, drawn);
  if (matrix) drawMatrix(paper, providers, solution, colour);
  if (overviews) for (const provider of providers) drawOverview(paper, provider);
  return paper.finish();
}

function drawCover(paper: Paper, { solution, providers, agentName }: DrawnSolution): void {
  const lines = [
    ["Prepared for", solution.customerName || "–"],
    ["Prepared by", agentName],
  ] as const;
  for (const [head, text] of lines) {
    paper.write(head.toUpperCase(), margin, contentWidth, { size: 7.5, bold: true, colour: grey });
    paper.down(13);
    paper.writeLines(text, margin, contentWidth, { size: 12, bold: true });
    paper.down(8);
  }
  paper.down(8);
  drawTitle(paper, "Selected Providers");
  for (const [index, { name }] of providers.entries()) {
    paper.writeLines(`${index + 1}. ${name}`, margin, contentWidth, { size: 11 });
  }
  const wanted = solution.filters.flatMap(({ label }) => label ?? []);
  if (wanted.length > 0) {
    paper.down(10);
    drawTitle(paper, "What was asked for");
    paper.writeLines(wanted.join(", "), margin, contentWidth, { size: 10 });
  }
  paper.down(16);
}

function drawOverview(paper: Paper, provider: DirectoryProvider): void {
  const hue = createDice(`logo ${provider.logoKey}`).between(0, 11) / 12;
  const colour: Colour = [0.15 + hue * 0.25, 0.25, 0.45 - hue * 0.2];
  paper.reserve(120);
  paper.fill(margin, contentWidth, 24, colour);
  paper.down(6);
  const [name = ""] = paper.linesOf(provider.name, contentWidth - 20, { size: 12, bold: true });
  paper.write(name, margin + 10, contentWidth - 20, {
    size: 12,
    bold: true,
    colour: inkOn(colour),
  });
  paper.down(26);
  const labels = categories.filter(({ value }) => provider.categories.includes(value));
  paper.writeLines(labels.map(({ label }) => label).join(", "), margin, contentWidth, { size: 9 });
  if (provider.uri) {
    paper.writeLines(provider.uri, margin, contentWidth, { size: 9, colour: grey });
  }
  paper.down(6);
  const rows = facets.flatMap((facet) => {
    const values = provider.terms[facet.key] ?? [];
    const terms = facet.terms.filter(({ value }) => values.includes(value));
    return terms.length > 0
      ? [{ cells: [facet.title], note: terms.map(({ label }) => label).join(", ") }]
      : [];
  });
  drawTable(paper, [{ title: "What it offers", share: 1 }], rows, colour);
  paper.down(16);
}

function drawTitle(paper: Paper, text: string): void {
  paper.reserve(60);
  paper.write(text, margin, contentWidth, { size: 13, bold: true });
  paper.down(20);
}

function dateTextOf(date: Date): string {
  return date.toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
  });
}
