import { createElement, type MouseEvent, type ReactNode, useState } from "react";
import { pictureSetOf } from "../../core/content/content-picture.ts";
import { reachHrefOf } from "../../core/content/reach-href.ts";
import { isPlainClick } from "../../core/links/plain-click.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { tagOfHeading } from "../ui/heading.tsx";
import { plainAttributesOf } from "../ui/html-attributes.ts";
import { nodeIdOf, type PageDrawing, targetProps } from "./page-drawing.view.tsx";
import { enhancementMap } from "./site-page/enhancement-map.ts";
import { lastPartOf, nameOf, shortAddressOf } from "./site-page/link-name.ts";
import { drawnAs, pageHtml } from "./site-page/page-profile.ts";
import { firstAttributeOf, wordsOf } from "./site-page/words-of.ts";

/** Draws a node without enhancement. */
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
    case "svg":
    case "textarea":
    case "title":
      return null;
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

/**
 * The tag name that a node is drawn with. Null if only its content is drawn, as for a heading
 * without text.
 */
export function tagOf(node: Element, { page, headingStart }: PageDrawing): string | null {
  const level = page.headingLevels.get(node);
  if (level === 0) return pageHtml.tags.includes(node.localName) ? null : "div";
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
  // Set `dir` only on elements without inner blocks. On other elements, the browser would search all inner blocks for
  // the text direction after each change.
  const isText = textBlocks.test(drawn) && node.querySelector(blocksIn) === null;
  const isDirectionKnown = drawing.page.direction !== null || !isText;
  return {
    ...(!isDirectionKnown && { dir: "auto" }),
    ...plainAttributesOf(node, pageHtml),
    ...(level !== undefined && { className: `heading-${Math.min(level, 4)}` }),
    ...(isUnseen && { className: "visually-hidden" }),
    ...(level === 1 && { part: "heading" }),
    ...targetProps(nodeIdOf(node, drawing)),
  };
}

/** Draws the content of an element without the element. An anchor that links point to stays. */
function drawNamed(node: Element, drawChildren: () => ReactNode, drawing: PageDrawing): ReactNode {
  const id = nodeIdOf(node, drawing);
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
    <div className="table-scroll" role="group" aria-label={captionOf(node, drawing)} tabIndex={0}>
      {table}
    </div>
  );
}

function captionOf(table: Element, { texts }: PageDrawing): string {
  return wordsOf(table.querySelector("caption")) || texts.table;
}

function isPushed(input: Element): boolean {
  return /^\s*(?:submit|button|reset|image)\s*$/i.test(input.getAttribute("type") ?? "");
}

function nameOfInput(input: Element): string {
  return firstAttributeOf(input, ["aria-label", "value", "alt", "title"]);
}

interface PageLinkProps {
  readonly node: Element;
  readonly drawing: PageDrawing;
  readonly children: ReactNode;
}

/** A link of a page. It always has a name. Without a usable address it is text. */
function PageLink({ node, drawing, children }: PageLinkProps): ReactNode {
  const raw = node.getAttribute("href");
  const id = nodeIdOf(node, drawing);
  const reach = reachHrefOf(raw);
  const link = reach === null ? drawing.linkOf(raw) : null;
  const isBlank = wordsOf(node) === "" && node.querySelector("math") === null;
  const hasPicture = node.querySelector("img") !== null;
  // An anchor mark beside a heading has no text, so leave it out.
  const isMark = isBlank && !hasPicture && (link?.kind === "part" || (raw ?? "") === "");
  if (isMark || (reach === null && link === null)) {
    return (
      <span {...targetProps(id)}>
        {isMark ? null : isBlank && !hasPicture ? nameOf(node) : children}
      </span>
    );
  }
  const name = isBlank ? nameOf(node) || nameByAddress(node, reach, link, drawing) : "";
  const named = isBlank && hasPicture ? { label: name } : {};
  const content = isBlank && !hasPicture ? name : children;

  if (reach !== null || link === null) {
    return (
      <a id={id} href={reach ?? undefined} aria-label={named.label}>
        {content}
      </a>
    );
  }
  if (link.kind === "away") {
    // Draw the link without the mark of external links, which would be on a line of its own below a picture, and would
    // be copied with code.
    const isQuiet = (isBlank && hasPicture) || node.closest("pre") !== null;
    return (
      <ExternalLink
        id={id}
        href={link.href}
        label={named.label ?? (isQuiet ? wordsOf(node) : undefined)}
        isQuiet={isQuiet}
      >
        {content}
      </ExternalLink>
    );
  }
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (link.kind === "part") drawing.onPart(link.id);
    else drawing.onNavigate(link.href);
  };
  const href = link.kind === "part" ? `#${encodeURIComponent(link.id)}` : link.href;
  return (
    <a id={id} href={href} aria-label={named.label} onClick={handleClick}>
      {content}
    </a>
  );
}

