import { drawTable } from "../paper/draw-table.ts";
import { moneyText } from "../paper/money-text.ts";
import { contentWidth, margin, openPaper, type Paper } from "../paper/open-paper.ts";
import { type Colour, inkOn, readColour } from "../paper/read-colour.ts";
import type { Picture } from "../paper/read-picture.ts";
import type { ComparedCart, Proposal, ProposalLine } from "./proposal-body.ts";
import {
  agentNameOf,
  comparisonCells,
  comparisonNote,
  comparisonTitles,
  type Fact,
  installParts,
  lineCells,
  lineNote,
  lineTitles,
  monthlyParts,
  subjectOf,
  termTotalOf,
} from "./proposal-facts.ts";

const grey: Colour = [0.38, 0.41, 0.45];
const tint: Colour = [0.945, 0.955, 0.965];

export interface Letterhead {
  readonly siteName: string;
  readonly logo: Picture | null;
  readonly createdAt: Date;
}

/** A proposal as a PDF. All numbers come from the payload, none is computed here. */
export async function drawProposal(
  proposal: Proposal,
  letterhead: Letterhead,
): Promise<Uint8Array> {
  const colour = readColour(proposal.agency.borderTop);
  const paper = await openPaper({
    title: `${proposal.provider.name} Proposal for ${proposal.customer.name}`.trim(),
    author: agentNameOf(proposal),
    footer: `${letterhead.siteName} · Pricing proposal · ${proposal.date}`,
    borderTop: colour,
    borderBottom: readColour(proposal.agency.borderBottom),
    createdAt: letterhead.createdAt,
  });
  await drawLetterhead(paper, letterhead, ["Pricing Proposal", proposal.date], colour);
  drawPeople(paper, proposal);
  drawFacts(paper, subjectOf(proposal));
  drawLines(paper, "Services", proposal.pricing.services, colour);
  drawLines(paper, "Equipment", proposal.pricing.equipment, colour);
  drawTotals(paper, proposal, colour);
  drawComparison(paper, proposal.details.comparison, colour);
  drawSmallPrint(paper, proposal);
  return paper.finish();
}

/** The logo, or else the name of the site, with the title to its right. */
export async function drawLetterhead(
  paper: Paper,
  { logo, siteName }: Letterhead,
  [title, subtitle]: readonly [string, string],
  colour: Colour,
): Promise<void> {
  const half = contentWidth / 2;
  const isDrawn = logo !== null && (await paper.picture(logo, margin, half - 24, 44));
  if (!isDrawn) paper.write(siteName, margin, half, { size: 22, bold: true, colour });
  paper.write(title, margin + half, half, { size: 20, bold: true, align: "right" });
  paper.down(26);
  paper.write(subtitle, margin + half, half, { size: 10, colour: grey, align: "right" });
  paper.down(34);
  paper.rule([0.82, 0.85, 0.88]);
  paper.down(16);
}

function drawPeople(paper: Paper, proposal: Proposal): void {
  const { customer, agent } = proposal;
  const half = contentWidth / 2 - 12;
  const columns = [
    {
      x: margin,
      texts: [
        "Prepared for",
        customer.name || customer.address,
        customer.name ? customer.address : "",
      ],
    },
    { x: margin + half + 24, texts: ["Prepared by", agentNameOf(proposal), agent.email] },
  ].map(({ x, texts: [head = "", name = "", rest = ""] }) => ({
    x,
    head,
    name: paper.linesOf(name, half, { size: 11, bold: true }).slice(0, 3),
    rest: paper.linesOf(rest, half).slice(0, 4),
  }));
  const start = paper.y;
  let lowest = start;
  for (const { x, head, name, rest } of columns) {
    paper.down(paper.y - start);
    paper.write(head.toUpperCase(), x, half, { size: 7.5, bold: true, colour: grey });
    paper.down(13);
    for (const line of name) {
      paper.write(line, x, half, { size: 11, bold: true });
      paper.down(15);
    }
    for (const line of rest) {
      paper.write(line, x, half);
      paper.down(12);
    }
    lowest = Math.min(lowest, paper.y);
  }
  paper.down(paper.y - lowest + 10);
}

