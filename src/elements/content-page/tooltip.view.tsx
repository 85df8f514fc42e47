import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { stylePiece } from "../ui/style-piece.ts";
import { useTopLayer } from "../ui/use-top-layer.ts";
import css from "./tooltip.css?inline";

stylePiece(css);

export type TooltipProps = {
  readonly text: string;
  /** The element that the tooltip describes. Without `isControl` it becomes focusable. */
  readonly children: ReactNode;
  /** True if the children contain a focusable link or button. */
  readonly isControl?: boolean;
};

/** Shows a text beside its anchor on hover and focus. Escape hides it (WCAG 1.4.13). */
export function Tooltip({ text, children, isControl = false }: TooltipProps): ReactNode {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useTopLayer(bubble, isOpen);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only reacts to hover and focus of its content
    <span
      className="tooltip-anchor"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={handleKeyDown}
    >
      {isControl ? (
        children
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the text must be reachable by keyboard
        <span className="tooltip-words" tabIndex={0} aria-describedby={id}>
          {children}
        </span>
      )}
      <span className="tooltip" role="tooltip" id={id} ref={bubble} hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}
