import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

/** A search box with its button, and a way to clear what was searched. */
export type SearchBoxProps = ComboboxProps & {
  readonly submitLabel: string;
  /** Takes back the whole search; shown only while there is something to take back. */
  readonly clear?: { readonly label: string; readonly onClear: () => void } | undefined;
};

/** A box of suggestions with a search button and Clear (2 §2; decisions D11, Z17). */
export function SearchBox({ submitLabel, clear, ...box }: SearchBoxProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  // The button goes away with what it clears and leaves the focus to the box (decisions D11).
  const handleClear = () => {
    clear?.onClear();
    ref.current?.querySelector("input")?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not known to every browser we serve
    <div ref={ref} className="search-box" role="search" aria-label={box.label}>
      <Combobox {...box} labelHidden />
      <Button onClick={() => box.onSubmit(box.value)}>{submitLabel}</Button>
      {clear !== undefined && (
        <Button variant="quiet" onClick={handleClear}>
          {clear.label}
        </Button>
      )}
    </div>
  );
}
