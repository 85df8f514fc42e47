import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../core/plain-click.ts";

interface StepLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** An ordinary link that the element follows by itself; with a modifier key the browser does. */
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
