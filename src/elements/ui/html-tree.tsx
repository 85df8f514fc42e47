import { createElement, Fragment, type ReactNode } from "react";
import { isInlineElement } from "../../core/html/plain-text.ts";
import { type AnswerBase, answerImageSrc, answerLinkOf } from "../../core/links/links.ts";
import { maxLevel } from "../../core/values/tree.ts";
import { ExternalLink } from "./external-link.tsx";
import { plainAttributesOf } from "./html-attributes.ts";
import type { HtmlProfile } from "./html-profile.ts";
import type { Run } from "./later-nodes.ts";
import css from "./safe-html.css?inline";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

/** Options for drawing a sanitized tree. */
export type HtmlDrawing = {
  readonly profile: HtmlProfile;
  /** The base of links and pictures. */
  readonly base: AnswerBase;
  /** Draws an element in a special way. Undefined draws it by the profile; null omits it. */
  readonly drawOwn?:
    | ((node: Element, drawChildren: () => ReactNode) => ReactNode | undefined)
    | undefined;
  /** Divides the children of a node into runs that are drawn one after another. */
  readonly runsOf?: ((parent: Node) => readonly Run[] | null) | undefined;
  /** Draws a run that is not drawn yet. */
  readonly drawLater?: ((run: Run, draw: () => ReactNode) => ReactNode) | undefined;
};

/** A plain address, without subject, copies or body. */
const plainMailto = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;

/**
 * Draws a sanitized tree with the names that the profile allows. Nothing else of the tree reaches the page, even if the
 * sanitizer has a fault. Links and pictures are checked.
 */
export function drawHtml(parent: Node, drawing: HtmlDrawing, depth = 0): ReactNode[] {
  const runs = drawing.runsOf?.(parent) ?? null;
  if (runs === null) return drawNodes([...parent.childNodes], drawing, depth);
  return runs.map((run, index) => {
    const draw = () => drawNodes(run.nodes, drawing, depth);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of a fixed tree are identified by position
      <Fragment key={index}>
        {run.isLater && drawing.drawLater ? drawing.drawLater(run, draw) : draw()}
      </Fragment>
    );
  });
}

function drawNodes(nodes: readonly Node[], drawing: HtmlDrawing, depth: number): ReactNode[] {
  return nodes.map((node, index) => {
    if (!(node instanceof Element)) return drawnTextOf(node);
    const drawChildren = () =>
      depth < deepestLevelIn(node) ? drawHtml(node, drawing, depth + 1) : deepTextOf(node);
    const own = drawing.drawOwn?.(node, drawChildren);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a fixed tree are identified by position
      <Fragment key={index}>
        {own === undefined ? drawElement(node, drawChildren(), drawing) : own}
      </Fragment>
    );
  });
}

/** A table or list at the last level has no text of its own, so its cells are drawn, too. */
function deepestLevelIn(node: Element): number {
  return withoutText.test(node.localName) ? maxLevel + levelsToCells : maxLevel;
}

/** The number of levels between a table or list and its cells: sections, rows and cells. */
const levelsToCells = 3;

/** The text of markup that is too deep to be drawn, with spaces between its blocks. */
function deepTextOf(node: Element): string {
  const texts = node.ownerDocument.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let whole = "";
  let block: Element | null = null;
  while (texts.nextNode()) {
    const next = blockAround(texts.currentNode);
    if (block !== null && next !== block) whole += " ";
    block = next;
    whole += texts.currentNode.nodeValue ?? "";
  }
  return whole;
}

function blockAround(node: Node): Element | null {
  let one = node.parentElement;
  while (one !== null && isInlineElement(one.localName)) one = one.parentElement;
  return one;
}

/** Elements that may directly contain only rows or items, not even white space. */
const withoutText = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/;

function drawnTextOf(node: Node): string | null {
  if (node.nodeType !== Node.TEXT_NODE) return null;
  const isBlank = node.nodeValue?.trim() === "";
  return isBlank && withoutText.test(node.parentElement?.localName ?? "") ? null : node.nodeValue;
}

function drawElement(node: Element, children: ReactNode, drawing: HtmlDrawing): ReactNode {
  const { tags, attributes } = drawing.profile;
  const tag = node.localName;
  const read = (name: "href" | "src" | "alt") =>
    attributes[tag]?.includes(name) ? node.getAttribute(name) : null;
  if (tag === "img" && !tags.includes(tag)) return read("alt");
  if (!tags.includes(tag)) return isInlineElement(tag) ? children : [" ", children, " "];
  switch (tag) {
    case "a":
      return drawLink(read("href"), children, drawing);
    case "img": {
      const src = answerImageSrc(read("src"), drawing.base);
      const alt = read("alt") ?? "";
      return src === null ? alt : <img src={src} alt={alt} referrerPolicy="no-referrer" />;
    }
    case "br":
    case "hr":
      return createElement(tag);
    default:
      return createElement(tag, plainAttributesOf(node, drawing.profile), children);
  }
}

function drawLink(raw: string | null, children: ReactNode, drawing: HtmlDrawing): ReactNode {
  const address = raw?.trim() ?? "";
  if (plainMailto.test(address)) return <a href={address}>{children}</a>;
  const link = answerLinkOf(address, drawing.base);
  if (link === null) return children;
  if (!link.sameOrigin) return <ExternalLink href={link.href}>{children}</ExternalLink>;
  return <a href={link.href}>{children}</a>;
}
