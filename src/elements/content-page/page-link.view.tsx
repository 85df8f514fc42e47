import type { MouseEvent, ReactNode } from "react";
import { reachHrefOf } from "../../core/content/reach-href.ts";
import { isPlainClick } from "../../core/plain-click.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { fileNameOf, nameOf, shortAddressOf } from "../ui/site-page/link-name.ts";
import { wordsOf } from "../ui/site-page/words-of.ts";
import { messages } from "./content-page.messages.ts";
import { idOf, type PageDrawing, targetProps } from "./page-drawing.view.tsx";

interface PageLinkProps {
  readonly node: Element;
  readonly drawing: PageDrawing;
  readonly children: ReactNode;
}

/** A link of a page (decisions V2, V11, ZA10). It always has a name; without a usable address it is text. */
export function PageLink({ node, drawing, children }: PageLinkProps): ReactNode {
  const raw = node.getAttribute("href");
  const id = idOf(node, drawing);
  const reach = reachHrefOf(raw);
  const link = reach === null ? drawing.linkOf(raw) : null;
  const isBlank = wordsOf(node) === "" && node.querySelector("math") === null;
  const hasPicture = node.querySelector("img") !== null;
  // A mark beside a heading that links to it says nothing.
  const isMark = isBlank && !hasPicture && (link?.kind === "part" || (raw ?? "") === "");
  if (isMark || (reach === null && link === null)) {
    return (
      <span {...targetProps(id)}>
        {isMark ? null : isBlank && !hasPicture ? nameOf(node) : children}
      </span>
    );
  }
  const name = isBlank ? nameOf(node) || nameByAddress(node, reach, link) : "";
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
    const isQuiet = node.closest("pre") !== null;
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
): string {
  const file = fileNameOf(node.querySelector("img")?.getAttribute("src") ?? "");
  if (file !== "") return messages.picture(file);
  if (reach !== null) return reach.replace(/^[a-z]+:|\?.*$/gi, "");
  return link === null || link.kind === "part" ? (link?.id ?? "") : shortAddressOf(link.href);
}
