import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../core/plain-click.ts";

interface HeaderLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly onFollow: () => void;
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly label?: string;
}

/** A link that the host page may handle. Clicks for new tabs and windows are left to the browser. */
export function HeaderLink({ href, children, onFollow, ...props }: HeaderLinkProps): ReactNode {
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a
      href={href}
      className={props.className}
      aria-label={props.label}
      aria-current={props.isCurrent ? "page" : undefined}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
