import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTopLayer } from "./use-top-layer.ts";

/** Words that say more about other words. */
export type TooltipProps = {
  readonly text: string;
  /** What they are about; without `isControl` it is made to take the focus itself. */
  readonly children: ReactNode;
  /** The children hold a link or a button, which takes the focus. */
  readonly isControl?: boolean;
};

/** Shows a text beside its anchor while that is pointed at or has the focus; Escape hides it (WCAG 1.4.13). */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it reacts to its content being reached, and does nothing
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the text must be within reach of a keyboard
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
