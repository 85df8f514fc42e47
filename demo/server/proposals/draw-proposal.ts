import { drawFacts, drawFigures, type Fact } from "../paper/draw-facts.ts";
import { drawLetterhead, drawParties, type Letterhead } from "../paper/draw-letterhead.ts";
import { drawSignatures, signatureHeight } from "../paper/draw-signatures.ts";
import { type Column, drawTable } from "../paper/draw-table.ts";
import { moneyText } from "../paper/money-text.ts";
import { grey, margin, openPaper, type Paper, type TextStyle } from "../paper/open-paper.ts";
import { type Colour, readColour } from "../paper/read-colour.ts";
import { type ComparisonTable, comparisonOf } from "./comparison-facts.ts";
import type { Proposal } from "./proposal-body.ts";
import {
  acceptanceLines,
  acceptanceText,
  acceptanceTitle,
  acceptedText,
  agentOf,
  figureNoteOf,
  footerOf,
  headlineOf,
  installParts,
  lineListsOf,
  monthlyParts,
  providerTotalsOf,
  providerTotalsTitle,
  providerTotalTitles,
  referenceOf,
  runningHeadOf,
  siteHeadOf,
  siteTableOf,
  siteTextColumns,
  subjectOf,
  termsOf,
  termTotalOf,
} from "./proposal-facts.ts";

const title = "Pricing Proposal";

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
    runningHead: [runningHeadOf(title, proposal), referenceOf(proposal)],
    footer: footerOf(proposal),
    borderTop: colour,
    borderBottom: readColour(agency.borderBottom),
    createdAt: letterhead.createdAt,
  });
  await drawLetterhead(paper, letterhead, [title, referenceOf(proposal)], colour);
  drawParties(paper, customer, agent);
  drawFigures(paper, headlineOf(proposal), colour);
  drawFigureNote(paper, figureNoteOf(proposal));
  drawFacts(paper, subjectOf(proposal));
  const closing = acceptanceHeight(paper, proposal);
  const comparison = comparisonOf(proposal.details.comparison);
  if (proposal.sites.length > 0) drawSites(paper, proposal, colour, closing);
  else drawOrder(paper, proposal, colour, comparison ? 0 : closing);
  if (comparison) drawComparison(paper, comparison, colour, closing);
  drawAcceptance(paper, proposal);
  return paper.finish();
}

function drawFigureNote(paper: Paper, note: string): void {
  if (note === "") return;
  paper.down(-4);
  paper.writeLines(note, margin, paper.width, small);
  paper.down(6);
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
  const { titles, noteColumn, rowsOf } = siteTableOf(proposal);
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
      noteColumn,
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
  const lists = lineListsOf(proposal);
  for (const [index, { titles, rows }] of lists.entries()) {
    const shares = titles.slice(1).map((name) => (name === "Quantity" ? 0.1 : 0.13));
    const own = shares.reduce((rest, share) => rest - share, 1);
    drawTable(paper, {
      columns: titles.map((title, at) => ({
        title,
        share: at === 0 ? own : (shares[at - 1] ?? 0),
        align: at === 0 ? "left" : "right",
      })),
      rows,
      colour,
      tail: index === lists.length - 1 ? tail : 0,
    });
    paper.down(partGap);
  }
  drawTotals(paper, proposal);
}

/** Between the lines, the totals, the comparison and the notes, in points. */
const partGap = 8;
const sumLineHeight = 14;
const sumHeight = 18;
const sumRuleGap = 6;
const sumGap = 24;

/** A total below its parts, in the left or the right half. */
interface Sum {
  readonly half: "left" | "right";
  readonly parts: readonly Fact[];
  readonly total: Fact;
  /** True below a table, which ends with a line. */
  readonly isFirst: boolean;
}

/** The totals in the order in which they are read. */
function sumsOf(proposal: Proposal): readonly Sum[] {
  const { monthly, install } = proposal.pricing;
  const term = termTotalOf(proposal);
  return [
    {
      half: "left",
      parts: monthlyParts(proposal),
      total: ["Monthly total", moneyText(monthly)],
      isFirst: true,
    },
    {
      half: "right",
      parts: installParts(proposal),
      total: ["Install total", moneyText(install)],
      isFirst: true,
    },
    ...(term === null
      ? []
      : [{ half: "left", parts: [], total: term, isFirst: false } satisfies Sum]),
  ];
}

function drawTotals(paper: Paper, proposal: Proposal): void {
  const heights = { left: 0, right: 0 };
  for (const sum of sumsOf(proposal)) {
    const { half } = sum;
    paper.down(heights[half]);
    drawSum(paper, half === "left" ? margin : margin + sumWidth(paper) + sumGap, sum);
    heights[half] += heightOfSum(paper, sum);
    paper.down(-heights[half]);
  }
  paper.down(totalsHeight(paper, proposal));
}

