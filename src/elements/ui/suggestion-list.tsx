import type { ReactNode, Ref } from "react";
import { comboboxTexts } from "./combobox.messages.ts";
import { Icon } from "./icon.tsx";
import { MarkedText } from "./marked-text.tsx";
import { useTexts } from "./use-texts.ts";

/** A suggestion shows its label and submits its value. */
export type Suggestion = { readonly value: string; readonly label: string };

type Props = {
  /** The options' ids begin with it. */
  readonly id: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly labelId: string;
  readonly isOpen: boolean;
  readonly suggestions: readonly Suggestion[];
  /** Words that are marked in the labels. */
  readonly words: string;
  readonly isVerbatim?: boolean | undefined;
  readonly onChoose: (index: number) => void;
  /**
   * Shows a button on each option that removes it. The Delete key in the text box does the same.
   */
  readonly onForget?: ((value: string) => void) | undefined;
};

/** The list of a combobox. The keys and the focus stay in its text box. */
export function SuggestionList(props: Props): ReactNode {
  const { id, ref, labelId, isOpen, suggestions, words, onChoose, onForget } = props;
  const texts = useTexts(comboboxTexts);
  return (
    <div
      id={id}
      ref={ref}
      className="combobox-list"
      role="listbox"
      aria-labelledby={labelId}
      hidden={!isOpen}
      translate={props.isVerbatim ? "no" : undefined}
      // Keep the focus in the box when the user presses the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isOpen &&
        suggestions.map(({ value, label }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the text box has the focus
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: another suggestion at its place is another option
            key={`${index} ${value}`}
            id={`${id}-${index}`}
            className={onForget === undefined ? "combobox-option" : "combobox-option removable"}
            role="option"
            dir="auto"
            onClick={() => onChoose(index)}
          >
            <MarkedText text={label} words={words} />
            {onForget !== undefined && (
              // An option must not contain a button, so this is a plain node; the Delete key is its accessible
              // equivalent.
              <span
                className="combobox-forget"
                aria-hidden="true"
                title={texts.remove}
                onClick={(event) => {
                  event.stopPropagation();
                  onForget(value);
                }}
              >
                <Icon name="close" />
              </span>
            )}
          </div>
        ))}
    </div>
  );
}
