import { type FormEvent, type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import css from "./search-box.css?inline";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

export type SearchBoxProps = Omit<ComboboxProps, "labelHidden" | "placeholder"> & {
  readonly submitLabel: string;
  /** For a narrow column: all in one line, and the button has only an icon. */
  readonly isCompact?: boolean | undefined;
  /** Clears the search. The button is shown only if this is set. */
  readonly clear?: { readonly label: string; readonly onClear: () => void } | undefined;
};

/** A combobox with a search button and Clear. */
export function SearchBox({
  submitLabel,
  isCompact = false,
  clear,
  ...box
}: SearchBoxProps): ReactNode {
  const ref = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    box.onSubmit(box.value);
  };
  // The button disappears with the search, so the box takes the focus.
  const handleClear = () => {
    clear?.onClear();
    ref.current?.querySelector("input")?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser knows `search`
    <form
      ref={ref}
      className={isCompact ? "search-box compact" : "search-box"}
      role="search"
      aria-label={box.label}
      onSubmit={handleSubmit}
    >
      <Combobox {...box} labelHidden placeholder={box.label} />
      {isCompact ? (
        <Button type="submit" icon="search" label={submitLabel}>
          {null}
        </Button>
      ) : (
        <Button type="submit">{submitLabel}</Button>
      )}
      {clear !== undefined && (
        <Button variant="quiet" onClick={handleClear}>
          {clear.label}
        </Button>
      )}
    </form>
  );
}
