import type { ReactNode } from "react";
import { Card } from "../ui/card.tsx";

export interface GroupLink {
  readonly path: string;
  readonly label: string;
}

interface DashboardGroupProps {
  readonly heading: string;
  readonly links: readonly GroupLink[];
  readonly hrefOf: (path: string) => string;
  /** The search box of the group. */
  readonly children: ReactNode;
}

/** A group of the dashboard: a search box and links to screens. */
export function DashboardGroup({
  heading,
  links,
  hrefOf,
  children,
}: DashboardGroupProps): ReactNode {
  return (
    <Card heading={heading}>
      {children}
      <ul className="dashboard-links">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={hrefOf(path)}>{label}</a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
