import { type ReactNode, useId } from "react";
import { Icon } from "../ui/icon.tsx";

interface ExpandBlockProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Stays in the page while closed, because anchors may point into it. */
  readonly children: ReactNode;
}

/** A block of a page that its label shows and hides (2 §2 Generic content pages). */
export function ExpandBlock({ label, isOpen, onToggle, children }: ExpandBlockProps): ReactNode {
  const id = useId();
  return (
    <div className="disclosure">
      <button
        type="button"
        className="disclosure-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon name="down" />
        <span className="disclosure-label">{label}</span>
      </button>
      <div className="disclosure-part" id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
