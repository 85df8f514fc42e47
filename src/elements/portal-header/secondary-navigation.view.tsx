import { type ReactNode, useCallback, useState } from "react";
import type { SecondaryNav } from "../../core/navigation/secondary-nav.ts";
import { DropDown } from "./drop-down.view.tsx";
import { HeaderLink } from "./header-link.view.tsx";
import { messages } from "./portal-header.messages.ts";

interface SecondaryNavigationProps {
  readonly entries: readonly SecondaryNav[];
  readonly hrefOf: (href: string) => string;
  readonly onFollow: (href: string) => void;
}

/** The secondary navigation with its dropdowns (1 §2; rulings D2); gone when there is nothing in it. */
export function SecondaryNavigation(props: SecondaryNavigationProps): ReactNode {
  const { entries, hrefOf, onFollow } = props;
  const [isFilled, setFilled] = useState(false);
  /** React knows no event of slots. */
  const watchSlot = useCallback((slot: HTMLSlotElement) => {
    const handleChange = () => setFilled(slot.assignedElements({ flatten: true }).length > 0);
    handleChange();
    slot.addEventListener("slotchange", handleChange);
    return () => slot.removeEventListener("slotchange", handleChange);
  }, []);
  return (
    <nav
      className="secondary"
      aria-label={messages.secondary}
      hidden={entries.length === 0 && !isFilled}
    >
      {entries.map(({ label, href, children }) => (
        <div key={label} className="secondary-entry">
          {children.length === 0 ? (
            <HeaderLink href={hrefOf(href)} onFollow={() => onFollow(href)}>
              {label}
            </HeaderLink>
          ) : (
            <DropDown className="links" label={label}>
              {(close) => (
                <ul>
                  {(href === "" ? children : [{ label, href }, ...children]).map((link) => (
                    <li key={link.href}>
                      <HeaderLink
                        href={hrefOf(link.href)}
                        onFollow={() => {
                          close();
                          onFollow(link.href);
                        }}
                      >
                        {link.label}
                      </HeaderLink>
                    </li>
                  ))}
                </ul>
              )}
            </DropDown>
          )}
        </div>
      ))}
      <slot name="secondary" ref={watchSlot} />
    </nav>
  );
}
