import { drawFacts, drawFigures, type Fact } from "../paper/draw-facts.ts";
import { drawLetterhead, drawParties, type Letterhead } from "../paper/draw-letterhead.ts";
import { drawSignatures, signatureHeight } from "../paper/draw-signatures.ts";
import { type Column, drawTable } from "../paper/draw-table.ts";
import { moneyText } from "../paper/money-text.ts";
import { grey, margin, openPaper, type Paper } from "../paper/open-paper.ts";
import { type Colour, readColour } from "../paper/read-colour.ts";
import type { Proposal } from "./proposal-body.ts";
import {
  acceptanceLines,
  acceptanceText,
  acceptanceTitle,
  acceptedText,
  agentOf,
  comparisonOf,
  footerOf,
  headlineOf,
  installParts,
  lineColumnsOf,
  lineNote,
  monthlyParts,
  providerTotalsOf,
  providerTotalsTitle,
  providerTotalTitles,
  referenceOf,
  siteHeadOf,
  siteTableOf,
  siteTextColumns,
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
    footer: footerOf(proposal),
    borderTop: colour,
    borderBottom: readColour(agency.borderBottom),
    createdAt: letterhead.createdAt,
  });
  await drawLetterhead(paper, letterhead, ["Pricing Proposal", referenceOf(proposal)], colour);
  drawParties(paper, customer, agent);
  drawFigures(paper, headlineOf(proposal), colour);
  drawFacts(paper, subjectOf(proposal));
  const closing = acceptanceHeight(paper, proposal);
  const isCompared = proposal.details.comparison.length > 0;
  if (proposal.sites.length > 0) drawSites(paper, proposal, colour, closing);
  else drawOrder(paper, proposal, colour, isCompared ? 0 : closing);
  drawComparison(paper, proposal, colour);
  drawAcceptance(paper, proposal);
  return paper.finish();
}

/**
 * The totals by provider, and a block for each site.
 *
 * @param closing - the height of what is on one page with the last block
 */
function drawSites(paper: Paper, proposal: Proposal, colour: Colour, closing: number): void {
  const columnsOf = (titles: readonly string[], first: number): Column[] => {
    const second = 1 - first - 0.12 * (titles.length - siteTextColumns);
    return titles.map((title, at) => ({
      title,
      share: [first, second][at] ?? 0.12,
      align: at < siteTextColumns ? "left" : "right",
    }));
  };
  const totals = providerTotalsOf(proposal);
  drawTable(paper, {
    columns: columnsOf(providerTotalTitles, 0.38),
    rows: totals.map((cells, at) => ({ cells, isTotal: at === totals.length - 1 })),
    colour,
    isUnbroken: true,
    titleLines: () => [{ text: providerTotalsTitle, style: { size: 12, bold: true } }],
  });
  paper.down(14);
  const { titles, rowsOf } = siteTableOf(proposal);
  for (const [index, site] of proposal.sites.entries()) {
    const head = siteHeadOf(site, index);
    const tail = index === proposal.sites.length - 1 ? closing + 14 : 0;
    const note = site.note === "" ? [] : [{ text: site.note, style: { size: 8, colour: grey } }];
    if (site.services.length === 0) {
      paper.reserve(48 + tail);
      paper.writeLines(head, margin, paper.width, { size: 10.5, bold: true });
      paper.writeLines(site.note, margin, paper.width, { size: 8, colour: grey });
      paper.down(14);
      continue;
    }
    drawTable(paper, {
      columns: columnsOf(titles, 0.18),
      rows: rowsOf(site),
      colour,
      isUnbroken: site.services.length < 20,
      tail,
      titleLines: () => [{ text: head, style: { size: 10.5, bold: true } }, ...note],
    });
    paper.down(14);
  }
}

/**
 * The lines with their totals, which share a page with the last line.
 *
 * @param closing - the height of what is on one page with the totals
 */
export function drawOrder(paper: Paper, proposal: Proposal, colour: Colour, closing = 0): void {
  const tail = totalsHeight(paper, proposal) + (closing === 0 ? 0 : closing + partGap);
  const { services, equipment } = proposal.pricing;
  const { titles, cellsOf } = lineColumnsOf(proposal);
  const shares = titles.length === 1 ? [0.17] : [0.12, 0.17, 0.17];
  const own = 1 - shares.reduce((sum, share) => sum + share);
  const lists = [
    { title: "Services", lines: services },
    { title: "Equipment", lines: equipment },
  ].filter(({ lines }) => lines.length > 0);
  for (const [index, { title, lines }] of lists.entries()) {
    drawTable(paper, {
      columns: [
        { title, share: own },
        ...titles.map(
          (head, at): Column => ({ title: head, share: shares[at] ?? 0, align: "right" }),
        ),
      ],
      rows: lines.map((line) => ({ cells: [line.title, ...cellsOf(line)], note: lineNote(line) })),
      colour,
      tail: index === lists.length - 1 ? tail : 0,
    });
    paper.down(partGap);
  }
  drawTotals(paper, proposal);
}

