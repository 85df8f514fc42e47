import { type ReactNode, useId, useRef } from "react";
import { focusNeighbour } from "../ui/focus-neighbour.ts";
import { Icon } from "../ui/icon.tsx";
import { stylePiece } from "../ui/style-piece.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import css from "./chips.css?inline";

stylePiece(css);

/** An applied criterion that can be removed. */
export type Chip = {
  readonly key: string;
  readonly label: string;
  /** The group of the criterion, shown and read out before the label. */
  readonly group?: string | undefined;
};

/** Props of {@link Chips}. */
export type ChipsProps = {
  readonly label: string;
  readonly chips: readonly Chip[];
  /** The text of the remove buttons: "Remove". */
  readonly removeLabel: string;
  readonly onRemove: (key: string) => void;
  /** Called when the last chip is removed, so that the caller can move focus. */
  readonly onEmptied?: (() => void) | undefined;
};

/** Removable chips. After a removal focus moves to a neighbour. */
export function Chips({ label, chips, removeLabel, ...props }: ChipsProps): ReactNode {
  const labelId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  if (chips.length === 0) return null;

  const handleRemove = (key: string, index: number) => {
    const buttons = listRef.current?.querySelectorAll("button") ?? [];
    if (!focusNeighbour(buttons, index)) props.onEmptied?.();
    props.onRemove(key);
  };

  return (
    <div className="chips">
      <span className="chips-label" id={labelId}>
        {label}
      </span>
      <ul className="chip-list" aria-labelledby={labelId} ref={listRef}>
        {chips.map((chip, index) => (
          <li key={chip.key} className="chip" part="tag">
            <span className="chip-text">
              {chip.group !== undefined && <span className="chip-group">{`${chip.group}: `}</span>}
              <bdi>{chip.label}</bdi>
            </span>
            <button
              type="button"
              className="chip-remove"
              onClick={() => handleRemove(chip.key, index)}
            >
              <Icon name="close" />
              <VisuallyHidden>{`${removeLabel} ${chip.label}`}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
