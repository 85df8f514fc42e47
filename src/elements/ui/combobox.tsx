import { useCombobox } from "downshift";
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { LiveRegion } from "./live-region.tsx";
import { MarkedText } from "./marked-text.tsx";
import { createShadowEnvironment } from "./shadow-environment.ts";
import { useElsewhere } from "./use-elsewhere.ts";
import { useTopLayer } from "./use-top-layer.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A suggestion: shows its label, submits its value. */
export type Suggestion = { readonly value: string; readonly label: string };

/** Props of a {@link Combobox}. */
export type ComboboxProps = {
  readonly label: string;
  /** Hides the label visually. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Undefined until the first answer for a text; the previous list while the next one is loading. */
  readonly suggestions: readonly Suggestion[] | undefined;
  /** Called for Enter and for the choice of a suggestion. */
  readonly onSubmit: (value: string) => void;
  /** Called when the box loses the focus. */
  readonly onBlur?: (() => void) | undefined;
  /** Called instead of `onSubmit` for the choice of a suggestion, with its index. */
  readonly onChoose?: (index: number) => void;
  readonly loading?: boolean;
  /** Opens the list without user action, until the box is left or Escape closes it. */
  readonly isOffering?: boolean;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly clearLabel?: string;
  readonly name?: string;
};

const none: Suggestion[] = [];

/** An editable combobox with list autocompletion (ARIA pattern) that accepts any text and works in a shadow root. */
export function Combobox(props: ComboboxProps) {
  const { label, value, onValueChange, onSubmit, loading = false, error, description } = props;
  const suggestions = props.suggestions ?? none;
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const environment = useMemo(() => input && createShadowEnvironment(input), [input]);

  const box = useCombobox<Suggestion>({
    id,
    items: useMemo(() => [...suggestions], [suggestions]),
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.value ?? "",
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputClick ? { ...changes, isOpen: true } : changes,
    ...(environment && { environment }),
  });
  const { highlightedIndex: active, setHighlightedIndex, closeMenu } = box;
  const [declined, setDeclined] = useState<string | null>(null);
  const isOffered = props.isOffering === true && declined !== value;
  const open = (box.isOpen || isOffered) && suggestions.length > 0;
  useTopLayer(listRef, open);
  useElsewhere(rootRef, isOffered && open, () => setDeclined(value));

  // A new list keeps the active option only if the same suggestion is at its index.
  const [listed, setListed] = useState(suggestions);
  if (listed !== suggestions) {
    setListed(suggestions);
    if (active >= 0 && listed[active]?.value !== suggestions[active]?.value)
      setHighlightedIndex(-1);
  }

  const choose = (index: number) => {
    const chosen = suggestions[index]?.value ?? "";
    if (props.onChoose) return props.onChoose(index);
    onValueChange(chosen);
    onSubmit(chosen);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const native: Event & { preventDownshiftDefault?: boolean } = event.nativeEvent;
    const leave = () => {
      native.preventDownshiftDefault = true;
    };
    // Safari ends a composition before the key event that ended it; only the key code tells.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return leave();
    switch (event.key) {
      case "Enter": {
        event.preventDefault();
        if (open && suggestions[active]) choose(active);
        else onSubmit(value);
        setDeclined(null);
        return closeMenu();
      }
      case "Escape":
        setDeclined(value);
        if (!box.isOpen && open) event.preventDefault();
        return box.isOpen ? undefined : leave();
      case "Home":
      case "End":
        setHighlightedIndex(-1);
        return leave();
      case "ArrowLeft":
      case "ArrowRight":
        return setHighlightedIndex(-1);
    }
  };

  const handleClear = () => {
    onValueChange("");
    closeMenu();
    input?.focus();
  };

  const inputProps = box.getInputProps({
    ref: setInput,
    onChange: (event) => onValueChange(event.currentTarget.value),
    onKeyDown: handleKeyDown,
    onBlur: () => {
      setDeclined(value);
      props.onBlur?.();
    },
    "aria-expanded": open,
    "aria-activedescendant": open && active >= 0 ? `${id}-item-${active}` : undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error || description ? `${id}-text` : undefined,
    "aria-busy": loading || undefined,
  });

  return (
    <div className={isOffered ? "field combobox offering" : "field combobox"} ref={rootRef}>
      <label
        id={`${id}-label`}
        htmlFor={`${id}-input`}
        className={props.labelHidden ? "visually-hidden" : "label"}
      >
        {label}
      </label>
      <div className="combobox-box">
        <Icon name="search" />
        <input
          {...inputProps}
          className="input"
          part="input"
          type="text"
          name={props.name}
          placeholder={props.placeholder}
          enterKeyHint="search"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        {loading && <span className="spinner" aria-hidden="true" />}
        {value !== "" && (
          <button type="button" className="combobox-clear" onClick={handleClear}>
            <Icon name="close" />
            <VisuallyHidden>{props.clearLabel ?? "Clear search"}</VisuallyHidden>
          </button>
        )}
        <ul {...box.getMenuProps({ ref: listRef })} className="combobox-list" hidden={!open}>
          {open &&
            suggestions.map((suggestion, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by position
                key={index}
                {...box.getItemProps({
                  item: suggestion,
                  index,
                  onClick: () => choose(index),
                })}
                className="combobox-option"
              >
                <MarkedText text={suggestion.label} words={value} />
              </li>
            ))}
        </ul>
      </div>
      {error ? (
        <span className="field-error" id={`${id}-text`}>
          <Icon name="danger" />
          {error}
        </span>
      ) : (
        description && (
          <span className="hint" id={`${id}-text`}>
            {description}
          </span>
        )
      )}
      <LiveRegion
        message={(box.isOpen || isOffered) && !loading ? countOf(props.suggestions) : ""}
      />
    </div>
  );
}

function countOf(suggestions: readonly Suggestion[] | undefined): string {
  if (suggestions === undefined) return "";
  if (suggestions.length === 0) return "No suggestions";
  return suggestions.length === 1 ? "1 suggestion" : `${suggestions.length} suggestions`;
}
