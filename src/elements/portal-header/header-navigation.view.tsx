import type { ReactNode } from "react";
import type { NavigationItem } from "../../core/navigation/navigation-items.ts";
import { useTexts } from "../ui/use-texts.ts";
import { HeaderLink } from "./header-link.view.tsx";
import { headerTexts } from "./portal-header.messages.ts";

interface HeaderNavigationProps {
  readonly id: string;
  readonly items: readonly NavigationItem[];
  readonly activePath: string | null;
  /** True if the collapsed list of a narrow header is open. */
  readonly isOpen: boolean;
  readonly hrefOf: (path: string) => string;
  readonly onFollow: (path: string) => void;
}

/** The navigation bar with the items for the user's capabilities. */
export function HeaderNavigation(props: HeaderNavigationProps): ReactNode {
  const texts = useTexts(headerTexts);
  const { items, activePath, isOpen, hrefOf, onFollow } = props;
  return (
    <nav id={props.id} className="bar" aria-label={texts.navigation} data-open={isOpen}>
      <ul>
        {items.map(({ path, label }) => (
          <li key={path}>
            <HeaderLink
              className="bar-link"
              href={hrefOf(path)}
              isCurrent={path === activePath}
              onFollow={() => onFollow(path)}
            >
              {label}
            </HeaderLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
