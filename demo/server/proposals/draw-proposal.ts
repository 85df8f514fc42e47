import { drawFacts, drawFigures, type Fact } from "../paper/draw-facts.ts";
import { drawLetterhead, drawParties, type Letterhead } from "../paper/draw-letterhead.ts";
import { drawSignatures, signatureHeight } from "../paper/draw-signatures.ts";
import { type Column, drawTable } from "../paper/draw-table.ts";
import { moneyText } from "../paper/money-text.ts";
import { grey, margin, openPaper, type Paper } from "../paper/open-paper.ts";
import { type Colour, readColour } from "../paper/read-colour.ts";
import type { Proposal, ProposalLine } from "./proposal-body.ts";
import {
  acceptanceLines,
  acceptanceText,
  acceptanceTitle,
  agentOf,
  comparisonOf,
  headlineOf,
  installParts,
  lineCells,
  lineNote,
  lineTitles,
  monthlyParts,
  providerTotalsOf,
  providerTotalTitles,
  referenceOf,
  siteHeadOf,
  siteRowsOf,
  siteTitles,
  subjectOf,
  termTotalOf,
} from "./proposal-facts.ts";

/** A proposal as a PDF. All numbers come from the payload, none is computed here. */
export async function drawProposal(
  proposal: Proposal,
  letterhead: Letterhead,
): Promise<Uint8Array> {
  const { agency, customer } = proposal;
  const colour = readColour(agency.borderTop);
  const agent = agentOf(proposal);
  const paper = await openPaper({
    title: `${proposal.provider.name} Proposal for ${customer.name}`.trim(),
    author: agent.name,
    footer: [letterhead.siteName, "Pricing proposal", referenceOf(proposal), customer.name]
      .filter(Boolean)
      .join(" · "),
    borderTop: colour,
    borderBottom: readColour(agency.borderBottom),
    createdAt: letterhead.createdAt,
  });
  await drawLetterhead(paper, letterhead, ["Pricing Proposal", referenceOf(proposal)], colour);
  drawParties(paper, customer, agent);
  drawFigures(paper, headlineOf(proposal), colour);
  drawFacts(paper, subjectOf(proposal));
  if (proposal.sites.length > 0) drawSites(paper, proposal, colour);
  else drawOrder(paper, proposal, colour);
  drawComparison(paper, proposal, colour);
  drawAcceptance(paper, proposal);
  return paper.finish();
}

/** The totals by provider, and a block for each site. */
function drawSites(paper: Paper, proposal: Proposal, colour: Colour): void {
  drawTable(paper, {
    columns: providerTotalTitles.map((title, at) => ({
      title,
      share: at === 0 ? 0.46 : 0.18,
      align: at === 0 ? "left" : "right",
    })),
    rows: providerTotalsOf(proposal).map((cells) => ({ cells, note: "" })),
    colour,
    isUnbroken: true,
  });
  paper.down(14);
  const shares = [0.22, 0.5, 0.12, 0.16];
  for (const [index, site] of proposal.sites.entries()) {
    const head = siteHeadOf(site, index);
    const note = site.note === "" ? [] : [{ text: site.note, style: { size: 8, colour: grey } }];
    if (site.services.length === 0) {
      paper.reserve(48);
      paper.writeLines(head, margin, paper.width, { size: 10.5, bold: true });
      paper.writeLines(site.note, margin, paper.width, { size: 8, colour: grey });
      paper.down(14);
      continue;
    }
    drawTable(paper, {
      columns: siteTitles.map((title, at) => ({
        title,
        share: shares[at] ?? 0,
        align: at < 2 ? "left" : "right",
      })),
      rows: siteRowsOf(site).map((cells) => ({ cells, note: "" })),
      colour,
      isUnbroken: site.services.length < 20,
      titleLines: () => [{ text: head, style: { size: 10.5, bold: true } }, ...note],
    });
    paper.down(14);
  }
}

/** The lines with their totals, which share a page with the last line. */
export function drawOrder(paper: Paper, proposal: Proposal, colour: Colour): void {
  const { services, equipment } = proposal.pricing;
  const tail = totalsHeight(paper, proposal);
  drawLines(paper, "Services", services, colour, equipment.length === 0 ? tail : 0);
  drawLines(paper, "Equipment", equipment, colour, tail);
  drawTotals(paper, proposal);
}

