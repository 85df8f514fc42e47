import { type FormEvent, type ReactNode, useRef } from "react";
import type { LibraryOption } from "../../core/libraries/library-option.ts";
import { Button } from "../ui/button.tsx";
import { Combobox } from "../ui/combobox.tsx";
import { messages } from "./resource-library.messages.ts";

interface ResourceSearchProps {
  readonly text: string;
  readonly suggestions: readonly LibraryOption[] | undefined;
  readonly isLoading: boolean;
  /** Something is typed or ticked. */
  readonly canClear: boolean;
  readonly onType: (text: string) => void;
  readonly onSubmit: (text: string) => void;
  readonly onClear: () => void;
}

/** The keyword box of the resource library (2 §2). */
export function ResourceSearch(props: ResourceSearchProps): ReactNode {
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
      <form className="library-search" ref={form} onSubmit={handleSubmit}>
        <Combobox
          label={messages.searchKeywords}
          labelHidden
          placeholder={messages.searchKeywords}
          value={props.text}
          onValueChange={props.onType}
          suggestions={props.suggestions}
          loading={props.isLoading}
          onSubmit={props.onSubmit}
          clearLabel={messages.clearSearch}
          name="keyword"
        />
        <div className="library-search-buttons">
          <Button type="submit" variant="primary">
            {messages.search}
          </Button>
          {props.canClear && <Button onClick={handleClear}>{messages.clear}</Button>}
        </div>
      </form>
    </search>
  );
}
