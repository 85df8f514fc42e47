import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../core/plain-click.ts";

interface StepLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** A link that the element follows itself; the browser handles clicks with a modifier key. */
export function StepLink({ href, className, onFollow, children }: StepLinkProps): ReactNode {
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a href={href} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
