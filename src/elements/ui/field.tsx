import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { useOwnId } from "./own-id.ts";

/** The words around a control. */
export type FieldWords = {
  readonly label: string;
  /** The label is read out but not shown. */
  readonly labelHidden?: boolean | undefined;
  /** A name for screen readers that says more than the label, and begins with it. */
  readonly accessibleName?: string | undefined;
  /** What helps to fill it in. */
  readonly hint?: ReactNode;
  /** What is wrong with the value: it stands beside the hint. */
  readonly error?: ReactNode;
  /** Marked and read out as needed; the form judges by itself. */
  readonly isRequired?: boolean | undefined;
};

/** What ties a control to the words around it. */
export type FieldControl = {
  readonly id: string;
  readonly "aria-label": string | undefined;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
};

type FieldProps = FieldWords & { readonly children: (control: FieldControl) => ReactNode };

/** A control under its label, with its hint and its error below. */
export function Field({ label, labelHidden, hint, error, isRequired, ...props }: FieldProps) {
  const id = useOwnId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : "label"}>
        {label}
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
