import { type FormEvent, type ReactNode, useRef } from "react";
import type { AddressSuggestion } from "../../core/lookup/address-suggestions.ts";
import { Button } from "../ui/button.tsx";
import { Combobox } from "../ui/combobox.tsx";
import { TextField } from "../ui/text-field.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface PricingFormProps {
  readonly address: string;
  readonly preparedFor: string;
  readonly hint: string;
  readonly suggestions: readonly AddressSuggestion[] | undefined;
  readonly isLoading: boolean;
  readonly onAddress: (text: string) => void;
  readonly onPreparedFor: (text: string) => void;
  readonly onSubmit: (address: string) => void;
  readonly onClear: () => void;
  readonly onForget: ((address: string) => void) | undefined;
}

/** Address, customer, and the button that starts the search (1 §2). */
export function PricingForm(props: PricingFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit(props.address);
  };

  const handleClear = () => {
    props.onClear();
    form.current?.querySelector("input")?.focus();
  };

  return (
    <search>
      <form className="pricing-form" ref={form} onSubmit={handleSubmit}>
        <Combobox
          label={messages.addressLabel}
          placeholder={messages.addressPlaceholder}
          value={props.address}
          onValueChange={props.onAddress}
          suggestions={props.suggestions}
          loading={props.isLoading}
          onForget={props.onForget}
          onSubmit={props.onSubmit}
          clearLabel={messages.clearSearch}
          error={props.hint}
          name="address"
        />
        <TextField
          label={messages.preparedFor}
          placeholder={messages.preparedForPlaceholder}
          value={props.preparedFor}
          onChange={props.onPreparedFor}
          name="prepared_for"
          autoComplete="off"
        />
        <div className="pricing-form-buttons">
          <Button type="submit" variant="primary">
            {messages.generate}
          </Button>
          <Button onClick={handleClear}>{messages.clear}</Button>
        </div>
      </form>
    </search>
  );
}
