import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { countActive, FacetChoices, FacetCount, type FacetGroupProps } from "../ui/facet-group.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePhone } from "../ui/use-phone.ts";
import { useTexts } from "../ui/use-texts.ts";
import { finderTexts } from "./solutions-finder.messages.ts";

/**
 * A facet as a button that opens its check boxes in a popover. The popover is below the button and
 * as wide, so that it does not cover the results. On a phone a sheet replaces it.
 */
export function FacetPopover(props: FacetGroupProps): ReactNode {
  return usePhone() ? <FacetSheet {...props} /> : <FacetDropDown {...props} />;
}

function FacetSheet({
  facet,
  unavailable = false,
  onToggle,
  counts,
  isSought = false,
  onReach,
}: FacetGroupProps): ReactNode {
  const texts = useTexts(finderTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isSought) return;
    // The focus returns to the button when the sheet closes.
    buttonRef.current?.focus();
    setOpen(true);
    onReach?.();
  }, [isSought, onReach]);
  const close = () => setOpen(false);
  return (
    <div className="facet-popover-box">
      <button
        ref={buttonRef}
        type="button"
        className="facet-button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={(event) => {
          // Some touch browsers do not focus a button, so focus could not return to it.
          event.currentTarget.focus();
          setOpen(true);
        }}
      >
        <ButtonWords facet={facet} />
      </button>
      {isOpen && (
        <Dialog
          heading={facet.title}
          isSheet
          onClose={close}
          actions={
            <Button variant="primary" onClick={close}>
              {texts.done}
            </Button>
          }
        >
          <FacetChoices
            choices={facet.choices}
            unavailable={unavailable}
            onToggle={onToggle}
            counts={counts}
          />
        </Dialog>
      )}
    </div>
  );
}

function ButtonWords({ facet }: Pick<FacetGroupProps, "facet">): ReactNode {
  const active = countActive(facet.choices);
  return (
    <>
      <span className="facet-title">{facet.title}</span>
      {active > 0 && <FacetCount count={active} />}
      <Icon name="down" />
    </>
  );
}

/** The browser closes it on Escape and on outside clicks. */
function FacetDropDown({
  facet,
  unavailable = false,
  onToggle,
  counts,
  isSought = false,
  onReach,
}: FacetGroupProps): ReactNode {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const popoverRef = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  const handleBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === "open") setOpen(true);
    else hadFocus.current = event.currentTarget.matches(":focus-within");
  };
  // Restores focus after closing, because browsers do not do so in every root.
  const handleToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === "open") return;
    if (hadFocus.current) buttonRef.current?.focus();
    setOpen(false);
  };

  useEffect(() => {
    if (!isSought) return;
    buttonRef.current?.focus();
    const popover = popoverRef.current;
    if (popover?.matches(":popover-open") === false) popover.showPopover();
    onReach?.();
  }, [isSought, onReach]);

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
        <ButtonWords facet={facet} />
      </button>
      <div
        ref={popoverRef}
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
