import { type Html, html } from "./html.ts";
import { addressFrom, markdownOfPage } from "./site-paths.ts";

export interface PageLink {
  readonly page: string;
  readonly label: string;
}

export interface PageGroup {
  readonly label: string;
  readonly links: readonly PageLink[];
}

export interface Page {
  /** The path of the page's file in the site. */
  readonly page: string;
  readonly title: string;
  readonly content: Html;
  /** The path of the page's script in the site. */
  readonly script?: string;
}

/** Groups with more entries are folded, so that the list of elements stays visible. */
const maxEntries = 20;

/**
 * Returns the content security policy of a page. It allows scripts only on the few pages that have one; elements run in
 * frames with their own policy.
 */
function policyOf(script: string | undefined): string {
  const allowed = script === undefined ? "" : " script-src 'self'; connect-src 'self';";
  return `default-src 'none';${allowed} style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'`;
}

/** A whole page: the content beside the list of all pages, which is below the content on a narrow screen. */
export function pageOf({ page, title, content, script }: Page, groups: readonly PageGroup[]): Html {
  const to = (target: string) => addressFrom(page, target);
  const scripts =
    script === undefined ? [] : [html`<script type="module" src="${to(script)}"></script>\n`];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Scout Elements</title>
<link rel="stylesheet" href="${to("site.css")}">
<link rel="alternate" type="text/markdown" href="${to(markdownOfPage(page))}">
${scripts}</head>
<body>
<header class="bar">
<a class="skip" href="#content">Skip to the content</a>
<a class="brand" href="${to("index.html")}">Scout Elements</a>
<a class="to-pages" href="#pages">All pages</a>
</header>
<div class="columns">
<main id="content" tabindex="-1">
${content}
</main>
<nav id="pages" aria-label="All pages">
${groups.map((group) => groupOf(group, page))}
</nav>
</div>
</body>
</html>
`;
}

/** A long group is folded, unless the current page is in it. */
function groupOf({ label, links }: PageGroup, current: string): Html {
  const entries = html`<ul>
${links.map((link) => entryOf(link, current))}
</ul>
`;
  if (links.length <= maxEntries) return html`<p>${label}</p>\n${entries}`;
  const isCurrent = links.some(({ page }) => page === current);
  return html`<details ${isCurrent ? "open" : ""}><summary>${label}</summary>
${entries}</details>
`;
}

function entryOf({ page, label }: PageLink, current: string): Html {
  const address = addressFrom(current, page);
  return page === current
    ? html`<li><a href="${address}" aria-current="page">${label}</a></li>\n`
    : html`<li><a href="${address}">${label}</a></li>\n`;
}
