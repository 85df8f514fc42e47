import { type ComponentProps, type FormEvent, type ReactNode, useRef } from "react";
import type { DroppedUnit } from "../../core/lists/dropped-unit.ts";
import { streetNoteTexts, typedNoteOf } from "../../core/lists/street-note-messages.ts";
import { streetNoteOf } from "../../core/lists/street-notes.ts";
import css from "./address-form.css?inline";
import { addressFormTexts } from "./address-form.messages.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Combobox } from "./combobox.tsx";
import { stylePiece } from "./style-piece.ts";
import { useTexts } from "./use-texts.ts";

stylePiece(css);

type AddressFormProps = Pick<
  ComponentProps<typeof Combobox>,
  | "label"
  | "placeholder"
  | "value"
  | "suggestions"
  | "loading"
  | "onForget"
  | "clearLabel"
  | "error"
> & {
  /** A unit that the chosen suggestion lacks; null without one. */
  readonly droppedUnit: DroppedUnit | null;
  readonly className: string;
  /** The button that submits the form. */
  readonly submit: ReactNode;
  readonly resetLabel: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: (address: string) => void;
  readonly onReset: () => void;
  /** The fields that follow the address. */
  readonly children?: ReactNode;
  /** Buttons after Search and Clear. */
  readonly acts?: ReactNode;
};

/**
 * An address with suggestions, further fields, and the buttons Search and Clear. Clearing focuses the address.
 */
export function AddressForm(props: AddressFormProps): ReactNode {
  const {
    className,
    submit,
    resetLabel,
    onType,
    onSubmit,
    onReset,
    droppedUnit,
    children,
    acts,
    ...field
  } = props;
  const texts = useTexts(addressFormTexts);
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(field.value);
  };

  const handleReset = () => {
    onReset();
    form.current?.querySelector("input")?.focus();
  };

  const notes = useTexts(streetNoteTexts);
  const handleKeep = (address: string) => {
    // The button disappears.
    form.current?.querySelector("input")?.focus();
    onSubmit(address);
  };

  return (
    <search>
      <form className={className} ref={form} onSubmit={handleSubmit}>
        <Combobox
          {...field}
          description={typedNoteOf(streetNoteOf(field.value), notes)}
          onValueChange={onType}
          onSubmit={onSubmit}
          name="address"
          isVerbatim
        />
        {children}
        <div className={`${className}-buttons`}>
          {submit}
          <Button onClick={handleReset}>{resetLabel}</Button>
          {acts}
        </div>
      </form>
      {droppedUnit !== null && droppedUnit.suggestion === field.value.trim() && (
        <Alert
          kind="warning"
          action={{
            label: texts.keep(droppedUnit.unit),
            onAct: () => handleKeep(droppedUnit.address),
          }}
        >
          <p>{texts.dropped(droppedUnit.unit)}</p>
        </Alert>
      )}
    </search>
  );
}
