import { html, raw } from "hono/html";
import { demoCredentials, demoPassword } from "../auth/demo-credentials.ts";
import { sampleFiles } from "../bulk/sample-files.ts";
import { prettyAddressOf } from "../catalogue/addresses.ts";
import { siteFiles } from "../content/site-files.ts";
import { sitePages } from "../content/site-pages.ts";
import { wizardScenarios } from "../contracts/scenarios.ts";
import { scenarios } from "../lookup/scenarios.ts";
import { pricingScenarios } from "../pricing/scenarios.ts";
import { resourceScenarios } from "../resources/resource-scenarios.ts";
import type { Building, User } from "../store/documents.ts";

export interface HelpPage {
  readonly users: readonly User[];
  /** Id of the signed-in user; null if signed out. */
  readonly currentUser: string | null;
  readonly addresses: readonly Building[];
  readonly tokenLink: string | null;
}

/** The help page: users and inputs to try in the demo. */
export async function writeHelpPage(page: HelpPage): Promise<string> {
  const text = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Help | Scout demo</title>
<link rel="stylesheet" href="/demo/help.css">
</head>
<body>
<header>
<p><a href="/">Scout demo</a></p>
<h1>Try the demo</h1>
<p>From an address to a signed proposal, as an agent works. Nothing is ordered.${page.currentUser === null ? " Sign in as Agent first, below." : ""}</p>
</header>
<main>
${firstStepsSection}
${addressesSection(page.addresses)}
${pagesSection}
${usersSection(page)}
<section aria-labelledby="failures">
<h2 id="failures">Failures and rare cases</h2>
<p>Each row shows one row of the error catalogue, or a rare case.</p>
${scenariosPart("Addresses that simulate failures", scenarios, lookupLink)}
${scenariosPart("Pricing that simulates failures", pricingScenarios, pricingLink)}
${scenariosPart("Contracts that simulate failures", listedContracts, contractLink, "Contract")}
${scenariosPart("Files for bulk uploads", listedSamples, sampleLink, "File")}
${scenariosPart("Keywords of the resource library", listedKeywords, keywordLink, "Keyword")}
${contentPart()}
</section>
</main>
</body>
</html>`;
  return text.toString();
}

const firstAddress = "1200 Main Street, Houston, TX 77002";
const chosen = { provider: "comcast", term: "36", prepared_for: "Bluebonnet Dental Group" };

function pricingHref(choices: Readonly<Record<string, string>>): string {
  return `/scout/pricing?${new URLSearchParams({ address: firstAddress, ...choices })}`;
}

/** The way of an agent, from the address to the proposal and the report. */
const firstStepsSection = html`<section aria-labelledby="first-steps">
<h2 id="first-steps">Five minutes as an agent</h2>
<ol class="steps">
<li><h3><a href="/scout?address=${encodeURIComponent(firstAddress)}">Look up an address</a></h3>
<p>See who serves ${firstAddress}: the telephone company, the cable company, fiber nearby, with speeds and distances.</p></li>
<li><h3><a href="${pricingHref({ prepared_for: chosen.prepared_for })}">Compare prices</a></h3>
<p>Every provider at the building, on one board, the cheapest lines of 100 Mbps and more first. Select a price to start a proposal with it.</p></li>
<li><h3><a href="${pricingHref({ ...chosen, package: "comcast-office-36-central" })}">Build a proposal</a></h3>
<p>The Office Bundle of Comcast for ${chosen.prepared_for}. Add phone lines and see the totals change.</p></li>
<li><h3><a href="${pricingHref({ ...chosen, package: "comcast-office-36-central" })}">Hand it over</a></h3>
<p>In the proposal, press <strong>Save as PDF</strong> or <strong>Print</strong>: a page with the customer's name, the totals and a line to sign.</p></li>
<li><h3><a href="/solutions-finder?category=voice">Recommend providers</a></h3>
<p>Answer the questions, select up to eight providers and press <strong>Create Report</strong>: a cover, a comparison, a page for each provider.</p></li>
</ol>
<p>To see one element on a page of its own, open the <a href="/demo/plain.html">plain page</a>.</p>
</section>`;

/** The host pages, and the pages of the backend. */
const pagesSection = html`<section aria-labelledby="pages">
<h2 id="pages">Pages</h2>
<ul class="columns">
<li><a href="/">The whole portal</a></li>
<li><a href="/microsite.html">A micro-site with one element</a></li>
<li><a href="/demo/cms.html">A CMS page with its own styles and three elements</a></li>
<li><a href="/demo/plain.html">A plain page: one script, one tag</a></li>
<li><a href="/demo/words.html">A page in the words of a company</a></li>
<li><a href="/demo/lookup.html">Lookup</a>, <a href="/demo/bulk.html">bulk</a>, <a href="/demo/pricing.html">pricing</a> and <a href="/demo/contracts.html">contracts</a>, each on its own page</li>
<li><a href="/demo/mailbox">Mailbox</a>: the codes and links that would be e-mailed</li>
<li><a href="/demo/stats">Page views</a> recorded by the portal</li>
</ul>
<p>The account menu of the portal links to the sibling site, which runs on another port of this machine. If you signed in by token (below), the link exchanges the token for the other site.</p>
</section>`;

/** Some users are the names of a failure: `Bulk: a slow list`. */
function simulatesFailures(name: string): boolean {
  return name.includes(": ");
}

function usersSection({ users, currentUser, tokenLink }: HelpPage) {
  const buttonOf = (user: User) =>
    html`<button name="user" value="${user.id}" aria-pressed="${String(user.id === currentUser)}">
<span>${user.name}</span> <small>${user.capabilities.join(", ") || "no capabilities"}</small>
</button>`;
  const failing = users.filter(({ name }) => simulatesFailures(name));
  return html`<section aria-labelledby="people">
<h2 id="people">Users</h2>
<p>You are <strong>${users.find(({ id }) => id === currentUser)?.name ?? "signed out"}</strong>.</p>
<form method="post" action="/demo/session" class="choices">
${users.filter(({ name }) => !simulatesFailures(name)).map(buttonOf)}
<button name="user" value="" aria-pressed="${String(currentUser === null)}"><span>Signed out</span> <small>no session</small></button>
</form>
<details${failing.some(({ id }) => id === currentUser) ? raw(" open") : ""}>
<summary>Users whose lists and reports fail <small>${failing.length}</small></summary>
<form method="post" action="/demo/session" class="choices">
${failing.map(buttonOf)}
</form>
</details>
<h3 id="sign-in">Sign in by password</h3>
<p>The <a href="/login/">login</a> accepts the name or the e-mail address of:</p>
<ul>
${demoCredentials.map(
  ({ id, needsCode }) =>
    html`<li><code>${id}</code>, ${users.find((user) => user.id === id)?.email}${needsCode ? "" : " (no code)"}</li>`,
)}
</ul>
<p>Their password is <code>${demoPassword}</code>. The code is sent to the <a href="/demo/mailbox">mailbox</a>. The <a href="/microsite.html">micro-site</a> asks for both before it shows its screen.</p>
<h3>Sign in by token</h3>
<form method="post" action="/demo/token-link" class="row">
<label for="token-user">Token for</label>
<select id="token-user" name="user">
${users.map((user) => html`<option value="${user.id}">${user.name}</option>`)}
</select>
<button>Make a link</button>
</form>
${
  tokenLink
    ? html`<p class="note" role="status"><a href="${tokenLink}">Open the micro-site with the new token</a>. The token is valid only in this browser.</p>
<p class="row"><label for="token">Token, for a page whose <code>getToken</code> returns it</label>
<input id="token" readonly value="${tokenOf(tokenLink)}"></p>`
    : ""
}
</section>`;
}

function tokenOf(link: string): string {
  return new URL(link, "http://localhost").searchParams.get("token") ?? "";
}

function addressesSection(addresses: readonly Building[]) {
  return html`<section aria-labelledby="addresses">
<h2 id="addresses">Addresses</h2>
<p>The demo knows 400 buildings, and makes up one for any other address that starts with a number and a street.</p>
<ul class="columns">
${addresses.map((building) => html`<li>${lookupLink(prettyAddressOf(building))}</li>`)}
</ul>
</section>`;
}

interface ListedScenario {
  /** The text to enter: an address, or the code of a sample file or a contract. */
  readonly address: string;
  readonly backend: string;
  readonly shown: string;
}

const listedSamples = sampleFiles.map(({ code, backend, shown }) => ({
  address: code,
  backend,
  shown,
}));

const listedKeywords = resourceScenarios.map(({ keyword, backend, shown }) => ({
  address: keyword,
  backend,
  shown,
}));

const listedContracts = wizardScenarios.map(({ code, ...texts }) => ({ address: code, ...texts }));

/** A table of scenarios, folded away. */
function scenariosPart(
  title: string,
  listed: readonly ListedScenario[],
  linkTo: typeof lookupLink,
  entered = "Address",
) {
  return html`<details>
<summary>${title} <small>${listed.length}</small></summary>
<div class="scroll" role="region" aria-label="${title}" tabindex="0">
<table>
<thead><tr><th scope="col">${entered}</th><th scope="col">Backend</th><th scope="col">Shown</th></tr></thead>
<tbody>
${listed.map(
  (scenario) => html`<tr>
<th scope="row">${linkTo(scenario.address)}</th>
<td>${scenario.backend}</td>
<td>${scenario.shown}</td>
</tr>`,
)}
</tbody>
</table>
</div>
</details>`;
}

function contentPart() {
  const paths = [...sitePages, ...siteFiles].map(({ path }) => `/${path}`);
  return html`<details>
<summary>Pages and files of the site</summary>
<p>Fetched through the proxy, sanitised and enhanced. Some do not match their extensions.</p>
<ul class="columns">
${[...paths, "/pages/missing", "/pages/files/missing.pdf"].map((path) => html`<li><a href="${path}">${path}</a></li>`)}
<li><a href="/search/site?keys=questions">Search: questions</a></li>
<li><a href="/search/site?keys=maintenance">Search: maintenance, a single result</a></li>
<li><a href="/search/site?keys=zebra">Search: zebra, no result</a></li>
<li><a href="/search/site?keys=broken">Search: broken, a failure</a></li>
</ul>
</details>`;
}

function lookupLink(address: string) {
  return html`<a href="/scout?address=${encodeURIComponent(address)}">${address}</a>`;
}

function pricingLink(address: string) {
  return html`<a href="/scout/pricing?address=${encodeURIComponent(address)}">${address}</a>`;
}

function keywordLink(keyword: string) {
  return html`<a href="/resource-library?keyword=${encodeURIComponent(keyword)}">${keyword}</a>`;
}

function contractLink(code: string) {
  const href = `/scout/contracts/comcast?contract=${encodeURIComponent(code)}`;
  return html`<a href="${href}">${code}</a>`;
}

function sampleLink(code: string) {
  const fileName = sampleFiles.find((sample) => sample.code === code)?.fileName ?? code;
  return html`<a href="/demo/samples/${code}.csv" download="${fileName}">${fileName}</a>`;
}