/** Facts side by side, each label above its value. */
export function drawFacts(paper: Paper, facts: readonly Fact[]): void {
  const width = contentWidth / Math.max(facts.length, 1);
  const cells = facts.map(([label, value]) => ({
    label,
    lines: paper.linesOf(value, width - 20, { size: 10, bold: true }).slice(0, 3),
  }));
  const height = 24 + 13 * Math.max(1, ...cells.map(({ lines }) => lines.length));
  paper.reserve(height);
  paper.fill(margin, contentWidth, height, tint);
  for (const [index, { label, lines }] of cells.entries()) {
    const x = margin + index * width + 10;
    paper.down(8);
    paper.write(label.toUpperCase(), x, width - 20, { size: 7, bold: true, colour: grey });
    paper.down(11);
    for (const line of lines) {
      paper.write(line, x, width - 20, { size: 10, bold: true });
      paper.down(13);
    }
    paper.down(-19 - 13 * lines.length);
  }
  paper.down(height + 16);
}

/** Draws nothing if there are no lines. */
export function drawLines(
  paper: Paper,
  title: string,
  lines: readonly ProposalLine[],
  colour: Colour,
): void {
  if (lines.length === 0) return;
  paper.reserve(70);
  paper.write(title, margin, contentWidth, { size: 12, bold: true });
  paper.down(20);
  const shares = [0.12, 0.18, 0.18];
  drawTable(
    paper,
    [
      { title: "Item", share: 0.52 },
      ...lineTitles.map((head, index) => ({
        title: head,
        share: shares[index] ?? 0,
        align: "right" as const,
      })),
    ],
    lines.map((line) => ({ cells: [line.title, ...lineCells(line)], note: lineNote(line) })),
    colour,
  );
  paper.down(14);
}

export function drawTotals(paper: Paper, proposal: Proposal, colour: Colour): void {
  const { monthly, install } = proposal.pricing;
  const [monthlies, once] = [monthlyParts(proposal), installParts(proposal)];
  paper.reserve(Math.min(96 + 14 * (monthlies.length + once.length), 400));
  drawSum(paper, monthlies, ["Monthly total", moneyText(monthly)], colour);
  paper.down(8);
  drawSum(paper, once, ["One-time total", moneyText(install)], colour);
  const term = termTotalOf(proposal);
  if (term !== null) {
    paper.down(8);
    drawSum(paper, [], term, colour);
  }
  paper.down(12);
}

function drawSum(paper: Paper, parts: readonly Fact[], [label, value]: Fact, colour: Colour): void {
  const width = contentWidth * 0.46;
  const x = margin + contentWidth - width;
  const amountWidth = 80;
  for (const [name, amount] of parts) {
    const lines = paper.linesOf(name, width - 16 - amountWidth).slice(0, 3);
    paper.reserve(14 * lines.length);
    for (const [index, line] of lines.entries()) {
      paper.write(line, x + 8, width - 16 - amountWidth);
      if (index === 0) paper.write(amount, x + 8, width - 16, { align: "right" });
      paper.down(14);
    }
  }
  paper.reserve(24);
  paper.fill(x, width, 22, colour);
  paper.down(6);
  const style = { size: 11, bold: true, colour: inkOn(colour) };
  paper.write(label, x + 8, width - 16, style);
  paper.write(value, x + 8, width - 16, { ...style, align: "right" });
  paper.down(18);
}

/** Draws nothing unless carts were kept. */
function drawComparison(paper: Paper, carts: readonly ComparedCart[], colour: Colour): void {
  if (carts.length === 0) return;
  paper.reserve(70);
  paper.write("Comparison", margin, contentWidth, { size: 12, bold: true });
  paper.down(20);
  const shares = [0.13, 0.12, 0.1, 0.15, 0.2, 0.12];
  drawTable(
    paper,
    [
      { title: "Proposal", share: 0.18 },
      ...comparisonTitles.map((title, index) => ({
        title,
        share: shares[index] ?? 0,
        align: "right" as const,
      })),
    ],
    carts.map((cart) => ({
      cells: [cart.name, ...comparisonCells(cart)],
      note: comparisonNote(cart),
    })),
    colour,
  );
  paper.down(14);
}

function drawSmallPrint(paper: Paper, { details, disclaimer }: Proposal): void {
  for (const note of details.notes) paper.writeLines(note, margin, contentWidth);
  paper.down(6);
  paper.writeLines(disclaimer, margin, contentWidth, { size: 8, colour: grey });
}