function nameByAddress(
  node: Element,
  reach: string | null,
  link: ReturnType<PageDrawing["linkOf"]>,
  { texts }: PageDrawing,
): string {
  const file = lastPartOf(node.querySelector("img")?.getAttribute("src") ?? "");
  if (file !== "") return texts.picture(file);
  if (reach !== null) return reach.replace(/^[a-z]+:|\?.*/gi, "") || texts.shareByMail;
  return link === null || link.kind === "part" ? (link?.id ?? "") : shortAddressOf(link.href);
}

/** A picture whose request by the browser failed is requested once more, with the token. */
type FetchedPicture =
  | { readonly kind: "none" }
  | { readonly kind: "under way" }
  | { readonly kind: "shown"; readonly src: string }
  | { readonly kind: "failed" }
  /** A picture of one pixel without a text, which only counts visits. */
  | { readonly kind: "counter" };

interface PagePictureProps {
  /** An `img`, alone or inside a `picture`. */
  readonly image: Element;
  readonly drawing: PageDrawing;
}

/**
 * A picture of a page, loaded lazily and without a referrer. If it may not be shown or fails, its
 * alternative text is shown.
 */
function PagePicture({ image, drawing }: PagePictureProps): ReactNode {
  const [fetched, setFetched] = useState<FetchedPicture>({ kind: "none" });
  const box = image.parentElement?.localName === "picture" ? image.parentElement : null;
  const sources = [...(box?.querySelectorAll("source") ?? [])].map((source) => ({
    ...sourceOf(source, drawing),
    media: source.getAttribute("media") ?? undefined,
    type: source.getAttribute("type") ?? undefined,
  }));
  const { src, srcSet, sizes } = sourceOf(image, drawing);
  const shown = sources.filter((source) => source.srcSet !== undefined);
  const fallback = src ?? srcSet?.split(" ", 1)[0] ?? shown[0]?.srcSet?.split(" ", 1)[0];
  if (fetched.kind === "failed" || fallback === undefined)
    return <PictureWords image={image} drawing={drawing} />;
  if (fetched.kind === "counter") return <PictureMark image={image} drawing={drawing} />;
  const alt = image.getAttribute("alt")?.trim() ?? image.getAttribute("title")?.trim() ?? "";
  const handleError = async () => {
    if (fetched.kind !== "none") return setFetched({ kind: "failed" });
    setFetched({ kind: "under way" });
    const own = await drawing.fetchPicture(image.getAttribute("src"));
    setFetched(own === null ? { kind: "failed" } : { kind: "shown", src: own });
  };
  const picture = (
    <img
      id={nodeIdOf(image, drawing)}
      {...(fetched.kind === "shown" ? { src: fetched.src } : { src: fallback, srcSet, sizes })}
      {...plainAttributesOf(image, pageHtml)}
      alt={alt}
      referrerPolicy="no-referrer"
      loading="lazy"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (alt === "" && naturalWidth * naturalHeight === 1) setFetched({ kind: "counter" });
      }}
      onError={() => void handleError()}
    />
  );
  if (shown.length === 0 || fetched.kind === "shown") return picture;
  return (
    <picture>
      {shown.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sources of a fixed tree
        <source key={index} {...source} />
      ))}
      {picture}
    </picture>
  );
}

function sourceOf(node: Element, { pictureOf }: PageDrawing) {
  const set = pictureSetOf(node.getAttribute("srcset") ?? "", pictureOf);
  return {
    src: node.localName === "img" ? (pictureOf(node.getAttribute("src")) ?? undefined) : undefined,
    srcSet: set === "" ? undefined : set,
    sizes: (set !== "" && node.getAttribute("sizes")?.trim()) || undefined,
  };
}

/**
 * The alternative text of a picture, as a link to it. A picture with an empty text is decorative.
 */
function PictureWords({ image, drawing }: PagePictureProps): ReactNode {
  const raw = image.getAttribute("src");
  const alt = image.getAttribute("alt")?.trim() ?? image.getAttribute("title")?.trim();
  const file = lastPartOf(raw ?? "");
  const words = alt ?? (file === "" ? "" : drawing.texts.picture(file));
  const id = nodeIdOf(image, drawing);
  const link = image.closest("a[href], button") === null ? drawing.linkOf(raw) : null;
  if (words === "") return <PictureMark image={image} drawing={drawing} />;
  if (link === null || link.kind === "part") return <span id={id}>{words}</span>;
  return (
    <ExternalLink id={id} href={drawing.pictureOf(raw) ?? link.href}>
      {words}
    </ExternalLink>
  );
}

/** The place of a picture that is not drawn, if an anchor points to it. */
function PictureMark({ image, drawing }: PagePictureProps): ReactNode {
  const id = nodeIdOf(image, drawing);
  return id !== undefined && <span id={id} />;
}
