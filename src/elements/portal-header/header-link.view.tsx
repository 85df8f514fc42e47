import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { isPlainClick } from "../../core/links/plain-click.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { useElsewhere } from "../ui/use-elsewhere.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { Words } from "../ui/words.tsx";

interface HeaderLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly onFollow: () => void;
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly label?: string;
}

/**
 * A link that the host page may handle. Clicks that open a new tab or window are left to the browser.
 */
export function HeaderLink({ href, children, onFollow, ...props }: HeaderLinkProps): ReactNode {
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a
      href={href}
      className={props.className}
      aria-label={props.label}
      aria-current={props.isCurrent ? "page" : undefined}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}

interface DropDownProps {
  readonly label: ReactNode;
  /** Replaces the label visually. Screen readers still read the label. */
  readonly icon?: IconName;
  /** Text beside the icon, if the header has space for it. */
  readonly beside?: string;
  readonly className: string;
  readonly children: (close: () => void) => ReactNode;
  readonly onOpen?: () => void;
}

/**
 * A button that shows the content below it on click, never on hover. Escape closes it and restores the focus. A press
 * or focus outside closes it and does not move the focus.
 */
export function DropDown({
  label,
  icon,
  beside = "",
  className,
  children,
  onOpen,
}: DropDownProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  useElsewhere(box, isOpen, close);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen || event.defaultPrevented) return;
    event.preventDefault();
    close();
    button.current?.focus();
  };
  const handleClick = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to Escape from the controls in it
    <div className={`drop-down ${className}`} ref={box} onKeyDown={handleKeyDown}>
      <button
        type="button"
        ref={button}
        className="header-button"
        aria-expanded={isOpen}
        aria-controls={`${id}-part`}
        onClick={handleClick}
      >
        {icon && <Icon name={icon} />}
        {icon ? <VisuallyHidden>{label}</VisuallyHidden> : <Words>{label}</Words>}
        {beside !== "" && <span className="header-beside">{` ${beside}`}</span>}
        {!icon && <Icon name="down" />}
      </button>
      <div className="drop-down-part" id={`${id}-part`} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
