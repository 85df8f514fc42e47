import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Icon, type IconName } from "../ui/icon.tsx";
import { useElsewhere } from "../ui/use-elsewhere.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

interface DropDownProps {
  readonly label: ReactNode;
  /** Stands in place of the label, which is read out all the same. */
  readonly icon?: IconName;
  readonly className: string;
  readonly children: (close: () => void) => ReactNode;
  readonly onOpen?: () => void;
}

/**
 * A button that shows what is below it (decisions D2, D3): by a click, never by hovering. Escape closes and
 * gives the focus back; so does whatever happens elsewhere, without the focus.
 */
export function DropDown({ label, icon, className, children, onOpen }: DropDownProps): ReactNode {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from whatever in it has the focus
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
        {icon ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {!icon && <Icon name="down" />}
      </button>
      <div className="drop-down-part" id={`${id}-part`} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
