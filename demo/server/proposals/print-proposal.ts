import { html, raw } from "hono/html";
import type { Fact } from "../paper/draw-facts.ts";
import { moneyText } from "../paper/money-text.ts";
import { hexOf, inkOn, readColour } from "../paper/read-colour.ts";
import type { Proposal, ProposalLine } from "./proposal-body.ts";
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

/** A proposal as a printable document: no script, and only the logo is loaded. */
export async function printProposal(
  proposal: Proposal,
  { siteName, logo }: { readonly siteName: string; readonly logo: string | null },
): Promise<string> {
  const { customer, pricing, details, disclaimer } = proposal;
  const agent = agentOf(proposal);
  const termTotal = termTotalOf(proposal);
  const [name, address] = customer.name
    ? [customer.name, customer.address]
    : [customer.address, ""];
  const columns = lineColumnsOf(proposal);
  const listOf = (title: string, lines: readonly ProposalLine[]) => ({
    titles: [title, ...columns.titles],
    rows: lines.map((line) => ({
      cells: [line.title, ...columns.cellsOf(line)],
      note: lineNote(line),
    })),
  });
  const lists = [
    listOf("Services", pricing.services),
    listOf("Equipment", pricing.equipment),
  ].filter(({ rows }) => rows.length > 0);
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
<div><h1>Pricing Proposal</h1><p>${referenceOf(proposal)}</p></div>
</header>
<main>
<div class="people">
<section><h2>Prepared for</h2><p class="customer">${name}</p><p>${address}</p></section>
<section><h2>Prepared by</h2><p><strong>${agent.name}</strong></p>${[agent.phone, agent.email].filter(Boolean).map((line) => html`<p>${line}</p>`)}</section>
</div>
<dl class="figures">${headlineOf(proposal).map(factItem)}</dl>
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
${details.comparison.length > 0 ? html`<section class="comparison"><h2 class="heading">Comparison</h2>${table(comparisonOf(details.comparison))}</section>` : ""}
<section class="acceptance">
${[...details.notes, disclaimer].map((note) => html`<p class="note">${note}</p>`)}
<div class="accepted"><h2 class="heading">${acceptanceTitle}</h2><strong>${acceptedText(proposal)}</strong></div>
<p>${acceptanceText(agent)}</p>
<div class="signatures">${acceptanceLines.map((label) => html`<p>${label}</p>`)}</div>
</section>
</main>
</body>
</html>`;
  return text.toString();
}

/** The totals by provider, and a block for each site; nothing for a proposal of one address. */
function sitesPart(proposal: Proposal) {
  const { sites } = proposal;
  if (sites.length === 0) return "";
  const { titles, rowsOf } = siteTableOf(proposal);
  const rows = providerTotalsOf(proposal).map((cells) => ({ cells, note: "" }));
  return html`<h2 class="heading">${providerTotalsTitle}</h2>
${table({ titles: providerTotalTitles, texts: siteTextColumns, rows }, "subtotalled")}
${sites.map(
  (
    site,
    index,
  ) => html`<section class="site-block"><h2 class="heading">${siteHeadOf(site, index)}</h2>
${site.note === "" ? "" : html`<p class="note">${site.note}</p>`}
${site.services.length === 0 ? "" : table({ titles, texts: siteTextColumns, rows: rowsOf(site) }, "subtotalled")}</section>`,
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
  readonly rows: readonly { readonly cells: readonly string[]; readonly note: string }[];
}

function table({ titles: [first, ...others], texts = 1, rows }: Table, name = "") {
  const alignOf = (index: number) => (index + 1 < texts ? "" : "number");
  return html`<table class="${name}">
<thead><tr><th scope="col">${first}</th>${others.map((head, index) => html`<th scope="col" class="${alignOf(index)}">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ cells: [title, ...cells], note }) => html`<tr>
<th scope="row">${title}${note ? html`<small>${note}</small>` : ""}</th>
${cells.map((cell, index) => html`<td class="${alignOf(index)}">${cell}</td>`)}
</tr>`,
  )}</tbody>
