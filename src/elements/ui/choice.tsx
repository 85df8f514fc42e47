import type { ReactNode, Ref } from "react";
import { useOwnId } from "./own-id.ts";

/** What a check box and a radio button share. */
export type ChoiceProps = {
  readonly label: ReactNode;
  /** A name for screen readers that says more than the label, and begins with it. */
  readonly accessibleName?: string | undefined;
  /** Lines under the label, read out with it. Links in it work. */
  readonly description?: ReactNode;
  /** What stands at the end of the row: a price. */
  readonly trailing?: ReactNode;
  readonly checked: boolean;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  /** It can be focused and read but not changed (decisions K6). */
  readonly isDisabled?: boolean | undefined;
  /** Drawn as a row of a list: framed, as wide as its container. */
  readonly isRow?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

type Props = ChoiceProps & {
  readonly type: "checkbox" | "radio";
  readonly onToggle: (checked: boolean) => void;
};

/** A native box or button whose whole row can be pressed. */
export function Choice({
  type,
  label,
  accessibleName,
  description,
  trailing,
  isDisabled = false,
  isRow = false,
  onToggle,
  ...native
}: Props) {
  const id = useOwnId();
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <div className={["choice", isRow && "row-choice"].filter(Boolean).join(" ")}>
      <input
        {...native}
        id={id}
        type={type}
        className="choice-input"
        aria-label={accessibleName}
        aria-describedby={descriptionId}
        aria-disabled={isDisabled || undefined}
        onChange={(event) => {
          if (!isDisabled) onToggle(event.currentTarget.checked);
        }}
      />
      <div className="choice-text">
        <label className="choice-label" htmlFor={id}>
          {label}
        </label>
        {descriptionId !== undefined && (
          <div className="choice-description" id={descriptionId}>
            {description}
          </div>
        )}
      </div>
      {trailing !== undefined && <div className="choice-trailing">{trailing}</div>}
    </div>
  );
}
