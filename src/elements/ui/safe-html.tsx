import type { ReactNode } from "react";
import { cleanText } from "../../core/html/clean-text.ts";
import { escapeUnknownTags } from "../../core/html/unknown-tags.ts";
import type { AnswerBase } from "../../core/links.ts";
import { type HtmlProfile, messageHtml } from "./html-profile.ts";
import { drawHtml } from "./html-tree.tsx";
import { useHtmlTree } from "./use-html-tree.ts";

/** Rich text from outside. */
export type SafeHtmlProps = {
  readonly html: string;
  /** What links and pictures are resolved against. */
  readonly base: AnswerBase;
  /** Follows a link that stays on the page's origin; without it the browser does. */
  readonly onNavigate?: ((href: string) => void) | undefined;
  /** What may be shown: that of messages unless another is given. */
  readonly profile?: HtmlProfile | undefined;
  readonly className?: string | undefined;
};

/**
 * Shows HTML from outside, cleaned (decisions M8, I10). Where nothing can clean it, and until
 * something can, its words are shown. Tags of no known element are text (decisions ZA5).
 */
export function SafeHtml({ html, base, onNavigate, profile, className }: SafeHtmlProps): ReactNode {
  const markup = escapeUnknownTags(html);
  const { tree } = useHtmlTree(markup, profile ?? messageHtml);
  return (
    <div className={className === undefined ? "rich-text" : `rich-text ${className}`}>
      {tree
        ? drawHtml(tree, { profile: profile ?? messageHtml, base, onNavigate })
        : cleanText(markup)}
    </div>
  );
}
