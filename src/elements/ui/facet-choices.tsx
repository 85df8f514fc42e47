import type { ReactNode } from "react";
import { CheckBox } from "./check-box.tsx";

/** A term of a facet, with its sub-terms. */
export type FacetChoice = {
  readonly key: string;
  readonly label: string;
  readonly isActive: boolean;
  /** A heading that groups its sub-terms and cannot be chosen. */
  readonly isHeading?: boolean | undefined;
  readonly children?: readonly FacetChoice[] | undefined;
};

/** Props of {@link FacetChoices}. */
export type FacetChoicesProps = {
  readonly choices: readonly FacetChoice[];
  /** The limit is reached: terms can only be removed (decisions P5). */
  readonly isFull: boolean;
  readonly onToggle: (key: string, isActive: boolean) => void;
};

/** The terms of a facet as check boxes, with sub-terms indented. Each is independent of the others (decisions P3). */
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

/** The number of chosen terms, including sub-terms. */
export function countActive(choices: readonly FacetChoice[]): number {
  return choices.reduce(
    (count, { isActive, children }) => count + (isActive ? 1 : 0) + countActive(children ?? []),
    0,
  );
}
