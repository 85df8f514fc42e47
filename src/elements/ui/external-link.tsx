import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Props of an {@link ExternalLink}. */
export type ExternalLinkProps = { readonly href: string; readonly children: ReactNode };

/** A link that opens a new tab and says so. The address must have been checked by `safeHref`. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a className="external-link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
