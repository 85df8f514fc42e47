import type { ReactNode } from "react";
import { CheckBox } from "./check-box.tsx";

/** A word of a facet, with the words below it. */
export type FacetChoice = {
  readonly key: string;
  readonly label: string;
  readonly isActive: boolean;
  /** Groups what is below it and is nothing to choose. */
  readonly isHeading?: boolean | undefined;
  readonly children?: readonly FacetChoice[] | undefined;
};

/** The words of one facet as check boxes. */
export type FacetChoicesProps = {
  readonly choices: readonly FacetChoice[];
  /** No more may be chosen; what is chosen can be taken back (decisions P5). */
  readonly isFull: boolean;
  readonly onToggle: (key: string, isActive: boolean) => void;
};

/** Check boxes, those below another one set in; each stands for itself alone (decisions P3). */
export function FacetChoices({ choices, isFull, onToggle }: FacetChoicesProps): ReactNode {
  return (
    <ul className="facet-choices">
      {choices.map((choice) => (
        <li key={choice.key}>
          {choice.isHeading ? (
            <span className="facet-heading">{choice.label}</span>
          ) : (
            <CheckBox
              label={choice.label}
              checked={choice.isActive}
              isDisabled={isFull && !choice.isActive}
              onChange={(isActive) => onToggle(choice.key, isActive)}
            />
          )}
          {choice.children !== undefined && choice.children.length > 0 && (
            <FacetChoices choices={choice.children} isFull={isFull} onToggle={onToggle} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** How many of the words, and of those below them, are chosen. */
export function countActive(choices: readonly FacetChoice[]): number {
  return choices.reduce(
    (count, { isActive, children }) => count + (isActive ? 1 : 0) + countActive(children ?? []),
    0,
  );
}
