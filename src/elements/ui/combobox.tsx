import ComboboxNav from "@github/combobox-nav";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { TextsOf } from "../../core/texts/text-group.ts";
import { Announce } from "./announce.tsx";
import css from "./combobox.css?inline";
import { comboboxTexts } from "./combobox.messages.ts";
import { Icon } from "./icon.tsx";
import { stylePiece } from "./style-piece.ts";
import { type Suggestion, SuggestionList } from "./suggestion-list.tsx";
import { useElsewhere } from "./use-elsewhere.ts";
import { useTexts } from "./use-texts.ts";
import { useTopLayer } from "./use-top-layer.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { Words } from "./words.tsx";

stylePiece(css);

export type ComboboxProps = {
  readonly label: string;
  /** True hides the label visually; screen readers still read it. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /**
   * Undefined until the first answer for the current text. While another list is loading, the previous one stays.
   */
  readonly suggestions: readonly Suggestion[] | undefined;
  /** Called when the user presses Enter or chooses a suggestion. */
  readonly onSubmit: (value: string) => void;
  /** Called when the box loses the focus. */
  readonly onBlur?: (() => void) | undefined;
  /** Called instead of `onSubmit` when the user chooses a suggestion, with its index. */
  readonly onChoose?: (index: number) => void;
  /** Makes suggestions removable with a button and the Delete key. Called with the value. */
  readonly onForget?: ((value: string) => void) | undefined;
  readonly loading?: boolean;
  /** True opens the list without a user action, until the user leaves the box or presses Escape. */
  readonly isOffering?: boolean;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly clearLabel?: string;
  /** The suggestions are names or addresses, which must not be translated. */
  readonly isVerbatim?: boolean;
  readonly name?: string;
};

const noSuggestions: readonly Suggestion[] = [];

/**
 * An editable combobox with list autocompletion (ARIA pattern). It accepts any text and works in a shadow root.
 */
export function Combobox(props: ComboboxProps) {
  const { label, value, onValueChange, onSubmit, loading = false, error, description } = props;
  const suggestions = props.suggestions ?? noSuggestions;
  const texts = useTexts(comboboxTexts);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [declined, setDeclined] = useState<string | null>(null);
  const [submitCount, setSubmitCount] = useState(0);
  // After typing, a long text is scrolled to its end. Then its beginning is what identifies it.
  useLayoutEffect(() => {
    if (submitCount > 0 && inputRef.current !== null) inputRef.current.scrollLeft = 0;
  }, [submitCount]);
  const isOffered = props.isOffering === true && declined !== value;
  const open = (isAsked || isOffered) && suggestions.length > 0;
  useTopLayer(listRef, open);
  useElsewhere(rootRef, isOffered && open, () => setDeclined(value));
  const nav = useComboboxNav({ inputRef, listRef, isOpen: open, options: suggestions });

  const choose = (index: number) => {
    const chosen = suggestions[index]?.value ?? "";
    setIsAsked(false);
    setDeclined(null);
    setSubmitCount(submitCount + 1);
    if (props.onChoose) return props.onChoose(index);
    onValueChange(chosen);
    onSubmit(chosen);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari ends a composition before the key event that ended it, so only the key code reveals it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    switch (event.key) {
      case "Enter": {
        // The list handles Enter on its active option.
        if (event.defaultPrevented || nav.hasActive()) return;
        event.preventDefault();
        nav.startAt(null);
        setIsAsked(false);
        setDeclined(null);
        setSubmitCount(submitCount + 1);
        return onSubmit(value);
      }
      case "Escape":
        if (open) event.preventDefault();
        setIsAsked(false);
        return setDeclined(value);
      case "ArrowDown":
      case "ArrowUp":
        if (open) return;
        event.preventDefault();
        nav.startAt(event.key === "ArrowDown" ? 1 : -1);
        return setIsAsked(true);
    }
  };

  /** Runs before the list handles the key and deactivates the option. */
  const handleDelete = (event: KeyboardEvent<HTMLInputElement>) => {
    const active = suggestions[nav.activeIndex()];
    if (event.key !== "Delete" || !open || active === undefined) return;
    if (props.onForget !== undefined) event.preventDefault();
    props.onForget?.(active.value);
  };

  const handleClear = () => {
    onValueChange("");
    setIsAsked(false);
    inputRef.current?.focus();
  };

  return (
    <div className={isOffered ? "field combobox offering" : "field combobox"} ref={rootRef}>
      <label
        id={`${id}-label`}
        htmlFor={`${id}-input`}
        className={props.labelHidden ? "visually-hidden" : "label"}
      >
        {label}
      </label>
      <div className="icon-field combobox-box">
        <Icon name="search" />
        <input
          id={`${id}-input`}
          ref={inputRef}
          className="input"
          part="input"
          type="text"
          dir="auto"
          autoComplete="off"
          value={value}
          onChange={(event) => {
            nav.startAt(null);
            onValueChange(event.currentTarget.value);
            setIsAsked(true);
          }}
          onClick={() => setIsAsked(true)}
          onKeyDownCapture={handleDelete}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            nav.startAt(null);
            setIsAsked(false);
            setDeclined(value);
            props.onBlur?.();
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || description ? `${id}-text` : undefined}
          aria-busy={loading || undefined}
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
            <VisuallyHidden>{props.clearLabel ?? texts.clear}</VisuallyHidden>
          </button>
        )}
        <SuggestionList
          id={`${id}-list`}
          ref={listRef}
          labelId={`${id}-label`}
          isOpen={open}
          suggestions={suggestions}
          words={value}
          isVerbatim={props.isVerbatim}
          onChoose={choose}
          onForget={props.onForget}
        />
      </div>
      {error ? (
        <span className="field-error" id={`${id}-text`}>
          <Icon name="danger" />
          <Words>{error}</Words>
        </span>
      ) : (
        description && (
          <span className="hint" id={`${id}-text`}>
            {description}
          </span>
        )
      )}
      <Announce
        message={
          (isAsked || isOffered) && !loading
            ? countOf(texts, props.suggestions, props.onForget !== undefined)
            : ""
        }
      />
    </div>
  );
}

