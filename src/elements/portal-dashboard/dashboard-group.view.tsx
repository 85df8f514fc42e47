import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../core/plain-click.ts";
import { Card } from "../ui/card.tsx";

export interface GroupLink {
  readonly href: string;
  readonly label: string;
}

interface DashboardGroupProps {
  readonly heading: string;
  readonly links: readonly GroupLink[];
  readonly onNavigate: (href: string) => void;
  /** The search box of the group. */
  readonly children: ReactNode;
}

/** A group of the dashboard: a search box and links to screens. */
export function DashboardGroup({
  heading,
  links,
  onNavigate,
  children,
}: DashboardGroupProps): ReactNode {
  const handleClick = (event: MouseEvent, href: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <Card heading={heading}>
      {children}
      <ul className="dashboard-links">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              className="button secondary"
              href={href}
              onClick={(event) => handleClick(event, href)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
