import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../core/links/plain-click.ts";

/** How links lead to other screens. */
export interface LinkActs {
  /** The address to draw for a path of the portal. */
  readonly hrefOf: (path: string) => string;
  /** Follows a link in the page. */
  readonly onNavigate: (path: string) => void;
}

/** A link to a path of the portal, drawn as a button. */
export function ScreenLink({
  path,
  variant,
  hrefOf,
  onNavigate,
  children,
}: LinkActs & {
  readonly path: string;
  readonly variant: "primary" | "secondary" | "quiet";
  readonly children: ReactNode;
}): ReactNode {
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(path);
  };
  return (
    <a className={`button ${variant}`} href={hrefOf(path)} onClick={handleClick}>
      {children}
    </a>
  );
}
