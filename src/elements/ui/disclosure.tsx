import { type ReactNode, useId, useState } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";
import { usePrinting } from "./use-printing.ts";

/** Props of a {@link Disclosure}. */
export type DisclosureProps = {
  readonly label: ReactNode;
  /** The accessible name, if it says more than the label, with which it begins. */
  readonly name?: string | undefined;
  /** Rendered while it is open, and on paper. */
  readonly children: ReactNode;
  /** Makes the state controlled. */
  readonly isOpen?: boolean | undefined;
  readonly startsOpen?: boolean | undefined;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  /** Makes the label a heading of this level. */
  readonly level?: HeadingLevel | undefined;
  /** Content at the end of the label's line, such as a count. */
  readonly trailing?: ReactNode;
};

/** A button that shows and hides the content below it. */
export function Disclosure({ label, name, children, level, trailing, ...props }: DisclosureProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(props.startsOpen ?? false);
  const isOpen = props.isOpen ?? ownOpen;
  const isPrinting = usePrinting();

  const handleClick = () => {
    setOwnOpen(!isOpen);
    props.onToggle?.(!isOpen);
  };

  const button = (
    <button
      type="button"
      className="disclosure-button"
      id={`${id}-button`}
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={`${id}-part`}
      onClick={handleClick}
    >
      <Icon name="down" />
      <span className="disclosure-label">{label}</span>
      {trailing !== undefined && <span className="disclosure-trailing">{trailing}</span>}
    </button>
  );

  return (
    <div className="disclosure">
      {level === undefined ? (
        button
      ) : (
        <Heading level={level} className="disclosure-heading">
          {button}
        </Heading>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: it does not group form fields */}
      <div
        className="disclosure-part"
        id={`${id}-part`}
        role="group"
        aria-labelledby={`${id}-button`}
        hidden={!isOpen}
      >
        {(isOpen || isPrinting) && children}
      </div>
    </div>
  );
}
