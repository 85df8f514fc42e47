import { html } from "hono/html";
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
<p>Users to sign in as, and addresses, files and words that show what the screens do, failures included.</p>
</header>
<main>
${pagesSection}
${usersSection(page)}
${addressesSection(page.addresses)}
${scenariosSection("scenarios", "Addresses that simulate failures", scenarios, lookupLink)}
${scenariosSection("pricing-scenarios", "Pricing that simulates failures", pricingScenarios, pricingLink)}
${scenariosSection("wizard-scenarios", "Contracts that simulate failures", listedContracts, contractLink, "Contract")}
${scenariosSection("bulk-files", "Files for bulk uploads", listedSamples, sampleLink, "File")}
${contentSection()}
${scenariosSection("resource-scenarios", "Keywords of the resource library", listedKeywords, keywordLink, "Keyword")}
</main>
</body>
</html>`;
  return text.toString();
}

/** The host pages, and the pages of the backend. */
const pagesSection = html`<section aria-labelledby="pages">
<h2 id="pages">Pages</h2>
<ul class="columns">
<li><a href="/">The whole portal</a></li>
<li><a href="/microsite.html">A micro-site with one element</a></li>
<li><a href="/demo/cms.html">A CMS page with its own styles and three elements</a></li>
<li><a href="/demo/plain.html">A plain page: one script, one tag</a></li>
<li><a href="/demo/lookup.html">Lookup</a>, <a href="/demo/bulk.html">bulk</a>, <a href="/demo/pricing.html">pricing</a> and <a href="/demo/contracts.html">contracts</a>, each on its own page</li>
<li><a href="/demo/mailbox">Mailbox</a>: the codes and links that would be e-mailed</li>
<li><a href="/demo/stats">Page views</a> recorded by the portal</li>
</ul>
<p>The account menu of the portal links to the sibling site, which runs on another port of this machine. If you signed in by token (below), the link exchanges the token for the other site.</p>
</section>`;

function usersSection({ users, currentUser, tokenLink }: HelpPage) {
  return html`<section aria-labelledby="people">
<h2 id="people">Users</h2>
<p>You are <strong>${users.find(({ id }) => id === currentUser)?.name ?? "signed out"}</strong>.</p>
<form method="post" action="/demo/session" class="choices">
${users.map(
  (
    user,
  ) => html`<button name="user" value="${user.id}" aria-pressed="${String(user.id === currentUser)}">
<span>${user.name}</span> <small>${user.capabilities.join(", ") || "no capabilities"}</small>
</button>`,
)}
<button name="user" value="" aria-pressed="${String(currentUser === null)}"><span>Signed out</span> <small>no session</small></button>
</form>
<h3>Sign in by password</h3>
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
    ? html`<p class="note" role="status"><a href="${tokenLink}">Open the micro-site with the new token</a>. The token is valid only in this browser.</p>`
    : ""
}
</section>`;
}

function addressesSection(addresses: readonly Building[]) {
  return html`<section aria-labelledby="addresses">
<h2 id="addresses">Addresses</h2>
<p>The backend knows some hundred buildings and invents one for any other address that starts with a number and a street.</p>
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

function scenariosSection(
  id: string,
  title: string,
  listed: readonly ListedScenario[],
  linkTo: typeof lookupLink,
  entered = "Address",
) {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<p>Each shows one row of the error catalogue, or a rare case.</p>
<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0">
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
</section>`;
}

function contentSection() {
  const paths = [...sitePages, ...siteFiles].map(({ path }) => `/${path}`);
  return html`<section aria-labelledby="content">
<h2 id="content">Pages and files of the site</h2>
<p>Fetched through the proxy, sanitised and enhanced. Some do not match their extensions.</p>
<ul class="columns">
${[...paths, "/pages/missing", "/pages/files/missing.pdf"].map((path) => html`<li><a href="${path}">${path}</a></li>`)}
<li><a href="/search/site?keys=questions">Search: questions</a></li>
<li><a href="/search/site?keys=maintenance">Search: maintenance, a single result</a></li>
<li><a href="/search/site?keys=zebra">Search: zebra, no result</a></li>
<li><a href="/search/site?keys=broken">Search: broken, a failure</a></li>
</ul>
</section>`;
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
