import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../core/plain-click.ts";
import { Card } from "../ui/card.tsx";

export interface GroupLink {
  readonly path: string;
  readonly label: string;
}

interface DashboardGroupProps {
  readonly heading: string;
  readonly links: readonly GroupLink[];
  readonly hrefOf: (path: string) => string;
  readonly onNavigate: (href: string) => void;
  /** The search box of the group. */
  readonly children: ReactNode;
}

/** A group of the dashboard: a search box and links to screens. */
export function DashboardGroup({
  heading,
  links,
  hrefOf,
  onNavigate,
  children,
}: DashboardGroupProps): ReactNode {
  const handleClick = (event: MouseEvent, path: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(path);
  };
  return (
    <Card heading={heading}>
      {children}
      <ul className="dashboard-links">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a
              className="button secondary"
              href={hrefOf(path)}
              onClick={(event) => handleClick(event, path)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
