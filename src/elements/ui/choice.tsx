import type { ReactNode, Ref } from "react";
import css from "./choice.css?inline";
import { useOwnId } from "./own-id.ts";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

/** Props shared by check boxes and radio buttons. */
export type ChoiceProps = {
  readonly label: ReactNode;
  /** An accessible name that extends the label and starts with it. */
  readonly accessibleName?: string | undefined;
  /** Lines below the label that are announced with it. They may contain links. */
  readonly description?: ReactNode;
  /** The id of an element whose text is announced with the label, too. */
  readonly describedBy?: string | undefined;
  /** Content at the end of the row, such as a price. */
  readonly trailing?: ReactNode;
  /** Announces the content at the end of the row with the choice, before its description. */
  readonly isTrailingDescribed?: boolean | undefined;
  readonly checked: boolean;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  /** The choice can be focused and read but not changed (decisions K6). */
  readonly isDisabled?: boolean | undefined;
  /** Why the choice cannot be changed now. Shown on hover and focus, and announced. */
  readonly unavailable?: string | false | undefined;
  /** True draws the choice as a row of a list: framed, as wide as its container. */
  readonly isRow?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

type Props = ChoiceProps & {
  readonly type: "checkbox" | "radio";
  readonly onToggle: (checked: boolean) => void;
};

/** A native check box or radio button. Its whole row is clickable. */
export function Choice({
  type,
  label,
  accessibleName,
  description,
  describedBy,
  trailing,
  isDisabled = false,
  unavailable = false,
  isRow = false,
  isTrailingDescribed = false,
  onToggle,
  ...native
}: Props) {
  const id = useOwnId();
  const descriptionId = description ? `${id}-description` : undefined;
  const reason = unavailable === false || unavailable === "" ? undefined : unavailable;
  const reasonId = reason === undefined ? undefined : `${id}-reason`;
  const isInert = isDisabled || reason !== undefined;
  const trailingId = isTrailingDescribed ? `${id}-trailing` : undefined;
  // State classes instead of `:has()`, which would make a click in a list of hundreds restyle all of them.
  const classes = [
    "choice",
    isRow && "row-choice",
    native.checked && "chosen",
    isInert && "disabled",
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <input
        {...native}
        id={id}
        type={type}
        className="choice-input"
        aria-label={accessibleName}
        aria-describedby={
          [trailingId, descriptionId, describedBy, reasonId].filter(Boolean).join(" ") || undefined
        }
        aria-disabled={isInert || undefined}
        onChange={(event) => {
          if (!isInert) onToggle(event.currentTarget.checked);
        }}
      />
      <div className="choice-text">
        <label className="choice-label" htmlFor={id} dir="auto">
          {label}
        </label>
        {descriptionId !== undefined && (
          <div className="choice-description" id={descriptionId}>
            {description}
          </div>
        )}
      </div>
      {trailing !== undefined && (
        <div className="choice-trailing" id={trailingId}>
          {trailing}
        </div>
      )}
      {reasonId !== undefined && (
        <span className="choice-reason" role="tooltip" id={reasonId}>
          {reason}
        </span>
      )}
    </div>
  );
}
