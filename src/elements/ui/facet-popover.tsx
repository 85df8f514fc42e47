import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import { countActive, FacetChoices, FacetCount, type FacetGroupProps } from "./facet-group.tsx";
import { Icon } from "./icon.tsx";

/**
 * A facet as a button that opens its check boxes in a popover below it, as wide as the button, so that what stands beside
 * the buttons stays in sight (decisions P35). The browser closes it on Escape and on
 * outside clicks.
 */
export function FacetPopover({
  facet,
  unavailable = false,
  onToggle,
  counts,
}: FacetGroupProps): ReactNode {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const active = countActive(facet.choices);
  const hadFocus = useRef(false);

  const handleBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === "open") setOpen(true);
    else hadFocus.current = event.currentTarget.matches(":focus-within");
  };
  // Restores the focus after closing, because browsers do not do so in every root.
  const handleToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === "open") return;
    if (hadFocus.current) buttonRef.current?.focus();
    setOpen(false);
  };

  return (
    <div className="facet-popover-box">
      <button
        ref={buttonRef}
        type="button"
        className="facet-button"
        id={`${id}-button`}
        popoverTarget={`${id}-popover`}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
      >
        <span className="facet-title">{facet.title}</span>
        {active > 0 && <FacetCount count={active} />}
        <Icon name="down" />
      </button>
      <div
        className="facet-popover"
        id={`${id}-popover`}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-button`}
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
      >
        {isOpen && (
          <FacetChoices
            choices={facet.choices}
            unavailable={unavailable}
            onToggle={onToggle}
            counts={counts}
          />
        )}
      </div>
    </div>
  );
}
