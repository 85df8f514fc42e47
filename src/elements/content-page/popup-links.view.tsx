import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { Icon } from "../ui/icon.tsx";
import { stylePiece } from "../ui/style-piece.ts";
import { useTopLayer } from "../ui/use-top-layer.ts";
import { Words } from "../ui/words.tsx";
import css from "./popup-links.css?inline";

stylePiece(css);

export type PopupLinksProps = {
  readonly label: string;
  /** Links, or a list of them. */
  readonly children: ReactNode;
};

/**
 * A button that opens a popup with links. Escape closes it and returns focus. It also closes when
 * focus leaves it.
 */
export function PopupLinks({ label, children }: PopupLinksProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useTopLayer(popup, isOpen);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the controls in it
    <div className="popup-links" onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        className="button secondary"
        part="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="button-label">
          <Words>{label}</Words>
          <Icon name="down" />
        </span>
      </button>
      {/* With `tabIndex`, a click beside a link moves the focus to the popup. Without it, the popup would lose the focus and close. */}
      <div className="popup-links-list" id={id} ref={popup} tabIndex={-1} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
