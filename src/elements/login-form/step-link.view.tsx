import type { MouseEvent, ReactNode } from "react";

interface StepLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** A link that the element follows itself; the browser handles clicks with a modifier key. */
export function StepLink({ href, className, onFollow, children }: StepLinkProps): ReactNode {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a href={href} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
