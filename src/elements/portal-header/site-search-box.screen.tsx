import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useSignal } from "../host/use-signal.ts";
import { Button } from "../ui/button.tsx";
import { Combobox } from "../ui/combobox.tsx";
import { messages } from "./portal-header.messages.ts";
import type { PortalHeaderModel } from "./portal-header.model.ts";

interface SiteSearchBoxProps {
  readonly model: PortalHeaderModel;
  /** Called after a search, or after the choice of a suggestion. */
  readonly onDone: () => void;
}

/** The search box of the header (1 §2; decisions D4), loaded when it is first opened. */
export function SiteSearchBox({ model, onDone }: SiteSearchBoxProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const keys = useSignal(model.keys);
  const { rows, query, isLoading } = useSignal(model.suggestions);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const submit = (text: string) => {
    if (text.trim() === "") return;
    model.submit(text);
    onDone();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(keys);
  };
  const handleChoose = (index: number) => {
    model.choose(index);
    onDone();
  };

  return (
    <search>
      <form className="search-form" ref={form} onSubmit={handleSubmit}>
        <Combobox
          label={messages.searchLabel}
          labelHidden
          placeholder={messages.searchPlaceholder}
          value={keys}
          onValueChange={model.type}
          suggestions={query === "" ? undefined : rows}
          loading={isLoading}
          onSubmit={submit}
          onChoose={handleChoose}
          clearLabel={messages.clearSearch}
          name="keys"
        />
        <Button type="submit" variant="primary">
          {messages.submit}
        </Button>
      </form>
    </search>
  );
}
