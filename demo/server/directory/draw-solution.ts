import {
  type Agent,
  drawLetterhead,
  drawParties,
  type Letterhead,
} from "../paper/draw-letterhead.ts";
import { drawTable } from "../paper/draw-table.ts";
import { grey, openPaper, type Paper } from "../paper/open-paper.ts";
import { type Colour, readColour } from "../paper/read-colour.ts";
import type { DirectoryProvider, Solution } from "../store/directory-documents.ts";
import { categories } from "./categories.ts";
import { drawMatrix, matrixFormatOf } from "./draw-matrix.ts";
import { criteriaIn, metBy, needsOf } from "./solution-needs.ts";
import { facets } from "./vocabulary.ts";

export interface DrawnSolution extends Letterhead {
  readonly solution: Solution;
  /** The chosen providers in order. */
  readonly providers: readonly DirectoryProvider[];
  readonly agent: Agent;
  /** `#rrggbb, a`. */
  readonly siteColor: string;
}

/** A report or a matrix as a PDF, with the parts of its template. */
export async function drawSolution(drawn: DrawnSolution): Promise<Uint8Array> {
  const { solution, providers, siteName, createdAt } = drawn;
  const colour = readColour(drawn.siteColor);
  const { cover, matrix, overviews } = solution.template;
  const title = overviews ? "Solutions Report" : "Provider Matrix";
  const date = dateTextOf(createdAt);
  const paper = await openPaper({
    title: solution.customerName ? `${title} for ${solution.customerName}` : title,
    author: drawn.agent.name,
    footer: [siteName, title, date, solution.customerName].filter(Boolean).join(" · "),
    borderTop: colour,
    borderBottom: colour,
    createdAt,
    format: matrix && !cover ? matrixFormatOf(providers) : "portrait",
  });
  await drawLetterhead(paper, drawn, [title, date], colour);
  if (cover) {
    drawCover(paper, drawn, colour);
  } else {
    if (solution.customerName) drawCustomer(paper, drawn);
    drawNeeds(paper, solution, colour);
  }
  if (matrix) {
    if (cover) paper.startPage(matrixFormatOf(providers));
    drawMatrix(paper, providers, solution, colour);
  }
  if (overviews) {
    // The first overview continues the page of a short comparison.
    const continues = matrix && matrixFormatOf(providers) === "portrait";
    if (continues) paper.down(12);
    else if (cover || matrix) paper.startPage("portrait");
    for (const provider of providers) drawOverview(paper, provider, colour);
  }
  return paper.finish();
}

/** A page of its own: the customer, the agent, the needs, and the providers in order. */
function drawCover(paper: Paper, drawn: DrawnSolution, colour: Colour): void {
  const { solution, providers } = drawn;
  const { filters } = solution;
  const count = criteriaIn(filters).length;
  paper.down(40);
  drawCustomer(paper, drawn);
  paper.down(16);
  drawNeeds(paper, solution, colour);
  drawTable(paper, {
    columns: [
      { title: "", share: 0.05 },
      { title: "Selected Providers", share: 0.27 },
      ...(count > 0 ? [{ title: "Meets", share: 0.34 }] : []),
      { title: "Solutions", share: count > 0 ? 0.34 : 0.68 },
    ],
    rows: providers.map((provider, index) => ({
      cells: [
        String(index + 1),
        provider.name,
        ...(count > 0 ? [meetsTextOf(metBy(provider, filters), count)] : []),
        solutionsOf(provider),
      ],
    })),
    colour,
    titleLines: (isContinued) => (isContinued ? [] : [headingOf("Providers")]),
  });
}

/** The needs of the customer. Draws nothing without a category, a filter or an answer. */
function drawNeeds(paper: Paper, { filters }: Solution, colour: Colour): void {
  const needs = needsOf(filters);
  if (needs.length === 0) return;
  drawTable(paper, {
    columns: [
      { title: "Need", share: 0.42 },
      { title: "Selected", share: 0.58 },
    ],
    rows: needs.map(({ title, words }) => ({ cells: [title, words.join(", ")] })),
    colour,
    titleLines: (isContinued) => (isContinued ? [] : [headingOf("Requirements")]),
  });
  paper.down(28);
}

function headingOf(text: string) {
  return { text, style: { size: 13, bold: true } };
}

function meetsTextOf(met: readonly string[], count: number): string {
  const counted = `${met.length} of ${count}`;
  return met.length > 0 ? `${counted}: ${met.join(", ")}` : counted;
}

function drawCustomer(paper: Paper, { solution, agent }: DrawnSolution): void {
  drawParties(paper, { name: solution.customerName || "–", address: "" }, agent);
}

function solutionsOf(provider: DirectoryProvider): string {
  const labels = categories.filter(({ value }) => provider.categories.includes(value));
  return labels.map(({ label }) => label).join(", ");
}

/** If less is left of a page, in points, an overview that does not fit begins on the next one. */
const wasteful = 300;

/** The offer of a provider. Its name is repeated on every page on which the list continues. */
function drawOverview(paper: Paper, provider: DirectoryProvider, colour: Colour): void {
  const { name, uri } = provider;
  const rows = facets.flatMap((facet) => {
    const values = provider.terms[facet.key] ?? [];
    const terms = facet.terms.filter(({ value }) => values.includes(value));
    return terms.length > 0
      ? [{ cells: [facet.title, terms.map(({ label }) => label).join(", ")] }]
      : [];
  });
  const about = [solutionsOf(provider), uri].filter(Boolean).join(" · ");
  drawTable(paper, {
    columns: [
      { title: "Area", share: 0.28 },
      { title: "What it offers", share: 0.72 },
    ],
    rows,
    colour,
    isUnbroken: paper.y < wasteful,
    titleLines: (isContinued) => [
      { text: isContinued ? `${name}, continued` : name, style: { size: 14, bold: true } },
      ...(isContinued ? [] : [{ text: about, style: { size: 8.5, colour: grey } }]),
    ],
  });
  paper.down(28);
}

function dateTextOf(date: Date): string {
  return date.toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
  });
}
