import type { ReactNode } from "react";
import { Card } from "../ui/card.tsx";
import { type LinkActs, ScreenLink } from "../ui/screen-link.tsx";

export interface GroupLink {
  readonly path: string;
  readonly label: string;
}

interface DashboardGroupProps extends LinkActs {
  readonly heading: string;
  readonly links: readonly GroupLink[];
  /** The search box of the group. */
  readonly children: ReactNode;
}

/** A group of the dashboard: a search box and links to screens. */
export function DashboardGroup({
  heading,
  links,
  children,
  ...acts
}: DashboardGroupProps): ReactNode {
  return (
    <Card heading={heading}>
      {children}
      <ul className="dashboard-links">
        {links.map(({ path, label }) => (
          <li key={path}>
            <ScreenLink path={path} variant="secondary" {...acts}>
              {label}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
