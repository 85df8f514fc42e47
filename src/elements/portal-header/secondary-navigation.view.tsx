import { type ReactNode, useCallback, useRef, useState } from "react";
import type { SecondaryLink, SecondaryNav } from "../../core/navigation/secondary-nav.ts";
import { useNarrow } from "../ui/use-narrow.ts";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { DropDown, HeaderLink } from "./header-link.view.tsx";
import { headerTexts } from "./portal-header.messages.ts";

interface SecondaryNavigationProps {
  readonly entries: readonly SecondaryNav[];
  /** The address of the entry to which the page belongs. */
  readonly activeHref: string | null;
  readonly hrefOf: (href: string) => string;
  readonly onFollow: (href: string) => void;
}

/** Up to this width in pixels, the entries collapse into one dropdown. */
const narrowPx = 500;

/**
 * The secondary navigation with its dropdowns. It is hidden if it is empty. Slotted content replaces the entries.
 */
export function SecondaryNavigation(props: SecondaryNavigationProps): ReactNode {
  const texts = useTexts(headerTexts);
  const { entries } = props;
  const ref = useRef<HTMLElement>(null);
  const isNarrow = useNarrow(ref, narrowPx);
  const [isFilled, setFilled] = useState(false);
  /** Listens to `slotchange` itself, because React does not support this event. */
  const watchSlot = useCallback((slot: HTMLSlotElement) => {
    const handleChange = () => setFilled(slot.assignedElements({ flatten: true }).length > 0);
    handleChange();
    slot.addEventListener("slotchange", handleChange);
    return () => slot.removeEventListener("slotchange", handleChange);
  }, []);
  return (
    <nav
      ref={ref}
      className="secondary"
      aria-label={texts.secondary}
      hidden={entries.length === 0 && !isFilled}
    >
      {!isFilled &&
        (isNarrow && entries.length > 1 ? <Folded {...props} /> : <Entries {...props} />)}
      <slot name="secondary" ref={watchSlot} />
    </nav>
  );
}

function Entries({ entries, activeHref, hrefOf, onFollow }: SecondaryNavigationProps): ReactNode {
  return entries.map(({ label, href, children }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page may name two entries alike
    <div key={index} className="secondary-entry">
      {children.length === 0 ? (
        <HeaderLink
          className="secondary-link"
          href={hrefOf(href)}
          isCurrent={href === activeHref}
          onFollow={() => onFollow(href)}
        >
          {label}
        </HeaderLink>
      ) : (
        <FoldedLinks
          label={label}
          links={href === "" ? children : [{ label, href }, ...children]}
          activeHref={activeHref}
          hrefOf={hrefOf}
          onFollow={onFollow}
        />
      )}
    </div>
  ));
}

/** All entries in one dropdown, with the current entry as its label. */
function Folded({ entries, ...props }: SecondaryNavigationProps): ReactNode {
  const texts = useTexts(headerTexts);
  const current = entries.find(({ href }) => href === props.activeHref)?.label;
  const label =
    current === undefined ? (
      texts.sections
    ) : (
      <>
        <VisuallyHidden>{`${texts.section} `}</VisuallyHidden>
        <span>{current}</span>
      </>
    );
  return (
    <div className="secondary-entry">
      <FoldedLinks
        label={label}
        links={entries.flatMap((entry) =>
          entry.href === "" ? entry.children : [entry, ...entry.children],
        )}
        {...props}
      />
    </div>
  );
}

/** Links in a dropdown that closes when the user follows one. */
function FoldedLinks({ label, onFollow, ...props }: LinksProps & { readonly label: ReactNode }) {
  return (
    <DropDown className="links" label={label}>
      {(close) => (
        <Links
          {...props}
          onFollow={(href) => {
            close();
            onFollow(href);
          }}
        />
      )}
    </DropDown>
  );
}

type LinksProps = Omit<SecondaryNavigationProps, "entries"> & {
  readonly links: readonly SecondaryLink[];
};

function Links({ links, activeHref, hrefOf, onFollow }: LinksProps): ReactNode {
  return (
    <ul>
      {links.map(({ label, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page may link to an address twice
        <li key={index}>
          <HeaderLink
            href={hrefOf(href)}
            isCurrent={href === activeHref}
            onFollow={() => onFollow(href)}
          >
            {label}
          </HeaderLink>
        </li>
      ))}
    </ul>
  );
}
