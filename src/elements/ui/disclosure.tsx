import { type ReactNode, useId, useState } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";

/** A part that is opened and closed. */
export type DisclosureProps = {
  readonly label: ReactNode;
  /** Drawn only while it is open. */
  readonly children: ReactNode;
  /** With it the caller holds the state; without it the part does. */
  readonly isOpen?: boolean | undefined;
  readonly startsOpen?: boolean | undefined;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  /** The label is a heading of the page's outline. */
  readonly level?: HeadingLevel | undefined;
  /** What stands at the end of the label's line: a count. */
  readonly trailing?: ReactNode;
};

/** A button that shows and hides the part below it. */
export function Disclosure({ label, children, level, trailing, ...props }: DisclosureProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(props.startsOpen ?? false);
  const isOpen = props.isOpen ?? ownOpen;

  const handleClick = () => {
    setOwnOpen(!isOpen);
    props.onToggle?.(!isOpen);
  };

  const button = (
    <button
      type="button"
      className="disclosure-button"
      id={`${id}-button`}
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make its fields a form's group */}
      <div
        className="disclosure-part"
        id={`${id}-part`}
        role="group"
        aria-labelledby={`${id}-button`}
        hidden={!isOpen}
      >
        {isOpen && children}
      </div>
    </div>
  );
}