/** Draws nothing if there are no lines. */
function drawLines(
  paper: Paper,
  title: string,
  lines: readonly ProposalLine[],
  colour: Colour,
  tail: number,
): void {
  if (lines.length === 0) return;
  const shares = [0.12, 0.17, 0.17];
  drawTable(paper, {
    columns: [
      { title, share: 0.54 },
      ...lineTitles.map(
        (head, index): Column => ({ title: head, share: shares[index] ?? 0, align: "right" }),
      ),
    ],
    rows: lines.map((line) => ({ cells: [line.title, ...lineCells(line)], note: lineNote(line) })),
    colour,
    tail,
  });
  paper.down(14);
}

const sumLineHeight = 15;
const sumHeight = 24;
const sumGap = 24;

/** The monthly total and the total over the term on the left, the one-time total on the right. */
function drawTotals(paper: Paper, proposal: Proposal): void {
  const { monthly, install } = proposal.pricing;
  const width = sumWidth(paper);
  const start = paper.y;
  drawSum(paper, margin, monthlyParts(proposal), ["Monthly total", moneyText(monthly)]);
  const left = paper.y;
  paper.down(left - start);
  drawSum(paper, margin + width + sumGap, installParts(proposal), [
    "One-time total",
    moneyText(install),
  ]);
  const right = paper.y;
  const term = termTotalOf(proposal);
  paper.down(right - left);
  if (term !== null) drawSum(paper, margin, [], term);
  paper.down(Math.max(paper.y - right, 0) + 14);
}

function totalsHeight(paper: Paper, proposal: Proposal): number {
  const heightOf = (parts: readonly Fact[]) =>
    parts.reduce((sum, [name]) => sum + sumNameOf(paper, name).length * sumLineHeight, sumHeight);
  const term = termTotalOf(proposal) === null ? 0 : sumHeight;
  const left = heightOf(monthlyParts(proposal)) + term;
  return 14 + Math.max(left, heightOf(installParts(proposal)));
}

function sumWidth(paper: Paper): number {
  return (paper.width - sumGap) / 2;
}

function sumNameOf(paper: Paper, name: string): string[] {
  return paper.linesOf(name, sumWidth(paper) - 80).slice(0, 3);
}

function drawSum(paper: Paper, x: number, parts: readonly Fact[], [label, value]: Fact): void {
  const width = sumWidth(paper);
  for (const [name, amount] of parts) {
    for (const [index, line] of sumNameOf(paper, name).entries()) {
      paper.write(line, x, width, { colour: grey });
      if (index === 0) paper.write(amount, x, width, { align: "right" });
      paper.down(sumLineHeight);
    }
  }
  paper.rule(grey, 0.8, x, width);
  paper.down(6);
  paper.write(label, x, width, { size: 10.5, bold: true });
  paper.write(value, x, width, { size: 10.5, bold: true, align: "right" });
  paper.down(sumHeight - 6);
}

/** Draws nothing unless carts were kept. */
function drawComparison(paper: Paper, { details }: Proposal, colour: Colour): void {
  if (details.comparison.length === 0) return;
  const { titles, rows } = comparisonOf(details.comparison);
  const [first = "", ...others] = titles;
  const shares = others.length === 6 ? [0.12, 0.12, 0.09, 0.14, 0.19, 0.1] : [];
  drawTable(paper, {
    columns: [
      { title: first, share: 1 - others.reduce((sum, _, at) => sum + (shares[at] ?? 0.14), 0) },
      ...others.map(
        (title, index): Column => ({ title, share: shares[index] ?? 0.14, align: "right" }),
      ),
    ],
    rows,
    colour,
    isUnbroken: true,
    titleLines: () => [{ text: "Comparison", style: { size: 12, bold: true } }],
  });
  paper.down(14);
}

function drawHeading(paper: Paper, text: string): void {
  paper.write(text, margin, paper.width, { size: 12, bold: true });
  paper.down(24);
}

/** The small print, and the line to sign on, on one page. */
function drawAcceptance(paper: Paper, proposal: Proposal): void {
  const { details, disclaimer } = proposal;
  const small = { size: 8, colour: grey };
  const texts = [...details.notes, disclaimer];
  const lines = texts.flatMap((text) => paper.linesOf(text, paper.width, small));
  const text = acceptanceText(agentOf(proposal));
  const asked = paper.linesOf(text, paper.width);
  const height = lines.length * 11 + 16 + 24 + asked.length * 12.15 + signatureHeight;
  paper.reserve(height);
  for (const note of texts) paper.writeLines(note, margin, paper.width, small);
  paper.down(16);
  drawHeading(paper, acceptanceTitle);
  paper.writeLines(text, margin, paper.width);
  drawSignatures(paper, acceptanceLines);
}
