import { html, raw } from "hono/html";
import { moneyText } from "../paper/money-text.ts";
import { hexOf, inkOn, readColour } from "../paper/read-colour.ts";
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

/** A proposal as a printable document: no script, and only the logo is loaded. */
export async function printProposal(
  proposal: Proposal,
  { siteName, logo }: { readonly siteName: string; readonly logo: string | null },
): Promise<string> {
  const { customer, agent, pricing, details, disclaimer, date } = proposal;
  const termTotal = termTotalOf(proposal);
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
<div><h1>Pricing Proposal</h1><p>${date}</p></div>
</header>
<main>
<div class="people">
<section><h2>Prepared for</h2><p><strong>${customer.name}</strong></p><p>${customer.address}</p></section>
<section><h2>Prepared by</h2><p><strong>${agentNameOf(proposal)}</strong></p><p>${agent.email}</p></section>
</div>
<dl class="subject">${subjectOf(proposal).map(factItem)}</dl>
${table({ caption: "Services", head: ["Item", ...lineTitles], rows: pricing.services.map(rowOfLine) })}
${table({ caption: "Equipment", head: ["Item", ...lineTitles], rows: pricing.equipment.map(rowOfLine) })}
<div class="totals">
<dl>${monthlyParts(proposal).map(factItem)}${totalItem("Monthly total", pricing.monthly)}</dl>
<dl>${installParts(proposal).map(factItem)}${totalItem("One-time total", pricing.install)}</dl>
${termTotal ? html`<dl><div class="total"><dt>${termTotal[0]}</dt><dd>${termTotal[1]}</dd></div></dl>` : ""}
</div>
${table({ caption: "Comparison", head: ["Proposal", ...comparisonTitles], rows: details.comparison.map(rowOfCart) })}
${details.notes.length > 0 ? html`<ul>${details.notes.map((note) => html`<li>${note}</li>`)}</ul>` : ""}
</main>
<footer><p>${disclaimer}</p></footer>
</body>
</html>`;
  return text.toString();
}

function factItem([label, value]: Fact) {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function totalItem(label: string, dollars: number) {
  return html`<div class="total"><dt>${label}</dt><dd>${moneyText(dollars)}</dd></div>`;
}

interface TableRow {
  readonly title: string;
  readonly note: string;
  readonly cells: readonly string[];
}

interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
}

function rowOfLine(line: ProposalLine): TableRow {
  return { title: line.title, note: lineNote(line), cells: lineCells(line) };
}

function rowOfCart(cart: ComparedCart): TableRow {
  return { title: cart.name, note: comparisonNote(cart), cells: comparisonCells(cart) };
}

/** Nothing if there are no rows. */
function table({ caption, head: [first, ...numbers], rows }: Table) {
  if (rows.length === 0) return "";
  return html`<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">${first}</th>${numbers.map((head) => html`<th scope="col" class="number">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ title, note, cells }) => html`<tr>
<th scope="row">${title}${note ? html`<small>${note}</small>` : ""}</th>
${cells.map((cell) => html`<td class="number">${cell}</td>`)}
</tr>`,
  )}</tbody>
</table>`;
}

/** Only parsed colours are inserted, as six hexadecimal digits. */
function sheetOf({ agency }: Proposal): string {
  const colour = readColour(agency.borderTop);
  return `
@page { size: letter; margin: 0.6in; }
* { box-sizing: border-box; }
body { margin: 0; border-top: 10px solid ${hexOf(colour)}; border-bottom: 10px solid ${hexOf(readColour(agency.borderBottom))}; font: 13px/1.45 Helvetica, Arial, sans-serif; color: #212529; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
header { display: flex; justify-content: space-between; align-items: center; gap: 24px; padding: 20px 0; border-bottom: 1px solid #d1d9e0; }
header img { max-width: 240px; max-height: 60px; }
header div { text-align: right; }
h1, .site { margin: 0; font-size: 26px; font-weight: 700; }
h2, .subject dt { margin: 0; font-size: 10px; letter-spacing: 0.06em; text-transform: uppercase; color: #5b6670; }
p, dl, dd { margin: 0; }
.people { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; padding: 16px 0; }
.subject { display: flex; gap: 24px; padding: 12px; background: #f1f4f6; }
.subject div { flex: 1; }
.subject dd { font-weight: 700; }
table { width: 100%; margin-top: 18px; border-collapse: collapse; }
caption { padding-bottom: 6px; font-size: 16px; font-weight: 700; text-align: left; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 5px 8px; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid #e3e8ec; }
thead th { background: ${hexOf(colour)}; color: ${hexOf(inkOn(colour))}; font-weight: 700; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
small { display: block; color: #5b6670; }
.totals { width: 46%; margin: 18px 0 18px auto; break-inside: avoid; }
.totals div { display: flex; justify-content: space-between; padding: 3px 8px; }
.totals .total { margin-bottom: 10px; padding: 6px 8px; background: ${hexOf(colour)}; color: ${hexOf(inkOn(colour))}; font-size: 15px; font-weight: 700; }
footer { padding: 12px 0; color: #5b6670; font-size: 11px; }
`;
}
