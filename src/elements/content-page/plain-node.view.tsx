import { createElement, type ReactNode } from "react";
import { tagOfHeading } from "../ui/heading.tsx";
import { plainAttributesOf } from "../ui/html-attributes.ts";
import { enhancementMap } from "../ui/site-page/enhancement-map.ts";
import { nameOf } from "../ui/site-page/link-name.ts";
import { drawnAs, pageHtml } from "../ui/site-page/page-profile.ts";
import { firstAttributeOf, wordsOf } from "../ui/site-page/words-of.ts";
import { messages } from "./content-page.messages.ts";
import { idOf, type PageDrawing, targetProps } from "./page-drawing.view.tsx";
import { PageLink } from "./page-link.view.tsx";
import { PagePicture } from "./page-picture.view.tsx";

/** Draws a node without enhancement (decisions V2, ZA10). */
export function drawPlain(
  node: Element,
  drawChildren: () => ReactNode,
  drawing: PageDrawing,
): ReactNode {
  const tag = node.localName;
  switch (tag) {
    case "a":
    case "area":
      return (
        <PageLink node={node} drawing={drawing}>
          {tag === "area" ? node.getAttribute("alt") : drawChildren()}
        </PageLink>
      );
    case "img":
      return <PagePicture image={node} drawing={drawing} />;
    case "button":
      return (
        <span className="button-words">{wordsOf(node) === "" ? nameOf(node) : drawChildren()}</span>
      );
    case "input":
      return isPushed(node) && <span className="button-words">{nameOfInput(node)}</span>;
    case "source":
    case "select":
    case "textarea":
    case "title":
      return null;
    case "svg":
      return wordsOfDrawing(node);
    case "table":
      return drawTable(node, drawChildren, drawing);
    case "br":
    case "hr":
    case "wbr":
      return createElement(tag);
    default: {
      const drawn = tagOf(node, drawing);
      if (drawn === null) return drawNamed(node, drawChildren, drawing);
      return createElement(drawn, attributesOf(node, drawn, drawing), drawChildren());
    }
  }
}

/** The element that a node is drawn as; null if only its content is. */
export function tagOf(node: Element, { page, headingStart }: PageDrawing): string | null {
  const level = page.headingLevels.get(node);
  if (level !== undefined) return tagOfHeading(level, headingStart);
  const tag = node.localName;
  if (tag === "th" && wordsOf(node) === "" && node.querySelector("img[alt]") === null) return "td";
  if (Object.hasOwn(drawnAs, tag)) return drawnAs[tag] ?? null;
  return pageHtml.tags.includes(tag) && tag !== "picture" ? tag : null;
}

const textBlocks = /^(?:blockquote|caption|dd|dt|figcaption|h[1-6]|li|p|td|th)$/;
const blocksIn = "blockquote, div, dl, ol, p, table, ul";

/** The attributes of a drawn element. */
export function attributesOf(node: Element, drawn: string, drawing: PageDrawing) {
  const level = drawing.page.headingLevels.get(node);
  const isUnseen = node.matches(enhancementMap.visuallyHidden);
  // Around other blocks the browser would look through all of them whenever one is added.
  const isText = textBlocks.test(drawn) && node.querySelector(blocksIn) === null;
  const isDirectionKnown = drawing.page.direction !== null || !isText;
  return {
    ...(!isDirectionKnown && { dir: "auto" }),
    ...plainAttributesOf(node, pageHtml),
    ...(level !== undefined && { className: `heading-${Math.min(level, 4)}` }),
    ...(isUnseen && { className: "visually-hidden" }),
    ...(level === 1 && { part: "heading" }),
    ...targetProps(idOf(node, drawing)),
  };
}

/** The content of an element that is not drawn. What links name stays a target. */
function drawNamed(node: Element, drawChildren: () => ReactNode, drawing: PageDrawing): ReactNode {
  const id = idOf(node, drawing);
  return (
    <>
      {id !== undefined && <span {...targetProps(id)} />}
      {drawChildren()}
    </>
  );
}

function drawTable(node: Element, drawChildren: () => ReactNode, drawing: PageDrawing): ReactNode {
  const table = <table {...attributesOf(node, "table", drawing)}>{drawChildren()}</table>;
  if (node.parentElement?.closest("table") !== null) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard, too
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no box for a table
    <div className="table-scroll" role="group" aria-label={captionOf(node)} tabIndex={0}>
      {table}
    </div>
  );
}

function captionOf(table: Element): string {
  return wordsOf(table.querySelector("caption")) || messages.table;
}

function isPushed(input: Element): boolean {
  return /^\s*(?:submit|button|reset)\s*$/i.test(input.getAttribute("type") ?? "");
}

function nameOfInput(input: Element): string {
  return firstAttributeOf(input, ["value", "aria-label", "title"]);
}

/** The words in a drawing; its title only where nothing else names a link. */
function wordsOfDrawing(svg: Element): string {
  const titles = [...svg.querySelectorAll("title")].map(wordsOf).join(" ");
  return wordsOf(svg).replace(titles, "").trim();
}
