import { createElement, Fragment, type MouseEvent, type ReactNode } from "react";
import { type AnswerBase, answerImageSrc, answerLinkOf } from "../../core/links.ts";
import { isPlainClick } from "../../core/plain-click.ts";
import { ExternalLink } from "./external-link.tsx";
import { plainAttributesOf } from "./html-attributes.ts";
import type { HtmlProfile } from "./html-profile.ts";

/** How a cleaned tree is drawn. */
export type HtmlDrawing = {
  readonly profile: HtmlProfile;
  /** What links and pictures are resolved against. */
  readonly base: AnswerBase;
  /** Follows a link that stays on the page's origin; without it the browser does. */
  readonly onNavigate?: ((href: string) => void) | undefined;
  /** Draws an element in a way of its own; undefined leaves it to the profile, null leaves it out. */
  readonly drawOwn?:
    | ((node: Element, drawChildren: () => ReactNode) => ReactNode | undefined)
    | undefined;
};

/** Deeper markup is drawn as its words. */
const maximumDepth = 60;

/** An address alone: no subject, no copies, no body. */
const mail = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;

/**
 * Draws a cleaned tree anew, from the names that the profile allows: nothing else of the tree gets
 * into the page, whoever cleaned it. Links and pictures pass the link gate (decisions M8, I10).
 */
export function drawHtml(parent: Node, drawing: HtmlDrawing, depth = 0): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (!(node instanceof Element)) return textOf(node);
    const drawChildren = () =>
      depth < maximumDepth ? drawHtml(node, drawing, depth + 1) : node.textContent;
    const own = drawing.drawOwn?.(node, drawChildren);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a node of a fixed tree is its place in it
      <Fragment key={index}>
        {own === undefined ? drawElement(node, drawChildren(), drawing) : own}
      </Fragment>
    );
  });
}

/** Nothing but rows and items may stand right in these: no space either. */
const withoutText = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/;

function textOf(node: Node): string | null {
  if (node.nodeType !== Node.TEXT_NODE) return null;
  const isBlank = node.nodeValue?.trim() === "";
  return isBlank && withoutText.test(node.parentElement?.localName ?? "") ? null : node.nodeValue;
}

function drawElement(node: Element, children: ReactNode, drawing: HtmlDrawing): ReactNode {
  const { tags, attributes } = drawing.profile;
  const tag = node.localName;
  if (!tags.includes(tag)) return children;
  const read = (name: "href" | "src" | "alt") =>
    attributes[tag]?.includes(name) ? node.getAttribute(name) : null;
  switch (tag) {
    case "a":
      return drawLink(read("href"), children, drawing);
    case "img": {
      const src = answerImageSrc(read("src"), drawing.base);
      return src && <img src={src} alt={read("alt") ?? ""} referrerPolicy="no-referrer" />;
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
  const handleClick = (event: MouseEvent) => {
    if (!drawing.onNavigate || !isPlainClick(event)) return;
    event.preventDefault();
    drawing.onNavigate(link.href);
  };
  return (
    <a href={link.href} onClick={handleClick}>
      {children}
    </a>
  );
}
