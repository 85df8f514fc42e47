import type { LivePart } from "./live-part.ts";

/** A row of a table: the text of each cell by the heading of its column. */
export type ShownRow = Readonly<Record<string, string>>;

/** A link as it is shown. */
export interface ShownLink {
  readonly name: string;
  readonly href: string;
}

/** The text that a screen reader reads. */
export async function textOf(part: LivePart): Promise<string> {
  const [[text = ""] = []] = await part.evaluate(readTexts, "element");
  return text;
}

/** The text of each of several parts. */
export async function textsOf(parts: LivePart): Promise<readonly string[]> {
  return Promise.all((await parts.all()).map(textOf));
}

export async function linksOf(links: LivePart): Promise<readonly ShownLink[]> {
  const all = await links.all();
  return Promise.all(
    all.map(async (link) => ({
      name: await textOf(link),
      href: await link.evaluate((one) => one.getAttribute("href") ?? "", ""),
    })),
  );
}

/** The rows of a table that are drawn. Of a long table these are the rows near the visible part. */
export async function rowsOf(table: LivePart): Promise<readonly ShownRow[]> {
  const [names = [], ...rows] = await table.evaluate(readTexts, "table");
  // A row of another length continues the one above it.
  return rows
    .filter((cells) => cells.length === names.length)
    .map((cells) => Object.fromEntries(cells.map((text, column) => [names[column], text])));
}

/**
 * Returns the texts of the cells of each row of a table, with the headings of the columns first; otherwise the text of the
 * element. Runs in the page of the element, so it contains all that it needs. Blocks are separated by a space, and what is
 * hidden from screen readers is left out, and so is the note on links of other sites.
 */
export function readTexts(element: HTMLElement, kind: string): string[][] {
  const isElement = (node: Node): node is Element => node.nodeType === 1;
  const textIn = (node: Node): string => {
    if (!isElement(node)) return node.nodeType === 3 ? (node.nodeValue ?? "") : "";
    const display = node.ownerDocument.defaultView?.getComputedStyle(node).display;
    if (display === "none" || node.getAttribute("aria-hidden") === "true") return "";
    const text = [...(node.shadowRoot ?? node).childNodes].map(textIn).join("");
    return display === "inline" ? text : ` ${text} `;
  };
  const spoken = (node: Node) =>
    textIn(node).replace(/\s+/g, " ").replaceAll(" (opens in a new tab)", "").trim();
  if (kind !== "table") return [[spoken(element)]];
  const cells = '[role="columnheader"], [role="rowheader"], [role="cell"]';
  return [...element.querySelectorAll('[role="row"]')].map((row) =>
    [...row.querySelectorAll(cells)].map(spoken),
  );
}
