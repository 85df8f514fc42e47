import { drawFacts, drawFigures } from "../paper/draw-facts.ts";
import { drawLetterhead, drawParties, type Letterhead } from "../paper/draw-letterhead.ts";
import { drawSignatures, signatureHeight } from "../paper/draw-signatures.ts";
import { type Column, drawTable, type Table, tableHeight } from "../paper/draw-table.ts";
import { grey, openPaper, type Paper } from "../paper/open-paper.ts";
import { margin, type } from "../paper/paper-scale.ts";
import { type Colour, readColour } from "../paper/read-colour.ts";
import {
  type ComparisonTable,
  comparedServicesTitle,
  comparisonOf,
  optionsAcross,
  partOf,
} from "./comparison-facts.ts";
import { orderOf } from "./order-facts.ts";
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
    titleLines: () => [{ text: providerTotalsTitle, style: { size: type.heading, bold: true } }],
  });
  paper.down(siteGap);
  const { titles, noteColumn, rowsOf } = siteTableOf(proposal);
  for (const [index, site] of proposal.sites.entries()) {
    const head = siteHeadOf(site, index);
    const tail = index === proposal.sites.length - 1 ? closing + siteGap : 0;
    const note =
      site.note === "" ? [] : [{ text: site.note, style: { size: type.small, colour: grey } }];
    if (site.services.length === 0) {
      paper.reserve(48 + tail);
      paper.writeLines(head, margin, paper.width, { size: type.strong, bold: true });
      paper.writeLines(site.note, margin, paper.width, { size: type.small, colour: grey });
      paper.down(siteGap);
      continue;
    }
    drawTable(paper, {
      columns: columnsOf(titles, 0.18),
      rows: rowsOf(site),
      noteColumn,
      colour,
      isUnbroken: site.services.length < 20,
      tail,
      titleLines: () => [{ text: head, style: { size: type.strong, bold: true } }, ...note],
    });
    paper.down(siteGap);
  }
}

/**
 * The lines with their totals, which share a page with the last line.
 *
 * @param closing - the height of what is on one page with the totals
 */
export function drawOrder(
  paper: Paper,
  proposal: Pick<Proposal, "pricing" | "details">,
  colour: Colour,
  closing = 0,
): void {
  const { titles, rows } = orderOf(proposal);
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
    tail: closing === 0 ? 0 : closing + partGap,
  });
  paper.down(partGap);
}

const siteGap = 10;
/** Between the lines, the comparison and the notes, in points. */
const partGap = 8;

/**
 * The services of the options beside each other, with the totals to which they add up.
 *
 * @param closing - the height of the acceptance, which is on one page with the comparison
 */
function drawComparison(
  paper: Paper,
  comparison: ComparisonTable,
  colour: Colour,
  closing: number,
): void {
  const places = comparison.options.flatMap((_, at) => (at % optionsAcross === 0 ? [at] : []));
  const tables = places.map((from) => optionTableOf(comparison, from, colour));
  const heightOf = (table: Table) => tableHeight(paper, table) + partGap;
  let tail = closing + partGap + tables.reduce((sum, one) => sum + heightOf(one), 0);
  for (const table of tables) {
    tail -= heightOf(table);
    drawTable(paper, { ...table, tail });
    paper.down(partGap);
  }
}

/** The options from a place on, as many as fit beside each other. */
function optionTableOf(comparison: ComparisonTable, from: number, colour: Colour): Table {
  const { shared, options, rows } = partOf(comparison, from, from + optionsAcross);
  const share = optionShares[options.length] ?? 0.16;
  const title = {
    text: "Comparison",
    style: { size: type.heading, bold: true },
    beside: shared === "" ? "" : `All options: ${shared}`,
  };
  return {
    columns: [
      { title: comparedServicesTitle, share: 1 - share * options.length, notes: [] },
      ...options.map(({ name, marks, isCurrent }) => ({
        ...{ title: name, notes: marks, isStrong: isCurrent },
        ...{ share, align: "right" as const },
      })),
    ],
    rows: rows.map(({ title: service, cells, ...row }) => ({ ...row, cells: [service, ...cells] })),
    colour,
    isDense: true,
    isUnbroken: true,
    titleLines: () => (from === 0 ? [title] : []),
  };
}

/** By the number of options. */
const optionShares: Readonly<Record<number, number>> = { 1: 0.24, 2: 0.24, 3: 0.2 };

function drawHeading(paper: Paper, text: string): void {
  paper.write(text, margin, paper.width, { size: type.heading, bold: true });
  paper.down(headingHeight);
}

const headingHeight = 20;
const acceptedDrop = 2.5;
/** Between the notes and the acceptance, in points. */
const acceptanceGap = 8;
const small = { size: type.small, colour: grey };
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