function countOf(
  { none, recent, count }: TextsOf<typeof comboboxTexts>,
  suggestions: readonly Suggestion[] | undefined,
  isRecent: boolean,
): string {
  if (suggestions === undefined) return "";
  if (suggestions.length === 0) return none;
  return (isRecent ? recent : count)(suggestions.length);
}

/** The parts of a combobox that the library needs to handle keys and ARIA states. */
interface ComboboxNavParts {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly listRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /**
   * The options of the list. When they change, the active option is deactivated, unless its element is still in the
   * list.
   */
  readonly options: readonly unknown[];
}

/** Moves through the options of a list with the arrow keys. The focus stays in the text box. */
interface ComboboxNavigation {
  /** True if an option is active, so that Enter clicks it. */
  hasActive(): boolean;
  /** The index of the active option, or -1. */
  activeIndex(): number;
  /** Activates the first option (1) or the last one (-1) when the list opens. Null cancels this. */
  startAt(step: 1 | -1 | null): void;
}

function useComboboxNav(parts: ComboboxNavParts): ComboboxNavigation {
  const { inputRef, listRef, isOpen, options } = parts;
  const navRef = useRef<ComboboxNav | null>(null);
  const stepRef = useRef<1 | -1 | null>(null);

  useLayoutEffect(() => {
    if (inputRef.current === null || listRef.current === null) return;
    const nav = new ComboboxNav(inputRef.current, listRef.current, {
      tabInsertsSuggestions: false,
    });
    navRef.current = nav;
    return () => nav.destroy();
  }, [inputRef, listRef]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const nav = navRef.current;
    nav?.start();
    if (stepRef.current !== null) nav?.navigate(stepRef.current);
    stepRef.current = null;
    return () => nav?.stop();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may have removed the active option
  useLayoutEffect(() => {
    if (activeIn(listRef) === null) navRef.current?.clearSelection();
  }, [listRef, options]);

  return {
    hasActive: () => activeIn(listRef) !== null,
    activeIndex() {
      const active = activeIn(listRef);
      return active === null ? -1 : [...(listRef.current?.children ?? [])].indexOf(active);
    },
    startAt(step) {
      stepRef.current = step;
    },
  };
}

function activeIn(listRef: ComboboxNavParts["listRef"]): Element | null {
  return listRef.current?.querySelector('[aria-selected="true"]') ?? null;
}
