import type { ReactNode } from "react";
import css from "./external-link.css?inline";
import { Icon } from "./icon.tsx";
import { stylePiece } from "./style-piece.ts";
import { uiTexts } from "./ui.messages.ts";
import { useTexts } from "./use-texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { Words } from "./words.tsx";

stylePiece(css);

export type ExternalLinkProps = {
  readonly href: string;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  /** The name of a link whose content has none. */
  readonly label?: string | undefined;
  /**
   * True leaves out the icon and the note beside the content, for preformatted text. The label then says where the link
   * opens.
   */
  readonly isQuiet?: boolean | undefined;
};

/** A link that opens a new tab and says so. `safeHref` must have checked the address. */
export function ExternalLink({ href, children, id, label, isQuiet }: ExternalLinkProps) {
  const texts = useTexts(uiTexts);
  return (
    <a
      id={id}
      className="external-link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label === undefined ? undefined : texts.inNewTab(label)}
    >
      <Words>{children}</Words>
      {!isQuiet && <Icon name="external" />}
      {!isQuiet && label === undefined && <VisuallyHidden>{texts.inNewTab("")}</VisuallyHidden>}
    </a>
  );
}