/** Between the lines, the totals, the comparison and the notes, in points. */
const partGap = 8;
const sumLineHeight = 15;
const sumHeight = 24;
const sumGap = 24;

/** The monthly total and the total over the term on the left, the install total on the right. */
function drawTotals(paper: Paper, proposal: Proposal): void {
  const { monthly, install } = proposal.pricing;
  const width = sumWidth(paper);
  const start = paper.y;
  drawSum(paper, margin, monthlyParts(proposal), ["Monthly total", moneyText(monthly)]);
  const left = paper.y;
  paper.down(left - start);
  drawSum(paper, margin + width + sumGap, installParts(proposal), [
    "Install total",
    moneyText(install),
  ]);
  const right = paper.y;
  const term = termTotalOf(proposal);
  paper.down(right - left);
  if (term !== null) drawSum(paper, margin, [], term);
  paper.down(Math.max(paper.y - right, 0) + partGap);
}

function totalsHeight(paper: Paper, proposal: Proposal): number {
  const heightOf = (parts: readonly Fact[]) =>
    parts.reduce((sum, [name]) => sum + sumNameOf(paper, name).length * sumLineHeight, sumHeight);
  const term = termTotalOf(proposal) === null ? 0 : sumHeight;
  const left = heightOf(monthlyParts(proposal)) + term;
  return partGap + Math.max(left, heightOf(installParts(proposal)));
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

/** Draws nothing unless carts were kept. The acceptance may follow on the next page, with the notes and the totals. */
function drawComparison(paper: Paper, { details }: Proposal, colour: Colour): void {
  if (details.comparison.length === 0) return;
  const { titles, rows } = comparisonOf(details.comparison);
  const shares = [0.26, 0.11, 0.11, 0.08, 0.14, 0.19, 0.11];
  drawTable(paper, {
    columns: titles.map((title, at) => ({
      title,
      share: shares[at] ?? 0,
      align: at === 0 ? "left" : "right",
    })),
    rows,
    colour,
    isUnbroken: true,
    titleLines: () => [{ text: "Comparison", style: { size: 12, bold: true } }],
  });
  paper.down(partGap);
}

function drawHeading(paper: Paper, text: string): void {
  paper.write(text, margin, paper.width, { size: 12, bold: true });
  paper.down(24);
}

const acceptedDrop = 2.5;
/** Between the notes and the acceptance, in points. */
const acceptanceGap = 8;
const small = { size: 8, colour: grey };
/** A taller acceptance begins where there is space for it. */
const maxClosing = 320;

/** The height of the acceptance, which is on one page with what it accepts; 0 if it has too many notes for that. */
function acceptanceHeight(paper: Paper, proposal: Proposal): number {
  const { details, disclaimer } = proposal;
  const lines = [...details.notes, disclaimer].flatMap((text) =>
    paper.linesOf(text, paper.width, small),
  );
  const asked = paper.linesOf(acceptanceText(agentOf(proposal)), paper.width);
  const height = lines.length * 11 + acceptanceGap + 24 + asked.length * 12.15 + signatureHeight;
  return height > maxClosing ? 0 : height;
}

/** The small print, and the line to sign on. */
function drawAcceptance(paper: Paper, proposal: Proposal): void {
  const { details, disclaimer } = proposal;
  paper.reserve(acceptanceHeight(paper, proposal));
  for (const note of [...details.notes, disclaimer]) {
    paper.writeLines(note, margin, paper.width, small);
  }
  paper.down(acceptanceGap);
  // On the base line of the heading.
  paper.down(acceptedDrop);
  paper.write(acceptedText(proposal), margin, paper.width, { bold: true, align: "right" });
  paper.down(-acceptedDrop);
  drawHeading(paper, acceptanceTitle);
  paper.writeLines(acceptanceText(agentOf(proposal)), margin, paper.width);
  drawSignatures(paper, acceptanceLines);
}
