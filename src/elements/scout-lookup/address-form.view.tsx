import { type FormEvent, type ReactNode, useRef } from "react";
import type { AddressSuggestion } from "../../core/lookup/address-suggestions.ts";
import { Button } from "../ui/button.tsx";
import { Combobox } from "../ui/combobox.tsx";
import { messages } from "./scout-lookup.messages.ts";

interface AddressFormProps {
  readonly text: string;
  readonly hint: string;
  readonly suggestions: readonly AddressSuggestion[] | undefined;
  readonly isLoading: boolean;
  readonly onType: (text: string) => void;
  readonly onSubmit: (text: string) => void;
  readonly onClear: () => void;
  readonly onForget: ((address: string) => void) | undefined;
}

/** The single-address form with suggestions. */
export function AddressForm(props: AddressFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit(props.text);
  };

  const handleClear = () => {
    props.onClear();
    form.current?.querySelector("input")?.focus();
  };

  return (
    <search>
      <form className="address-form" ref={form} onSubmit={handleSubmit}>
        <Combobox
          label={messages.addressLabel}
          placeholder={messages.addressPlaceholder}
          value={props.text}
          onValueChange={props.onType}
          suggestions={props.suggestions}
          loading={props.isLoading}
          onForget={props.onForget}
          onSubmit={props.onSubmit}
          clearLabel={messages.clearSearch}
          error={props.hint}
          name="address"
        />
        <div className="address-form-buttons">
          <Button type="submit" variant="primary">
            {messages.search}
          </Button>
          <Button onClick={handleClear}>{messages.clear}</Button>
        </div>
      </form>
    </search>
  );
}
