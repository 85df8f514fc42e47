import {
  elementSnippetOf,
  type LoadableElement,
  type LoadableFiles,
} from "../../src/cli/element-snippet.ts";
import type { DescribedElement, Fact, Method } from "../../src/cli/read-elements.ts";
import { elementManifests } from "../element-manifests.ts";
import { neededBy, usesOf } from "./element-policies.ts";
import { statesOf } from "./examples.ts";
import { type Html, html } from "./html.ts";
import { renderLine } from "./markdown.ts";
import type { Page } from "./page.ts";
import { addressFrom, pageOfElement, pageOfMarkdown } from "./site-paths.ts";

/** The content of `manifest.json` of a flavour. */
export interface Flavour extends LoadableFiles {
  readonly elements: Readonly<Record<string, SizedElement>>;
}

interface SizedElement extends LoadableElement {
  /** The number of bytes of the entry with all of its static imports. */
  readonly gzip: number;
  readonly brotli: number;
}

export interface Flavours {
  readonly full: Flavour;
  readonly lite: Flavour;
}

const exampleBase = "https://cdn.example.com/cdn";

export function elementPageOf(element: DescribedElement, { full, lite }: Flavours): Page {
  const { tagName: tag, summary } = element;
  const page = pageOfElement(tag);
  const content = html`<h1><code>${tag}</code></h1>
<p class="lead">${summary}. ${renderLine(withoutCitations(element.description))}</p>
${exampleOf(tag, page)}
<h2 id="embed">Embed</h2>
${embeddingOf(tag, full)}
<p>These lines request all files of the element and its first screen at once. The last script alone loads it, too.
<code>npm exec --no -- scout-elements snippet ${tag} --base …</code> prints them for another address, and the
<a href="${addressFrom(page, "snippet-builder.html")}">snippet builder</a> makes them with attributes and colors.</p>
<h2 id="size">Size</h2>
<p>The script of the element with all that it imports.</p>
${tableOf("Size", ["flavour", "gzip", "Brotli"], [sizeOf("cdn/", tag, full), sizeOf("cdn/lite/", tag, lite)])}
<h2 id="policy">Security policy</h2>
${policyOf(tag, page)}
${sectionOf("Attributes", ["attribute", "description", "type", "default"], element.attributes.map(valueRow))}
${sectionOf("Properties", ["property", "description", "type"], element.properties.map(typedRow))}
${sectionOf("Events", ["event", "description", "type"], element.events.map(typedRow))}
${sectionOf("Methods", ["method", "description", "returns"], element.methods.map(methodRow))}
${sectionOf("Slots", ["slot", "description"], element.slots.map(slotRow))}
${sectionOf("Parts", ["part", "description"], element.cssParts.map(namedRow))}
${sectionOf("Custom properties", ["property", "description", "default"], element.cssProperties.map(defaultRow))}`;
  return { page, title: tag, content };
}

/** The element with sample data, and links to its states, which open in the same frame. */
function exampleOf(tag: string, page: string): Html {
  const address = (state: string) =>
    addressFrom(page, `example.html?${new URLSearchParams({ element: tag, state })}`);
  const example = elementManifests.get(tag)?.example;
  const names = example ? [...statesOf(example).keys()] : [];
  const [first = ""] = names;
  const links = names.map(
    (state) => html`<li><a href="${address(state)}" target="example">${state}</a></li>\n`,
  );
  return html`<h2 id="example">Example</h2>
<p>The element with sample data, in any of its states. Nothing leaves this page.
<a href="${address(first)}">Open it alone</a>.</p>
<ul class="states" aria-label="States">
${links}</ul>
<iframe class="example" name="example" title="Example of ${tag}" src="${address(first)}" loading="lazy"></iframe>
`;
}

/** Removes citations of the specification, which are for readers of the source. */
function withoutCitations(text: string): string {
  return text.replace(/\s+\([12] §[^)]*\)/g, "");
}

function embeddingOf(tag: string, flavour: Flavour): Html {
  const element = flavour.elements[tag];
  if (element === undefined) throw new Error(`cdn/manifest.json has no ${tag}.`);
  const lines = elementSnippetOf(flavour, element, exampleBase);
  const markup = `${lines}\n<${tag} api-base="https://portal.example.com"></${tag}>`;
  return html`<pre tabindex="0"><code class="language-html">${markup}</code></pre>`;
}

function policyOf(tag: string, page: string): Html {
  const uses = usesOf(tag);
  const guide = addressFrom(page, pageOfMarkdown("docs/guides/security-policy.md"));
  const more =
    uses.length === 0
      ? "It needs nothing else."
      : "The table lists more for its optional features.";
  const rows = uses.map((use) => [
    renderLine(use.purpose),
    renderLine(neededBy(use)),
    renderLine(use.otherwise),
  ]);
  return html`<p><code>script-src</code> for the origin of the files and <code>connect-src</code> for the origin of the
backend. ${more} The <a href="${guide}">guide</a> has a whole policy to start from.</p>
${rows.length === 0 ? html`` : tableOf("Security policy", ["for", "allow", "otherwise"], rows)}`;
}

function sizeOf(folder: string, tag: string, { elements }: Flavour): readonly Html[] {
  const { gzip = 0, brotli = 0 } = elements[tag] ?? {};
  return [codeOf(folder), html`${kilobytes(gzip)}`, html`${kilobytes(brotli)}`];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const valueRow = (fact: Fact) => [
  codeOf(fact.name),
  wordsOf(fact),
  codeOf(fact.type?.text),
  codeOf(fact.default),
];
const typedRow = (fact: Fact) => [codeOf(fact.name), wordsOf(fact), codeOf(fact.type?.text)];
const defaultRow = (fact: Fact) => [codeOf(fact.name), wordsOf(fact), codeOf(fact.default)];
const namedRow = (fact: Fact) => [codeOf(fact.name), wordsOf(fact)];
const slotRow = (fact: Fact) => [
  fact.name === "" ? html`without a name` : codeOf(fact.name),
  wordsOf(fact),
];

function methodRow(method: Method): readonly Html[] {
  const parameters = (method.parameters ?? []).map(
    ({ name, type }) => `${name}: ${type?.text ?? "unknown"}`,
  );
  const signature = `${method.name}(${parameters.join(", ")})`;
  return [codeOf(signature), wordsOf(method), codeOf(method.return?.type.text)];
}

function codeOf(text: string | undefined): Html {
  return text === undefined || text === "" ? html`–` : html`<code>${text}</code>`;
}

function wordsOf({ description = "" }: Fact): Html {
  return renderLine(description);
}

function sectionOf(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly Html[])[],
): Html {
  if (rows.length === 0) return html``;
  const id = title.toLowerCase().replaceAll(" ", "-");
  return html`<h2 id="${id}">${title}</h2>
${tableOf(title, columns, rows)}`;
}

function tableOf(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly Html[])[],
): Html {
  const headers = columns.map((name) => html`<th scope="col">${name}</th>`);
  const lines = rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`,
  );
  return html`<div class="scroll" role="group" aria-label="${title}" tabindex="0"><table>
<thead><tr>${headers}</tr></thead>
<tbody>
${lines}</tbody>
</table></div>`;
}
