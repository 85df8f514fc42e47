import { html, raw } from "hono/html";
import type { Fact } from "../paper/draw-facts.ts";
import { margin, type } from "../paper/paper-scale.ts";
import { hexOf, inkOn, readColour } from "../paper/read-colour.ts";
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

/** A proposal as a printable document: no script, and only the logo is loaded. */
export async function printProposal(
  proposal: Proposal,
  { siteName, logo }: { readonly siteName: string; readonly logo: string | null },
): Promise<string> {
  const { customer, details } = proposal;
  const agent = agentOf(proposal);
  const figureNote = figureNoteOf(proposal);
  const comparison = comparisonOf(details.comparison);
  const [name, address] = customer.name
    ? [customer.name, customer.address]
    : [customer.address, ""];
  const text = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${proposal.provider.name} Proposal for ${customer.name}</title>
<style>${raw(sheetOf(proposal))}</style>
</head>
<body>
<header>
${logo ? html`<img src="${logo}" alt="${siteName}">` : html`<p class="site">${siteName}</p>`}
<div><h1>${documentTitle}</h1><p>${referenceOf(proposal)}</p></div>
</header>
<main>
<div class="people">
<section><h2>Prepared for</h2><p class="${name.length > 60 ? "customer long" : "customer"}">${name}</p><p>${address}</p></section>
<section><h2>Prepared by</h2><p><strong>${agent.name}</strong></p>${[agent.phone, agent.email].filter(Boolean).map((line) => html`<p>${line}</p>`)}</section>
</div>
<dl class="figures">${headlineOf(proposal).map(factItem)}</dl>
${figureNote ? html`<p class="note">${figureNote}</p>` : ""}
<dl class="subject">${subjectOf(proposal).map(factItem)}</dl>
${proposal.sites.length > 0 ? sitesPart(proposal) : table(orderOf(proposal), "lines")}
<div class="${comparison ? "closing compared" : "closing"}">
${comparison ? comparisonPart(comparison) : ""}
<section class="acceptance">
${termsOf(proposal).map((term) => html`<p class="note">${term}</p>`)}
<div class="accepted"><h2 class="heading">${acceptanceTitle}</h2><strong>${acceptedText(proposal)}</strong></div>
<p>${acceptanceText(agent)}</p>
<div class="signatures">${acceptanceLines.map((label) => html`<p>${label}</p>`)}</div>
</section>
</div>
</main>
</body>
</html>`;
  return text.toString();
}

/** The services of the options beside each other, with the totals to which they add up. */
function comparisonPart(comparison: ComparisonTable) {
  const { shared, options } = comparison;
  const places = options.flatMap((_, at) => (at % optionsAcross === 0 ? [at] : []));
  const cellOf = (isCurrent: boolean) => (isCurrent ? "number current" : "number");
  return html`<section class="comparison">
<div class="titled"><h2 class="heading">Comparison</h2>${shared ? html`<p class="note">All options: ${shared}</p>` : ""}</div>
${places.map((from) => {
  const part = partOf(comparison, from, from + optionsAcross);
  return html`<table class="options of-${part.options.length}">
<thead><tr><th scope="col">${comparedServicesTitle}</th>${part.options.map(({ name, marks, isCurrent }) => html`<th scope="col" class="${cellOf(isCurrent)}">${name}${marks.map((mark) => html`<small>${mark}</small>`)}</th>`)}</tr></thead>
<tbody>${part.rows.map(
    ({ title, notes = [], cells, isTotal = false }) => html`<tr class="${isTotal ? "total" : ""}">
<th scope="row">${title}${notes.map((note) => html`<small>${note}</small>`)}</th>
${cells.map((cell, at) => html`<td class="${cellOf(part.options[at]?.isCurrent ?? false)}">${cell}</td>`)}
</tr>`,
  )}</tbody>
</table>`;
})}
</section>`;
}

/** The totals by provider, and a block for each site. */
function sitesPart(proposal: Proposal) {
  const { sites } = proposal;
  const { titles, noteColumn, rowsOf } = siteTableOf(proposal);
  const totals = providerTotalsOf(proposal);
  const rows = totals.map((cells, at) => ({ cells, isTotal: at === totals.length - 1 }));
  return html`<h2 class="heading">${providerTotalsTitle}</h2>
${table({ titles: providerTotalTitles, texts: siteTextColumns, rows })}
${sites.map(
  (
    site,
    index,
  ) => html`<section class="site-block"><h2 class="heading">${siteHeadOf(site, index)}</h2>
${site.note === "" ? "" : html`<p class="note">${site.note}</p>`}
${site.services.length === 0 ? "" : table({ titles, texts: siteTextColumns, noteColumn, rows: rowsOf(site) })}</section>`,
)}`;
}

function factItem([label, value]: Fact) {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

interface Table {
  readonly titles: readonly string[];
  /** The number of columns with text. Those after them have numbers. */
  readonly texts?: number;
  readonly rows: readonly TableRow[];
  /** The place of the cells with the notes. */
  readonly noteColumn?: number;
}

interface TableRow {
  readonly cells: readonly string[];
  readonly notes?: readonly string[];
  readonly isGroup?: boolean;
  readonly isPart?: boolean;
  readonly isTotal?: boolean;
}

function table({ titles: [first, ...others], texts = 1, noteColumn = 0, rows }: Table, name = "") {
  const alignOf = (index: number) => (index + 1 < texts ? "" : "number");
  const notesAt = (index: number, notes: readonly string[]) =>
    index === noteColumn ? notes.map((note) => html`<small>${note}</small>`) : "";
  const kindOf = ({ isGroup, isPart, isTotal }: TableRow) =>
    [isGroup && "group", isPart && "part", isTotal && "total"].filter(Boolean).join(" ");
  return html`<table class="${name}">
<thead><tr><th scope="col">${first}</th>${others.map((head, index) => html`<th scope="col" class="${alignOf(index)}">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => {
    const {
      cells: [title, ...cells],
      notes = [],
    } = row;
    return html`<tr class="${kindOf(row)}">
<th scope="row">${title}${notesAt(0, notes)}</th>
${cells.map((cell, index) => html`<td class="${alignOf(index)}">${cell}${notesAt(index + 1, notes)}</td>`)}
</tr>`;
  })}</tbody>
</table>`;
}

const documentTitle = "Pricing Proposal";
/** Only parsed colours and an escaped text are inserted. Sizes and margins are those of the PDF. */
function sheetOf(proposal: Proposal): string {
  const { agency } = proposal;
  const colour = readColour(agency.borderTop);
  const head =
    "vertical-align: bottom; margin-bottom: 9pt; padding-bottom: 4pt; border-bottom: 1px solid #d9dee2;";
  const foot = `vertical-align: top; margin: 8pt 0 12pt; padding-bottom: 6pt; border-bottom: 6pt solid ${hexOf(readColour(agency.borderBottom))};`;
  return `
@page { size: letter; margin: 52pt ${margin}pt 44pt; font: ${type.small}pt Helvetica, Arial, sans-serif; color: #5b6670; @top-left { ${head} content: ${lineText(runningHeadOf(documentTitle, proposal))}; } @top-right { ${head} white-space: nowrap; content: ${sheetText(referenceOf(proposal))}; } @bottom-left { ${foot} content: ${lineText(footerOf(proposal))}; } @bottom-right { ${foot} white-space: nowrap; content: "Page " counter(page) " of " counter(pages); } }
@page :first { margin-top: 28pt; @top-left { content: none; } @top-right { content: none; } }
* { box-sizing: border-box; }
body { margin: 0; border-top: 6pt solid ${hexOf(colour)}; font: ${type.text}pt/1.35 Helvetica, Arial, sans-serif; color: #212529; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
header { display: flex; justify-content: space-between; align-items: center; gap: 18pt; padding: 7pt 0; border-bottom: 1px solid #d9dee2; }
header img { max-width: 180pt; max-height: 36pt; }
header div { text-align: right; }
h1 { margin: 0; font-size: ${type.figure}pt; line-height: 1.25; }
.site { margin: 0; font-size: ${type.party}pt; font-weight: 700; color: ${hexOf(colour)}; }
h2, dt { margin: 0; font-size: ${type.small}pt; font-weight: 400; color: #5b6670; }
p, dl, dd { margin: 0; overflow-wrap: anywhere; }
.people { display: grid; grid-template-columns: 2fr 1fr; gap: 24pt; padding: 8pt 0 8pt; }
.people strong { font-size: ${type.strong}pt; }
.customer { font-size: ${type.party}pt; line-height: 1.25; font-weight: 700; }
.long { font-size: ${type.heading}pt; }
.figures { display: flex; padding: 7pt 14pt; background: ${hexOf(colour)}; color: ${hexOf(inkOn(colour))}; }
.figures div, .subject div { flex: 1; }
.figures dt { color: inherit; }
.figures dd { font-size: ${type.figure}pt; line-height: 1.25; font-weight: 700; font-variant-numeric: tabular-nums; }
.figures div { display: flex; flex-direction: column; justify-content: space-between; }
.figures + .note { padding-top: 5pt; }
.subject { display: flex; gap: 12pt; padding: 8pt 0 4pt; }
.subject dd { font-size: ${type.strong}pt; font-weight: 700; }
table { width: 100%; table-layout: fixed; margin-bottom: 8pt; border-collapse: collapse; }
thead { display: table-header-group; break-inside: avoid; break-after: avoid; }
tr { break-inside: avoid; }
/* The totals are on a page with the last line, and a title with the line below it. */
.lines tr:has(+ :is(.part, .total)), .group { break-after: avoid; }
th, td { padding: 2pt 6pt; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid #d9dee2; overflow-wrap: anywhere; }
/* In line with what is around the table. */
:is(th, td):first-child { padding-left: 0; }
:is(th, td):last-child:not(.current) { padding-right: 0; }
thead th { border-bottom: 1.5pt solid ${hexOf(colour)}; font-size: ${type.small}pt; font-weight: 700; color: #5b6670; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
thead .number { white-space: normal; vertical-align: bottom; }
small { display: block; font-size: ${type.small}pt; line-height: 1.25; font-weight: 400; color: #5b6670; }
thead .number { width: 13%; }
.site-block { margin-bottom: 8pt; }
.site-block .heading { font-size: ${type.strong}pt; }
.site-block th:first-child { width: 18%; }
.group th { font-weight: 700; }
tr:has(+ .total) > * { border-bottom-color: #5b6670; }
.total > :is(th, .number) { font-weight: 700; }
table:not(.options) .total > * { font-size: ${type.strong}pt; }
:is(.lines .total, .options tbody) small { display: inline; margin-left: 6pt; }
.titled, .accepted { display: flex; justify-content: space-between; align-items: baseline; gap: 12pt; }
.options { font-size: ${type.small}pt; line-height: 1.25; }
.options :is(th, td) { padding-block: 1pt; }
.options thead th { color: inherit; vertical-align: top; }
.options td { white-space: normal; }
/* Visible in black and white. */
.current { background: #eff1f3; font-weight: 700; }
.of-2 .number { width: 24%; }
.of-3 .number { width: 20%; }
.of-4 .number { width: 16%; }
.closing, .comparison, .site-block { break-inside: avoid; }
/* The signature is on a page with the totals that it accepts, or with the comparison. */
.closing:not(.compared) { break-before: avoid; }
.heading { margin: 2pt 0; font-size: ${type.heading}pt; font-weight: 700; color: #212529; }
.note { font-size: ${type.small}pt; color: #5b6670; }
.accepted { margin-top: 4pt; }
.signatures { display: flex; gap: 24pt; padding-top: 26pt; }
.signatures p { flex: 1; padding-top: 3pt; border-top: 1px solid #5b6670; font-size: ${type.small}pt; color: #5b6670; }
`;
}

/** A string that is one line at the head or the foot of a page. */
function lineText(text: string): string {
  return sheetText(text.length > maxLine ? `${text.slice(0, maxLine).trimEnd()}…` : text);
}

const maxLine = 84;

/** A string of a style sheet. Every other character than a letter or a digit is escaped, so that it ends nothing. */
function sheetText(text: string): string {
  const escaped = text.replace(
    /[^\p{L}\p{N} ]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
