import { type ReactNode, type ToggleEvent, useId, useState } from "react";
import { countActive, FacetChoices } from "./facet-choices.tsx";
import { FacetCount, type FacetGroupProps } from "./facet-group.tsx";
import { Icon } from "./icon.tsx";

/**
 * A facet as a button that opens its check boxes in a popover (rulings P35). The browser closes it
 * at Escape and at presses elsewhere, and gives focus back.
 */
export function FacetPopover({ facet, isFull = false, onToggle }: FacetGroupProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const active = countActive(facet.choices);
  const handleBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === "open") setOpen(true);
  };
  // Not before it is closed: what has the focus must be there for the browser to give it back.
  const handleToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === "closed") setOpen(false);
  };
  return (
    <div className="facet-popover-box">
      <button
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
        {isOpen && <FacetChoices choices={facet.choices} isFull={isFull} onToggle={onToggle} />}
      </div>
    </div>
  );
}
