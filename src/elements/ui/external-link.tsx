import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A link out of this page. */
export type ExternalLinkProps = { readonly href: string; readonly children: ReactNode };

/** A link that opens a new tab and says so. The address must have passed the link gate. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a className="external-link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
