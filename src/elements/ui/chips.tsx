import { type ReactNode, useId, useRef } from "react";
import { focusNeighbour } from "./focus-neighbour.ts";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Something that was applied and can be taken back. */
export type Chip = {
  readonly key: string;
  readonly label: string;
  /** Where it comes from, read out and shown before the label. */
  readonly group?: string | undefined;
};

/** What was applied, as a list. */
export type ChipsProps = {
  readonly label: string;
  readonly chips: readonly Chip[];
  /** What a chip's button does to it: "Remove". */
  readonly removeLabel: string;
  readonly onRemove: (key: string) => void;
  /** The last chip goes, and the focus with it. */
  readonly onEmptied?: (() => void) | undefined;
};

/** Removable chips; focus goes to the neighbour of one that was removed (decisions P37). */
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
              {chip.group !== undefined && <span className="chip-group">{chip.group}: </span>}
              {chip.label}
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
