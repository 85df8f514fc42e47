import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { useOwnId } from "./own-id.ts";
import { Words } from "./words.tsx";

/** The label, hint and error of a control. */
export type FieldWords = {
  readonly label: string;
  /** True hides the label visually; screen readers still read it. */
  readonly labelHidden?: boolean | undefined;
  /** An accessible name that extends the label and starts with it. */
  readonly accessibleName?: string | undefined;
  /** Help for filling in the field. */
  readonly hint?: ReactNode;
  /** The error of the value, shown beside the hint. */
  readonly error?: ReactNode;
  /** Marks the field as required. The form does the validation. */
  readonly isRequired?: boolean | undefined;
};

/** Separates the label, hint and error of a field from the props of its control. */
export function splitWords<Props extends FieldWords>({
  label,
  labelHidden,
  accessibleName,
  hint,
  error,
  isRequired,
  ...control
}: Props): readonly [FieldWords, Omit<Props, keyof FieldWords>] {
  return [{ label, labelHidden, accessibleName, hint, error, isRequired }, control];
}

/** The attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  readonly id: string;
  readonly "aria-label": string | undefined;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
};

type FieldProps = FieldWords & { readonly children: (control: FieldControl) => ReactNode };

/** A control with a label above, and a hint and an error below. */
export function Field({ label, labelHidden, hint, error, isRequired, ...props }: FieldProps) {
  const id = useOwnId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : "label"}>
        <Words>{label}</Words>
        {isRequired && (
          <span className="field-required" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {props.children({
        id,
        "aria-label": props.accessibleName,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": isRequired || undefined,
      })}
      {errorId !== undefined && (
        <span className="field-error" id={errorId}>
          <Icon name="danger" />
          <span>{error}</span>
        </span>
      )}
      {hintId !== undefined && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}
