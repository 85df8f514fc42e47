import { readFileSync } from "node:fs";
import { sheetPreloadOf } from "../../src/cli/element-snippet.ts";
import { builtFolder } from "./tested-flavour.ts";

interface BuiltElement {
  readonly snippet: string;
  readonly prerendered?: string;
}

/**
 * A page with the prerendered first screen of an element, and content below it.
 *
 * @param attributes - attributes as HTML; the page has a tag for each
 */
export function prerenderedPage(tag: string, ...attributes: readonly string[]): string {
  return pageOf(tag, attributes, true);
}

/** The same page with empty tags, whose elements draw their first screens themselves. */
export function plainPage(tag: string, ...attributes: readonly string[]): string {
  return pageOf(tag, attributes, false);
}

function pageOf(tag: string, attributes: readonly string[], isPrerendered: boolean): string {
  const { elements }: { readonly elements: Readonly<Record<string, BuiltElement>> } = JSON.parse(
    readFileSync(`${builtFolder}/manifest.json`, "utf8"),
  );
  const { snippet = "", prerendered: drawn = "" } = elements[tag] ?? {};
  const prerendered = isPrerendered ? drawn : "";
  const addressed = (lines: string) => lines.replaceAll(`"${builtFolder}/`, '"/cdn/');
  const marked = attributes.map((list) => `<${tag} ${list}>${addressed(prerendered)}</${tag}>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
${addressed(sheetPreloadOf(prerendered))}
${addressed(snippet)}</head><body>
${marked.join("\n")}
<p id="below">Below</p></body></html>`;
}
