import type { ReactNode } from "react";
import { toPlainText } from "../../core/html/plain-text.ts";
import { escapeUnknownTags } from "../../core/html/unknown-tags.ts";
import type { AnswerBase } from "../../core/links/links.ts";
import { type HtmlProfile, messageHtml } from "./html-profile.ts";
import { drawHtml } from "./html-tree.tsx";
import { useHtmlTree } from "./use-html-tree.ts";

export type SafeHtmlProps = {
  readonly html: string;
  /** The base of links and pictures. */
  readonly base: AnswerBase;
  /** The allowlist, by default that of messages. */
  readonly profile?: HtmlProfile | undefined;
  readonly className?: string | undefined;
};

/**
 * Shows sanitized untrusted HTML. Shows plain text while the sanitizer is loading, if it is unavailable, or if the text
 * is too long for it. Unknown tags are shown as text (decisions H21).
 */
export function SafeHtml({
  html,
  base,
  profile = messageHtml,
  className,
}: SafeHtmlProps): ReactNode {
  const isShort = html.length <= profile.maxChars;
  const tree = useHtmlTree(isShort ? escapeUnknownTags(html) : "", profile);
  return (
    // The key replaces all nodes when the markup changes, because a page translator may have replaced those that React
    // would update.
    <div
      key={html}
      className={className === undefined ? "rich-text" : `rich-text ${className}`}
      dir="auto"
    >
      {tree ? drawHtml(tree, { profile, base }) : toPlainText(html)}
    </div>
  );
}
