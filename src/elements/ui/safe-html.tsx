import type { ReactNode } from "react";
import { toPlainText } from "../../core/html/plain-text.ts";
import { escapeUnknownTags } from "../../core/html/unknown-tags.ts";
import type { AnswerBase } from "../../core/links/links.ts";
import { type HtmlProfile, messageHtml } from "./html-profile.ts";
import { drawHtml } from "./html-tree.tsx";
import { useHtmlTree } from "./use-html-tree.ts";

/** Props of {@link SafeHtml}. */
export type SafeHtmlProps = {
  readonly html: string;
  /** The base of links and pictures. */
  readonly base: AnswerBase;
  /** The allowlist, by default that of messages. */
  readonly profile?: HtmlProfile | undefined;
  readonly className?: string | undefined;
};

/** A longer text is no message: sanitisers may take long, and its words are shown. */
const longestChars = 100_000;

/**
 * Shows untrusted HTML, sanitised (decisions M8, I10). Without a sanitiser, and until it is loaded, the plain text is
 * shown. Unknown tags are shown as text (decisions H21).
 */
export function SafeHtml({ html, base, profile, className }: SafeHtmlProps): ReactNode {
  const isLong = html.length > longestChars;
  const markup = isLong ? "" : escapeUnknownTags(html);
  const { tree } = useHtmlTree(markup, profile ?? messageHtml);
  return (
    // Other markup has other nodes: a translator of the page may have replaced those that React would change.
    <div
      key={html}
      className={className === undefined ? "rich-text" : `rich-text ${className}`}
      dir="auto"
    >
      {tree && !isLong
        ? drawHtml(tree, { profile: profile ?? messageHtml, base })
        : toPlainText(html)}
    </div>
  );
}
