import { createElement, type MouseEvent, type ReactNode } from "react";
import { isPlainClick } from "../../core/plain-click.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { plainAttributesOf } from "../ui/html-attributes.ts";
import { pageHtml } from "../ui/page-profile.ts";
import { findById } from "../ui/read-enhancements.ts";
import { messages } from "./content-page.messages.ts";
import type { PageActs } from "./page-acts.view.tsx";

export interface PlainNode extends Pick<PageActs, "linkOf" | "pictureOf" | "onNavigate"> {
  /** The region to look up ids in. Null for a second drawing of the same nodes, which has no ids. */
  readonly region: Element | null;
  /** The prefix of every id, so that ids of pages and of the host page never collide (decisions V11). */
  readonly prefix: string;
  readonly onPart: (id: string) => void;
}

/** Landmarks of the page, which are none here, and headings, moved below the element's own. */
const drawnAs: Readonly<Record<string, string>> = {
  address: "div",
  article: "div",
  aside: "div",
  center: "div",
  details: "div",
  footer: "div",
  h1: "h2",
  header: "div",
  main: "div",
  nav: "div",
  section: "div",
  summary: "p",
};

/** A plain address or number: no subject, no body. */
const reach = /^(?:mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|tel:\+?[\d().\s-]{3,30})$/i;

/** Draws a node without enhancement (decisions V2). */
export function drawPlain(
  node: Element,
  drawChildren: () => ReactNode,
  plain: PlainNode,
): ReactNode {
  const tag = node.localName;
  const id = idOf(node, plain);
  switch (tag) {
    case "a":
      return (
        <PageLink id={id} raw={node.getAttribute("href")} plain={plain}>
          {drawChildren()}
        </PageLink>
      );
    case "img":
      return drawPicture(node, id, plain);
    case "button":
    case "title":
      return null;
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard, too
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no box for a table
        <div className="table-scroll" role="group" aria-label={captionOf(node)} tabIndex={0}>
          <table {...named(id)}>{drawChildren()}</table>
        </div>
      );
    case "br":
    case "hr":
      return createElement(tag);
    default: {
      const attributes = { ...plainAttributesOf(node, pageHtml), ...named(id) };
      return createElement(drawnAs[tag] ?? tag, attributes, drawChildren());
    }
  }
}

/**
 * A picture of the site. Other pictures are replaced by their alternative text, because fetching them would reveal the
 * reader.
 */
function drawPicture(node: Element, id: string | undefined, { pictureOf }: PlainNode): ReactNode {
  const src = pictureOf(node.getAttribute("src"));
  const alt = node.getAttribute("alt")?.trim() ?? "";
  if (src === null) return alt === "" ? null : <span id={id}>{alt}</span>;
  return <img id={id} src={src} alt={alt} referrerPolicy="no-referrer" loading="lazy" />;
}

function PageLink({
  id,
  raw,
  plain,
  children,
}: {
  readonly id: string | undefined;
  readonly raw: string | null;
  readonly plain: PlainNode;
  readonly children: ReactNode;
}): ReactNode {
  const address = raw?.trim() ?? "";
  if (reach.test(address))
    return (
      <a id={id} href={address}>
        {children}
      </a>
    );
  const link = plain.linkOf(raw);
  if (link === null) return <span id={id}>{children}</span>;
  if (link.kind === "away") return <ExternalLink href={link.href}>{children}</ExternalLink>;
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (link.kind === "part") plain.onPart(link.id);
    else plain.onNavigate(link.href);
  };
  const href = link.kind === "part" ? `#${encodeURIComponent(link.id)}` : link.href;
  return (
    <a id={id} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Only the first element with an id keeps it. */
export function idOf(node: Element, { region, prefix }: Pick<PlainNode, "region" | "prefix">) {
  if (region === null || node.id === "" || findById(region, node.id) !== node) return undefined;
  return prefix + node.id;
}

/** Link targets are focusable. */
function named(id: string | undefined): { readonly id?: string; readonly tabIndex?: number } {
  return id === undefined ? {} : { id, tabIndex: -1 };
}

function captionOf(table: Element): string {
  return table.querySelector("caption")?.textContent?.trim() || messages.table;
}
