import { type ReactNode, type Ref, useId, useState } from "react";
import css from "./disclosure.css?inline";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";
import { stylePiece } from "./style-piece.ts";
import { usePrinting } from "./use-printing.ts";

stylePiece(css);

export type DisclosureProps = {
  readonly label: ReactNode;
  /** An accessible name that extends the label and starts with it. */
  readonly name?: string | undefined;
  /** The content, which is rendered while the disclosure is open, and for print. */
  readonly children: ReactNode;
  /** True while the content is shown. If it is given, the caller controls the state. */
  readonly isOpen?: boolean | undefined;
  readonly startsOpen?: boolean | undefined;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  /** Makes the label a heading of this level. */
  readonly level?: HeadingLevel | undefined;
  /** Content at the end of the label's line, such as a count. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
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
    <DisclosureButton
      label={label}
      id={`${id}-button`}
      name={name}
      isOpen={isOpen}
      partId={`${id}-part`}
      trailing={trailing}
      onClick={handleClick}
    />
  );

  return (
    <div className="disclosure" ref={props.ref}>
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

export type DisclosureButtonProps = Pick<DisclosureProps, "label" | "name" | "trailing"> & {
  readonly id?: string | undefined;
  readonly isOpen: boolean;
  /** The id of the content that the button shows and hides. */
  readonly partId: string;
  readonly onClick: () => void;
};

/**
 * The button of a {@link Disclosure}, for content that stays in the document while it is closed.
 */
export function DisclosureButton({ label, name, trailing, ...button }: DisclosureButtonProps) {
  return (
    <button
      type="button"
      className="disclosure-button"
      id={button.id}
      aria-label={name}
      aria-expanded={button.isOpen}
      aria-controls={button.partId}
      onClick={button.onClick}
    >
      <Icon name="down" />
      <span className="disclosure-label">{label}</span>
      {trailing !== undefined && <span className="disclosure-trailing">{trailing}</span>}
    </button>
  );
}