</table>`;
}

/** Only parsed colours and an escaped text are inserted. */
function sheetOf(proposal: Proposal): string {
  const { agency } = proposal;
  const colour = readColour(agency.borderTop);
  return `
@page { size: letter; margin: 0.5in 0.65in 0.6in; font: 10px Helvetica, Arial, sans-serif; color: #5b6670; @bottom-left { content: ${sheetText(footerOf(proposal))}; } @bottom-right { content: "Page " counter(page) " of " counter(pages); } }
* { box-sizing: border-box; }
body { margin: 0; border-top: 10px solid ${hexOf(colour)}; font: 12px/1.45 Helvetica, Arial, sans-serif; color: #212529; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.acceptance { padding-bottom: 8px; border-bottom: 10px solid ${hexOf(readColour(agency.borderBottom))}; }
header { display: flex; justify-content: space-between; align-items: center; gap: 24px; padding: 12px 0; border-bottom: 1px solid #d9dee2; }
header img { max-width: 240px; max-height: 48px; }
header div { text-align: right; }
h1 { margin: 0; font-size: 21px; }
.site { margin: 0; font-size: 26px; font-weight: 700; color: ${hexOf(colour)}; }
h2, dt { margin: 0; font-size: 11px; font-weight: 400; color: #5b6670; }
p, dl, dd { margin: 0; overflow-wrap: anywhere; }
.people { display: grid; grid-template-columns: 2fr 1fr; gap: 32px; padding: 10px 0; }
.customer { font-size: 24px; line-height: 1.25; font-weight: 700; }
.figures { display: flex; padding: 10px 16px; background: ${hexOf(colour)}; color: ${hexOf(inkOn(colour))}; }
.figures div, .subject div { flex: 1; }
.figures dt { color: inherit; }
.figures dd { font-size: 19px; font-weight: 700; font-variant-numeric: tabular-nums; }
.figures div { display: flex; flex-direction: column; justify-content: space-between; }
.subject { display: flex; gap: 16px; padding: 8px 0; }
.subject dd { font-weight: 700; }
table { width: 100%; margin-bottom: 10px; border-collapse: collapse; }
thead { display: table-header-group; break-inside: avoid; break-after: avoid; }
tr { break-inside: avoid; }
.order tr:last-child { break-after: avoid; }
th, td { padding: 4px 8px; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid #d9dee2; overflow-wrap: anywhere; }
thead th { border-bottom: 2px solid ${hexOf(colour)}; font-size: 10px; font-weight: 700; color: #5b6670; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
small { display: block; color: #5b6670; }
.totals { display: grid; grid-template: auto 1fr / 1fr 1fr; column-gap: 32px; margin-bottom: 10px; break-inside: avoid; break-before: avoid; }
.totals dl:nth-child(2) { grid-area: 1 / 2 / span 2; }
.totals div { display: flex; justify-content: space-between; gap: 16px; padding: 2px 0; }
.totals dt { font-size: inherit; }
.totals dd { white-space: nowrap; font-variant-numeric: tabular-nums; }
.totals .total { padding: 5px 0; border-top: 1px solid #5b6670; font-size: 14px; font-weight: 700; }
.total dt { font-weight: 700; color: inherit; }
.subtotalled, .lines { table-layout: fixed; }
:is(.subtotalled, .lines) thead .number { width: 12%; }
.site-block th:first-child { width: 18%; }
.subtotalled tr:last-child > * { border-top: 1px solid #5b6670; }
.subtotalled tr:last-child > :is(th, .number) { font-weight: 700; }
.comparison, .acceptance, .site-block { break-inside: avoid; }
/* The signature is on a page with what it accepts. After a comparison, it may follow on the next page with the notes. */
.acceptance { break-before: avoid; }
.comparison + .acceptance { break-before: auto; }
.heading { margin: 0 0 6px; font-size: 16px; font-weight: 700; color: #212529; }
.note { font-size: 10.5px; color: #5b6670; }
.accepted { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; margin-top: 8px; }
.signatures { display: flex; gap: 32px; padding-top: 28px; }
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
