import { type ComponentProps, type FormEvent, type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { Combobox } from "./combobox.tsx";

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
  readonly className: string;
  readonly submitLabel: string;
  readonly resetLabel: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: (address: string) => void;
  readonly onReset: () => void;
  /** True if another action is the primary one of the screen. */
  readonly isSecondary?: boolean;
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
    submitLabel,
    resetLabel,
    onType,
    onSubmit,
    onReset,
    isSecondary = false,
    children,
    acts,
    ...field
  } = props;
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(field.value);
  };

  const handleReset = () => {
    onReset();
    form.current?.querySelector("input")?.focus();
  };

  return (
    <search>
      <form className={className} ref={form} onSubmit={handleSubmit}>
        <Combobox {...field} onValueChange={onType} onSubmit={onSubmit} name="address" isVerbatim />
        {children}
        <div className={`${className}-buttons`}>
          <Button type="submit" variant={isSecondary ? "secondary" : "primary"}>
            {submitLabel}
          </Button>
          <Button onClick={handleReset}>{resetLabel}</Button>
          {acts}
        </div>
      </form>
    </search>
  );
}
