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

/** How a sanitised tree is drawn. */
export type HtmlDrawing = {
  readonly profile: HtmlProfile;
  /** The base of links and pictures. */
  readonly base: AnswerBase;
  /** Custom drawing of an element. Undefined falls back to the profile, null skips the element. */
  readonly drawOwn?:
    | ((node: Element, drawChildren: () => ReactNode) => ReactNode | undefined)
    | undefined;
  /** Divides the children of a node that is drawn bit by bit. */
  readonly runsOf?: ((parent: Node) => readonly Run[] | null) | undefined;
  /** Draws a run whose turn comes later. */
  readonly drawLater?: ((run: Run, draw: () => ReactNode) => ReactNode) | undefined;
};

/** A plain address: no subject, no copies, no body. */
const mail = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;

/**
 * Draws a sanitised tree from the names that the profile allows. Nothing else of the tree reaches the page, whichever
 * sanitiser produced it. Links and pictures are checked (decisions M8, I10).
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
    if (!(node instanceof Element)) return textOf(node);
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

/** A table or list that stands at the last level goes on to its cells: it has no text of its own. */
function deepestLevelIn(node: Element): number {
  return withoutText.test(node.localName) ? maxLevel + levelsToCells : maxLevel;
}

/** Sections, rows and cells. */
const levelsToCells = 3;

/** The text of markup that is too deep to be drawn (decisions W26), with the words of its blocks apart. */
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

/** These may contain only rows and items directly, not even white space. */
const withoutText = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/;

function textOf(node: Node): string | null {
  if (node.nodeType !== Node.TEXT_NODE) return null;
  const isBlank = node.nodeValue?.trim() === "";
  return isBlank && withoutText.test(node.parentElement?.localName ?? "") ? null : node.nodeValue;
}

function drawElement(node: Element, children: ReactNode, drawing: HtmlDrawing): ReactNode {
  const { tags, attributes } = drawing.profile;
  const tag = node.localName;
  // Blocks that are not drawn do not join their words.
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
  if (mail.test(address)) return <a href={address}>{children}</a>;
  const link = answerLinkOf(address, drawing.base);
  if (link === null) return children;
  if (!link.sameOrigin) return <ExternalLink href={link.href}>{children}</ExternalLink>;
  return <a href={link.href}>{children}</a>;
}