function totalsHeight(paper: Paper, proposal: Proposal): number {
  const heights = { left: 0, right: 0 };
  for (const sum of sumsOf(proposal)) heights[sum.half] += heightOfSum(paper, sum);
  return Math.max(heights.left, heights.right) + partGap;
}

function heightOfSum(paper: Paper, sum: Sum): number {
  const {
    parts,
    total: [label],
  } = sum;
  const lines = parts.reduce((count, [name]) => count + sumNameOf(paper, name).length, 0);
  const extra = sumNameOf(paper, label, totalStyle).length - 1;
  const rule = hasRule(sum) ? sumRuleGap : 0;
  return lines * sumLineHeight + rule + sumHeight + extra * totalLineHeight;
}

function sumWidth(paper: Paper): number {
  return (paper.width - sumGap) / 2;
}

const totalStyle = { size: 10.5, bold: true };
const totalLineHeight = 13;

function sumNameOf(paper: Paper, name: string, style: TextStyle = {}): string[] {
  return paper.linesOf(name, sumWidth(paper) - 80, style).slice(0, 3);
}

function drawSum(paper: Paper, x: number, sum: Sum): void {
  const { parts, total } = sum;
  const width = sumWidth(paper);
  for (const [name, amount] of parts) {
    for (const [index, line] of sumNameOf(paper, name).entries()) {
      paper.write(line, x, width, { colour: grey });
      if (index === 0) paper.write(amount, x, width, { align: "right" });
      paper.down(sumLineHeight);
    }
  }
  if (hasRule(sum)) {
    paper.rule(grey, 0.8, x, width);
    paper.down(sumRuleGap);
  }
  const [label, value] = total;
  for (const [index, line] of sumNameOf(paper, label, totalStyle).entries()) {
    if (index > 0) paper.down(totalLineHeight);
    paper.write(line, x, width, totalStyle);
    if (index === 0) paper.write(value, x, width, { ...totalStyle, align: "right" });
  }
  paper.down(sumHeight);
}

function hasRule({ parts, isFirst }: Sum): boolean {
  return !isFirst || parts.length > 0;
}

/**
 * The options, each with what it includes.
 *
 * @param closing - the height of the acceptance, which is on one page with the comparison
 */
function drawComparison(
  paper: Paper,
  { titles, rows }: ComparisonTable,
  colour: Colour,
  closing: number,
): void {
  const shares = titles.slice(1).map((name) => comparisonShares[name] ?? 0.18);
  const own = 1 - shares.reduce((sum, share) => sum + share, 0);
  drawTable(paper, {
    columns: titles.map((name, at) => ({
      title: name,
      share: at === 0 ? own : (shares[at - 1] ?? 0),
      align: at === 0 ? "left" : "right",
    })),
    rows,
    colour,
    isUnbroken: true,
    tail: closing + partGap,
    titleLines: () => [{ text: "Comparison", style: { size: 12, bold: true } }],
  });
  paper.down(partGap);
}

/** By title. Others are totals over the term. */
const comparisonShares: Readonly<Record<string, number>> = {
  Monthly: 0.12,
  Install: 0.12,
  Months: 0.09,
  "Difference from first": 0.19,
};

function drawHeading(paper: Paper, text: string): void {
  paper.write(text, margin, paper.width, { size: 12, bold: true });
  paper.down(headingHeight);
}

const headingHeight = 20;
const acceptedDrop = 2.5;
/** Between the notes and the acceptance, in points. */
const acceptanceGap = 8;
const small = { size: 8, colour: grey };
const termHeight = 11;
/** A taller acceptance begins where there is space for it. */
const maxClosing = 480;

/** The height of the acceptance, which is on one page with what it accepts; 0 if it has too many notes for that. */
function acceptanceHeight(paper: Paper, proposal: Proposal): number {
  const lines = termsOf(proposal).flatMap((text) => paper.linesOf(text, paper.width, small));
  const height = lines.length * termHeight + signingHeight(paper, proposal);
  return height > maxClosing ? 0 : height;
}

/** The height of the acceptance below the small print. */
function signingHeight(paper: Paper, proposal: Proposal): number {
  const asked = paper.linesOf(acceptanceText(agentOf(proposal)), paper.width);
  return acceptanceGap + headingHeight + asked.length * 12.15 + signatureHeight;
}

/** The small print, and the line to sign on, which is on a page with the last term. */
function drawAcceptance(paper: Paper, proposal: Proposal): void {
  const terms = termsOf(proposal);
  paper.reserve(acceptanceHeight(paper, proposal));
  for (const [index, term] of terms.entries()) {
    const lines = paper.linesOf(term, paper.width, small).length * termHeight;
    if (index === terms.length - 1) paper.reserve(lines + signingHeight(paper, proposal));
    paper.writeLines(term, margin, paper.width, small);
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
