import type { DocumentFacts } from "../../../core/html/document-facts.ts";
import type { Enhancement, Enhancements } from "./enhancement.ts";
import { removeHidden } from "./hidden-nodes.ts";
import { findRegion, isEmpty } from "./page-region.ts";
import { readEnhancements } from "./read-enhancements.ts";
import { readForms } from "./read-forms.ts";
import { readMedia } from "./read-media.ts";
import { settlePictures } from "./settle-pictures.ts";
import { tidyHeadings } from "./tidy-headings.ts";
import { wordsOf } from "./words-of.ts";

/** The shown parts of a page. */
export type PageReading = DocumentFacts & {
  /** `""` if the page has none, or if its heading stands in the middle of the region. */
  readonly title: string;
  readonly region: Element;
  /** The address that the page gives for its relative links, as written; null if it gives none. */
  readonly base: string | null;
  /** Targets of links by name. The first element with a name counts. */
  readonly ids: ReadonlyMap<string, Element>;
  readonly enhancements: Enhancements;
  readonly headingLevels: ReadonlyMap<Element, number>;
};

/** Messages for visitors of the page on its own site (decisions V3). */
const alerts = "[role=alert], .alert, .messages, [data-drupal-messages]";

/** The separator between a page's title and its site's name. */
const separator = /\s+[|–—»·:-]+\s+/;

/**
 * Reads, in steps, the sanitised tree of a page (2 §2; decisions V1, V3, V5, ZA10) and changes it: alerts, hidden parts, fields and
 * the heading that became the title go. Null if nothing is left to show.
 *
 * @param selectors - additional selectors of the content, tried first. Invalid ones are skipped.
 */
export function* readPage(
  tree: Node,
  selectors: readonly string[],
  facts: DocumentFacts,
): Generator<void, PageReading | null> {
  if (!(tree instanceof Element)) return null;
  const titles = [...tree.querySelectorAll("title")].filter((one) => one.closest("svg") === null);
  const named = wordsOf(titles[0] ?? null).split(separator)[0] ?? "";
  for (const title of titles) title.remove();
  const base = tree.querySelector("base[href]")?.getAttribute("href") ?? null;
  for (const alert of tree.querySelectorAll(alerts)) alert.remove();
  settlePictures(tree);
  yield;
  const region = findRegion(tree, selectors);
  if (isEmpty(region)) return null;
  yield;

  const ids = idsIn(region);
  const enhancements: Map<Element, Enhancement> = readEnhancements(
    region,
    (id) => ids.get(id) ?? null,
  );
  yield;
  removeHidden(region, (node) => enhancements.has(node));
  for (const [node, note] of readForms(region, (one) => enhancements.has(one))) {
    enhancements.set(node, note);
  }
  for (const [node, media] of readMedia(region)) enhancements.set(node, media);

  const heading = [...region.querySelectorAll("h1")].find((one) => wordsOf(one) !== "") ?? null;
  const isFirst = heading !== null && startsWith(region, heading);
  const title = isFirst ? wordsOf(heading) : heading === null ? named : "";
  if (isFirst) heading.remove();
  if (isEmpty(region)) return null;
  return {
    ...facts,
    title,
    region,
    base,
    ids: idsIn(region),
    enhancements,
    headingLevels: tidyHeadings(region, isFirst ? null : heading),
  };
}

function idsIn(region: Element): Map<string, Element> {
  const ids = new Map<string, Element>();
  const add = (id: string | null, node: Element) => {
    if (id !== null && id !== "" && !ids.has(id)) ids.set(id, node);
  };
  for (const node of region.querySelectorAll("[id]")) add(node.id, node);
  for (const node of region.querySelectorAll("a[name]")) add(node.getAttribute("name"), node);
  return ids;
}

/** Whether nothing is shown before a heading. */
function startsWith(region: Element, heading: Element): boolean {
  for (let node: Node = heading; node !== region; ) {
    const before: Node | null = node.previousSibling;
    if (before === null) {
      if (node.parentNode === null) return false;
      node = node.parentNode;
    } else {
      const isShown = before instanceof Element ? !isEmpty(before) : wordsOf(before) !== "";
      if (isShown) return false;
      node = before;
    }
  }
  return true;
}
