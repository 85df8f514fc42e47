import { html, raw } from "hono/html";
import type { Fact } from "../paper/draw-facts.ts";
import { moneyText } from "../paper/money-text.ts";
import { hexOf, inkOn, readColour } from "../paper/read-colour.ts";
import { comparisonOf } from "./comparison-facts.ts";
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

/** A proposal as a printable document: no script, and only the logo is loaded. */
export async function printProposal(
  proposal: Proposal,
  { siteName, logo }: { readonly siteName: string; readonly logo: string | null },
): Promise<string> {
  const { customer, pricing, details } = proposal;
  const agent = agentOf(proposal);
  const termTotal = termTotalOf(proposal);
  const figureNote = figureNoteOf(proposal);
  const comparison = comparisonOf(details.comparison);
  const [name, address] = customer.name
    ? [customer.name, customer.address]
    : [customer.address, ""];
  const lists = lineListsOf(proposal);
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
${lists.map((list, index) => table(list, index === lists.length - 1 ? "lines order" : "lines"))}
${sitesPart(proposal)}
${
  proposal.sites.length > 0
    ? ""
    : html`<div class="totals">
<dl>${monthlyParts(proposal).map(factItem)}${totalItem(["Monthly total", moneyText(pricing.monthly)])}</dl>
<dl>${installParts(proposal).map(factItem)}${totalItem(["Install total", moneyText(pricing.install)])}</dl>
${termTotal ? html`<dl>${totalItem(termTotal)}</dl>` : ""}
</div>`
}
<div class="${comparison ? "closing compared" : "closing"}">
${comparison ? html`<section class="comparison"><h2 class="heading">Comparison</h2>${table(comparison, "options")}</section>` : ""}
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

/** The totals by provider, and a block for each site; nothing for a proposal of one address. */
function sitesPart(proposal: Proposal) {
  const { sites } = proposal;
  if (sites.length === 0) return "";
  const { titles, noteColumn, rowsOf } = siteTableOf(proposal);
  const rows = providerTotalsOf(proposal).map((cells) => ({ cells }));
  return html`<h2 class="heading">${providerTotalsTitle}</h2>
${table({ titles: providerTotalTitles, texts: siteTextColumns, rows }, "subtotalled")}
${sites.map(
  (
    site,
    index,
  ) => html`<section class="site-block"><h2 class="heading">${siteHeadOf(site, index)}</h2>
${site.note === "" ? "" : html`<p class="note">${site.note}</p>`}
${site.services.length === 0 ? "" : table({ titles, texts: siteTextColumns, noteColumn, rows: rowsOf(site) }, "subtotalled")}</section>`,
)}`;
}

function factItem([label, value]: Fact) {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function totalItem([label, value]: Fact) {
  return html`<div class="total"><dt>${label}</dt><dd>${value}</dd></div>`;
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
  /** Across the table. */
  readonly below?: string;
}

function table({ titles: [first, ...others], texts = 1, noteColumn = 0, rows }: Table, name = "") {
  const alignOf = (index: number) => (index + 1 < texts ? "" : "number");
  const notesAt = (index: number, notes: readonly string[]) =>
    index === noteColumn ? notes.map((note) => html`<small>${note}</small>`) : "";
  const rowOf = ({ cells: [title, ...cells], notes = [], below = "" }: TableRow) => html`<tr>
<th scope="row">${title}${notesAt(0, notes)}</th>
${cells.map((cell, index) => html`<td class="${alignOf(index)}">${cell}${notesAt(index + 1, notes)}</td>`)}
</tr>${below ? html`<tr><td colspan="${cells.length + 1}">${below}</td></tr>` : ""}`;
  return html`<table class="${name}">
<thead><tr><th scope="col">${first}</th>${others.map((head, index) => html`<th scope="col" class="${alignOf(index)}">${head}</th>`)}</tr></thead>
${rows.some(({ below }) => below) ? rows.map((row) => html`<tbody>${rowOf(row)}</tbody>`) : html`<tbody>${rows.map(rowOf)}</tbody>`}
</table>`;
}

const documentTitle = "Pricing Proposal";
/** The head of the pages after the first, with a line across the page. */
const runningHead =
  "vertical-align: bottom; margin-bottom: 0.12in; padding-bottom: 5px; border-bottom: 1px solid #d9dee2;";

/** Only parsed colours and an escaped text are inserted. */
function sheetOf(proposal: Proposal): string {
  const { agency } = proposal;
  const colour = readColour(agency.borderTop);
  return `
@page { size: letter; margin: 0.7in 0.65in 0.6in; font: 10px Helvetica, Arial, sans-serif; color: #5b6670; @top-left { ${runningHead} content: ${sheetText(runningHeadOf(documentTitle, proposal))}; } @top-right { ${runningHead} white-space: nowrap; content: ${sheetText(referenceOf(proposal))}; } @bottom-left { content: ${sheetText(footerOf(proposal))}; } @bottom-right { content: "Page " counter(page) " of " counter(pages); } }
@page :first { margin-top: 0.5in; @top-left { content: none; } @top-right { content: none; } }
* { box-sizing: border-box; }
body { margin: 0; border-top: 10px solid ${hexOf(colour)}; font: 12px/1.4 Helvetica, Arial, sans-serif; color: #212529; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.acceptance { padding-bottom: 8px; border-bottom: 10px solid ${hexOf(readColour(agency.borderBottom))}; }
header { display: flex; justify-content: space-between; align-items: center; gap: 24px; padding: 10px 0; border-bottom: 1px solid #d9dee2; }
header img { max-width: 240px; max-height: 48px; }
header div { text-align: right; }
h1 { margin: 0; font-size: 21px; }
.site { margin: 0; font-size: 26px; font-weight: 700; color: ${hexOf(colour)}; }
h2, dt { margin: 0; font-size: 11px; font-weight: 400; color: #5b6670; }
p, dl, dd { margin: 0; overflow-wrap: anywhere; }
.people { display: grid; grid-template-columns: 2fr 1fr; gap: 32px; padding: 8px 0 10px; }
.customer { font-size: 24px; line-height: 1.25; font-weight: 700; }
.long { font-size: 16px; }
.figures { display: flex; padding: 10px 16px; background: ${hexOf(colour)}; color: ${hexOf(inkOn(colour))}; }
.figures div, .subject div { flex: 1; }
.figures dt { color: inherit; }
.figures dd { font-size: 19px; font-weight: 700; font-variant-numeric: tabular-nums; }
.figures div { display: flex; flex-direction: column; justify-content: space-between; }
.figures + .note { padding-top: 6px; }
.subject { display: flex; gap: 16px; padding: 8px 0; }
.subject dd { font-weight: 700; }
table { width: 100%; table-layout: fixed; margin-bottom: 10px; border-collapse: collapse; }
thead { display: table-header-group; break-inside: avoid; break-after: avoid; }
tr { break-inside: avoid; }
.order tr:last-child { break-after: avoid; }
th, td { padding: 3px 8px; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid #d9dee2; overflow-wrap: anywhere; }
/* In line with what is around the table. */
:is(th, td):first-child { padding-left: 0; }
:is(th, td):last-child { padding-right: 0; }
thead th { border-bottom: 2px solid ${hexOf(colour)}; font-size: 10px; font-weight: 700; color: #5b6670; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
thead .number { white-space: normal; vertical-align: bottom; }
/* A difference with its percentage may take two lines. */
.options td.number:last-child { white-space: normal; }
small { display: block; font-size: 10.5px; color: #5b6670; }
.totals { display: grid; grid-template: auto 1fr / 1fr 1fr; column-gap: 32px; margin-bottom: 10px; break-inside: avoid; break-before: avoid; }
.totals dl:nth-child(2) { grid-area: 1 / 2 / span 2; }
.totals div { display: flex; justify-content: space-between; gap: 16px; padding: 2px 0; }
.totals dt { font-size: inherit; }
.totals dd { white-space: nowrap; font-variant-numeric: tabular-nums; }
.totals .total { padding: 4px 0; border-top: 1px solid #5b6670; font-size: 14px; font-weight: 700; }
/* Below the table, which ends with a line. */
.totals dl:not(:nth-child(3)) > .total:first-child { border-top: 0; }
.total dt { font-weight: 700; color: inherit; }
:is(.subtotalled, .lines, .options) thead .number { width: 12%; }
.options thead .number:nth-last-child(-n + 2) { width: 19%; }
.site-block .heading { font-size: 14px; }
.site-block th:first-child { width: 18%; }
.subtotalled tr:last-child > * { border-top: 1px solid #5b6670; }
.subtotalled tr:last-child > :is(th, .number) { font-weight: 700; }
.options tr:first-child > * { padding-bottom: 0; border-bottom: 0; }
.options thead tr:first-child > * { padding-bottom: 4px; border-bottom: 2px solid ${hexOf(colour)}; }
.options tr:nth-child(2) > * { padding-top: 1px; font-size: 10.5px; color: #5b6670; }
.closing, .site-block { break-inside: avoid; }
/* The signature is on a page with the totals that it accepts, or with the comparison. */
.closing:not(.compared) { break-before: avoid; }
.heading { margin: 4px 0; font-size: 16px; font-weight: 700; color: #212529; }
.note { font-size: 10.5px; color: #5b6670; }
.accepted { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; margin-top: 4px; }
.signatures { display: flex; gap: 32px; padding-top: 30px; }
.signatures p { flex: 1; padding-top: 4px; border-top: 1px solid #5b6670; font-size: 10.5px; color: #5b6670; }
`;
}

/** A string of a style sheet. Every other character than a letter or a digit is escaped, so that it ends nothing. */
function sheetText(text: string): string {
  const escaped = text.replace(
    /[^\p{L}\p{N} ]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
